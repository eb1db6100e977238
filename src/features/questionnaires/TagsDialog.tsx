import { Autocomplete, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { api } from '../../api/client.ts'
import { read } from '../../api/envelope.ts'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { RowDialog } from './RowDialog.tsx'
import { bindTags, useChange } from './rowCalls.ts'
import { tagNames } from './tagNames.ts'

export function TagsDialog({ row, onClose }: { row: Questionnaire; onClose: () => void }) {
  const translate = useTranslate()
  const change = useChange()
  const [names, setNames] = useState<string[]>(row.tags)
  const [typed, setTyped] = useState('')
  const { data: known = [] } = useQuery({
    queryKey: ['tags'],
    queryFn: ({ signal }) => read(api.GET('/api/tags', { signal })),
  })
  // A name still being typed counts: pressing "Save" must not lose it.
  const save = () => bindTags(row.id, tagNames([...names, typed]))
  return (
    <RowDialog
      title={translate('questionnaires.tags.of', { title: row.title })}
      submitLabel={translate('action.save')}
      isBusy={change.isPending}
      onSubmit={() => change.mutate(save, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Autocomplete
        multiple
        freeSolo
        options={known.map(({ name }) => name)}
        value={names}
        inputValue={typed}
        onInputChange={(_, text) => setTyped(text)}
        onChange={(_, chosen) => setNames(tagNames(chosen))}
        renderInput={(params) => (
          <TextField
            {...params}
            autoFocus
            label={translate('questionnaires.tags')}
            helperText={translate('questionnaires.tags.hint')}
          />
        )}
      />
    </RowDialog>
  )
}

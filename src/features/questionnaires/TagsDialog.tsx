import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { tagName, tagNames } from '../../../domain/evaluation/tagNames.ts'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { useAct } from '../../providers/useAct.ts'
import { useQuestion } from '../../providers/useQuestion.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'

export function TagsDialog({ row, onClose }: { row: Questionnaire; onClose: () => void }) {
  const translate = useTranslate()
  const bind = useAct('bindTags')
  const [names, setNames] = useState<string[]>(row.tags)
  const [typed, setTyped] = useState('')
  const { data: known = [] } = useQuestion('listTags')
  // A name still being typed counts: pressing "Save" must not lose it.
  function save() {
    const body = {
      objectId: row.id,
      useType: 'QUESTIONNAIRE' as const,
      tagNames: tagNames([...names, typed].filter((name) => tagName(name) !== '')),
    }
    bind.mutate({ body }, { onSuccess: onClose })
  }
  return (
    <FormDialog
      title={translate('questionnaires.tags.of', { title: row.title })}
      submitLabel={translate('action.save')}
      isBusy={bind.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <Autocomplete
        multiple
        freeSolo
        options={known.map(({ name }) => name)}
        value={names}
        inputValue={typed}
        onInputChange={(_, text) => setTyped(text)}
        onChange={(_, chosen) => setNames(tagNames(chosen.filter((name) => tagName(name) !== '')))}
        renderInput={(params) => (
          <TextField
            {...params}
            autoFocus
            label={translate('questionnaires.tags')}
            helperText={translate('questionnaires.tags.hint')}
          />
        )}
      />
    </FormDialog>
  )
}

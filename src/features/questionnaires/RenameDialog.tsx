import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { isBlank } from '../../../domain/paper/blank.ts'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { useAct } from '../../providers/useAct.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'

export function RenameDialog({ row, onClose }: { row: Questionnaire; onClose: () => void }) {
  const translate = useTranslate()
  const rename = useAct('updateQuestionnaireBase')
  const [title, setTitle] = useState(row.title)
  function save() {
    const { id, type, summary } = row
    rename.mutate({ path: { id }, body: { type, summary, title: title.trim() } }, { onSuccess: onClose })
  }
  return (
    <FormDialog
      title={translate('questionnaires.rename')}
      submitLabel={translate('action.save')}
      isBusy={rename.isPending}
      canSubmit={!isBlank(title)}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        autoFocus
        value={title}
        error={isBlank(title)}
        helperText={isBlank(title) ? translate('paper.check.titleEmpty') : undefined}
        onChange={(event) => setTitle(event.target.value)}
        onFocus={(event) => event.target.select()}
        slotProps={{ htmlInput: { maxLength: 200, 'aria-label': translate('questionnaires.title') } }}
      />
    </FormDialog>
  )
}

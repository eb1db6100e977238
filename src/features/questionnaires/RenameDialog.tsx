import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { isBlank } from '../../../domain/paper/blank.ts'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { RowDialog } from './RowDialog.tsx'
import { rename, useChange } from './rowCalls.ts'

export function RenameDialog({ row, onClose }: { row: Questionnaire; onClose: () => void }) {
  const translate = useTranslate()
  const change = useChange()
  const [title, setTitle] = useState(row.title)
  return (
    <RowDialog
      title={translate('questionnaires.rename')}
      submitLabel={translate('action.save')}
      isBusy={change.isPending}
      canSubmit={!isBlank(title)}
      onSubmit={() => change.mutate(() => rename(row, title.trim()), { onSuccess: onClose })}
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
    </RowDialog>
  )
}

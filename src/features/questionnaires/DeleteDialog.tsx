import { Button, SnackbarContent } from '@mui/material'
import { useCloseNotification, useNotify, useTranslate } from 'react-admin'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { useAct } from '../../providers/useAct.ts'
import { RowDialog } from './RowDialog.tsx'

const LONG_ENOUGH_TO_REGRET = 10_000

function UndoNotice({ row }: { row: Questionnaire }) {
  const translate = useTranslate()
  const close = useCloseNotification()
  const restore = useAct('restoreQuestionnaire')
  return (
    <SnackbarContent
      message={translate('questionnaires.deleted', { title: row.title })}
      action={
        <Button
          size="small"
          variant="text"
          color="inherit"
          onClick={() => restore.mutate({ path: { id: row.id } }, { onSuccess: close })}
        >
          {translate('action.undo')}
        </Button>
      }
    />
  )
}

/** Removes the questionnaire at once and offers to bring it back. */
export function useDelete(row: Questionnaire) {
  const notify = useNotify()
  const remove = useAct('deleteQuestionnaire', {
    // Told by the act itself: the row, and with it any later callback, is gone once the list has been loaded again.
    onSuccess: () => notify(<UndoNotice row={row} />, { autoHideDuration: LONG_ENOUGH_TO_REGRET }),
  })
  return (onDone?: () => void) => remove.mutate({ path: { id: row.id } }, { onSuccess: onDone })
}

/** Asked where answers are at stake. */
export function DeleteDialog({ row, onClose }: { row: Questionnaire; onClose: () => void }) {
  const translate = useTranslate()
  const deleteNow = useDelete(row)
  return (
    <RowDialog
      title={translate('action.delete')}
      submitLabel={translate('action.delete')}
      isBusy={false}
      isGrave
      onSubmit={() => deleteNow(onClose)}
      onClose={onClose}
    >
      {translate('questionnaires.delete.confirm', { title: row.title, count: row.submittedCount })}
    </RowDialog>
  )
}

import { useTranslate } from 'react-admin'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { useAct } from '../../providers/useAct.ts'
import { useDone } from '../../resource/list/DoneNotice.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'

/** Removes the questionnaire at once and offers to bring it back. */
export function useDelete({ id, title }: Questionnaire) {
  const tell = useDone()
  const path = { id }
  const remove = useAct('deleteQuestionnaire', {
    // Told by the act itself: the row, and with it any later callback, is gone once the list has been loaded again.
    onSuccess: () =>
      tell({
        result: { changed: [id] },
        doneKey: 'questionnaires.deleted',
        names: { title },
        takeBack: { act: 'restoreQuestionnaire', input: { path } },
      }),
  })
  return {
    isDeleting: remove.isPending,
    deleteNow: (onDone?: () => void) => remove.mutate({ path }, { onSuccess: onDone }),
  }
}

/** Asked where answers are at stake. */
export function DeleteDialog({ row, onClose }: { row: Questionnaire; onClose: () => void }) {
  const translate = useTranslate()
  const { isDeleting, deleteNow } = useDelete(row)
  return (
    <FormDialog
      title={translate('action.delete')}
      submitLabel={translate('action.delete')}
      isGrave
      isBusy={isDeleting}
      onSubmit={() => deleteNow(onClose)}
      onClose={onClose}
    >
      {translate('questionnaires.delete.confirm', { title: row.title, count: row.submittedCount })}
    </FormDialog>
  )
}

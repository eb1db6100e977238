import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useAct } from '../../providers/calls/useAct.ts'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { useUnchoose } from '../../resource/list/bulk/chosenIds.ts'
import { useDone } from '../../resource/list/bulk/DoneNotice.tsx'
import { useSelection } from '../../resource/list/bulk/selection.ts'
import { useBulkAct } from '../../resource/list/bulk/useBulkAct.ts'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { DELETE_MANY } from './deleting.ts'

/** Removes the questionnaire at once and offers to bring it back. */
export function useDelete({ id, title }: Questionnaire) {
  const tell = useDone()
  const unchoose = useUnchoose()
  const path = { id }
  const remove = useAct('deleteQuestionnaire', {
    // Told by the act itself: the row, and with it any later callback, is gone once the list has been loaded again.
    onSuccess() {
      unchoose('questionnaires', [id])
      tell({
        result: { changed: [id] },
        doneKey: 'questionnaires.deleted',
        names: { title },
        takeBack: { act: 'restoreQuestionnaire', input: { path } },
      })
    },
  })
  return {
    isDeleting: remove.isPending,
    deleteNow: (onDone?: () => void) => remove.mutate({ path }, { onSuccess: onDone }),
  }
}

interface DeleteQuestionProps {
  isBusy: boolean
  onDelete: () => void
  onClose: () => void
  /** What is lost. */
  children: ReactNode
}

/** Asked where answers are at stake. */
function DeleteQuestion({ onDelete, ...dialog }: DeleteQuestionProps) {
  const label = useTranslate()('action.delete')
  return <FormDialog title={label} submitLabel={label} isGrave onSubmit={onDelete} {...dialog} />
}

export function DeleteDialog({ row, onClose }: { row: Questionnaire; onClose: () => void }) {
  const translate = useTranslate()
  const { isDeleting, deleteNow } = useDelete(row)
  return (
    <DeleteQuestion isBusy={isDeleting} onDelete={() => deleteNow(onClose)} onClose={onClose}>
      {translate('questionnaires.delete.confirm', { title: row.title, count: row.submittedCount })}
    </DeleteQuestion>
  )
}

/** The chosen ones: of those on another page nobody knows here what they hold. The bar goes with them, and this with it. */
export function BulkDeleteDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const { shown, elsewhere } = useSelection()
  const { run, isPending, count } = useBulkAct(DELETE_MANY)
  const sent = (shown as Questionnaire[]).reduce((sum, { submittedCount }) => sum + submittedCount, 0)
  return (
    <DeleteQuestion isBusy={isPending} onDelete={() => run()} onClose={onClose}>
      <span>{translate('questionnaires.deleteMany.confirm', { count })}</span>
      {shown.length > 0 && (
        <span>{translate(`questionnaires.deleteMany.${elsewhere > 0 ? 'onPage' : 'all'}`, { count: sent })}</span>
      )}
      {elsewhere > 0 && <span>{translate('questionnaires.deleteMany.elsewhere', { count: elsewhere })}</span>}
    </DeleteQuestion>
  )
}

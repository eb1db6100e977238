import { useTranslate } from 'react-admin'
import { isSessionOver, mayPass } from '../../../providers/calls/errors.ts'
import { WAIT_MILLISECONDS } from '../../../providers/kept/actQueue.ts'
import { useQuestionnaireId } from '../../../providers/useQuestionnaireId.ts'
import { useBulkAct } from '../../../resource/list/bulk/useBulkAct.ts'
import { usePutOff } from '../../../resource/list/bulk/usePutOff.tsx'
import { type FeedbackRow, namesOf } from '../model.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import { useReason } from './useReason.ts'

interface CancelDialogProps {
  /** One form instead of the chosen ones. */
  row?: FeedbackRow
  onClose: () => void
}

/** Withdraws open forms and takes back sent ones of a named questionnaire: for good, so it waits a moment. */
export function CancelDialog({ row, onClose }: CancelDialogProps) {
  const translate = useTranslate()
  const path = { id: useQuestionnaireId() }
  const reason = useReason('cancel', row?.participantRelationId)
  const putOff = usePutOff({
    key: 'collection.cancel.waits',
    notDoneKey: 'collection.cancel.notDone',
    // The dialog has gone.
    onNotDone: (error) => (isSessionOver(error) || mayPass(error)) && reason.kept.keep(),
    onDoneAfterAll: reason.kept.drop,
  })
  const { run, isPending, count } = useBulkAct({
    act: 'bulkCancelAnswers',
    putOff,
    doneKey: 'collection.cancelled',
    rowId: row?.participantRelationId,
    onDone() {
      reason.kept.drop()
      onClose()
    },
  })
  const given = { ...(row ? namesOf(row) : { count }), seconds: WAIT_MILLISECONDS / 1000 }
  const one = row?.feedbackStatus === 'submitted' ? 'collection.cancel.sent' : 'collection.cancel.open'
  return (
    <ReasonDialog
      title={translate('collection.cancel')}
      isDangerous
      isBusy={isPending}
      reason={reason}
      onReason={(text) => run({ path, body: { reason: text } })}
      onClose={onClose}
    >
      {translate(row ? one : 'collection.cancel.many', given)}
    </ReasonDialog>
  )
}

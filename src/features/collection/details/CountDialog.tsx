import { useTranslate } from 'react-admin'
import { useQuestionnaireId } from '../../../providers/useQuestionnaireId.ts'
import { useBulkAct } from '../../../resource/list/bulk/useBulkAct.ts'
import { type FeedbackRow, namesOf } from '../model.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import { useReason } from './useReason.ts'

interface CountDialogProps {
  statistic: boolean
  /** One form instead of the chosen ones. */
  row?: FeedbackRow
  onClose: () => void
}

/** Counts answers in the figures or leaves them out; the other value takes it back. */
export function CountDialog({ statistic, row, onClose }: CountDialogProps) {
  const translate = useTranslate()
  const path = { id: useQuestionnaireId() }
  const name = statistic ? 'count' : 'leaveOut'
  const reason = useReason(name, row?.participantRelationId)
  const { run, isPending, count } = useBulkAct({
    act: 'bulkSetStatistic',
    doneKey: `collection.${name}.done`,
    inverse: {
      act: 'bulkSetStatistic',
      input: ({ changed }) => ({
        path,
        body: { ids: changed, statistic: !statistic, reason: translate('collection.undone') },
      }),
    },
    rowId: row?.participantRelationId,
    onDone() {
      reason.kept.drop()
      onClose()
    },
  })
  const given = row ? namesOf(row) : { count }
  return (
    <ReasonDialog
      title={translate(`collection.${name}`)}
      isBusy={isPending}
      reason={reason}
      onReason={(text) => run({ path, body: { statistic, reason: text } })}
      onClose={onClose}
    >
      {translate(row ? `collection.${name}.ask` : `collection.${name}.many`, given)}
    </ReasonDialog>
  )
}

import { useListContext, useTranslate } from 'react-admin'
import type { CallResult } from '../../providers/calls.ts'
import { IN_PLACE, useQuestion } from '../../providers/useQuestion.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import { useSelection } from '../../resource/list/selection.ts'
import { DialogFrame, LeaveButton } from '../../ui/DialogFrame.tsx'
import { FailurePage } from '../../ui/FailurePage.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { NotifyDialog } from './NotifyDialog.tsx'

/** The most rows a list answers at once; the whole round is reminded from the overview. */
const MOST = 10_000

const idsOf = ({ items }: CallResult<'listFeedback'>) => items.map((row) => row.participantRelationId)

/** Mails the raters of the chosen relations; where all that match are meant, they are asked for first. */
export function RemindDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const id = useQuestionnaireId()
  const { isAll, count, body, clear } = useSelection()
  const { filterValues } = useListContext()
  const query = { ...filterValues, pageIndex: 1, pageSize: MOST }
  const all = useQuestion('listFeedback', { path: { id }, query }, { ...IN_PLACE, enabled: isAll, select: idsOf })
  const participants = 'ids' in body ? [...body.ids] : all.data
  const title = translate('collection.remindSelected', { count: Math.min(count, MOST) })
  if (participants === undefined) {
    return (
      <DialogFrame title={title} onClose={onClose} actions={<LeaveButton />}>
        {all.error ? <FailurePage error={all.error} retry={() => void all.refetch()} /> : <Waiting />}
      </DialogFrame>
    )
  }
  return <NotifyDialog title={title} audience={{ participants }} onSent={clear} onClose={onClose} />
}

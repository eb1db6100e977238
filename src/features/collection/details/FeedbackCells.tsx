/** The states of a form as its row tells them: by words, never by colour alone. */
import { Tooltip } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useCurrentQuestionnaire } from '../../../providers/currentQuestionnaire.ts'
import { useWaitingAct } from '../../../resource/list/bulk/waiting.ts'
import { Status, type Tone } from '../../../ui/marks/marks.tsx'
import '../../../ui/inputs/choice.css'
import { type FeedbackRow, mayWithdraw } from '../model.ts'

const STATUS_TONES: Record<NonNullable<FeedbackRow['feedbackStatus']>, Tone> = {
  waiting: 'ink-3',
  drafting: 'info',
  submitted: 'ok',
  withdrawn: 'warn',
  closed: 'ink-3',
}
const MAIL_TONES: Record<NonNullable<FeedbackRow['emailStatus']>, Tone> = {
  none: 'ink-3',
  waiting: 'info',
  sent: 'ok',
  failed: 'bad',
}

interface CellProps {
  row: FeedbackRow
  /** The state in words. */
  children: ReactNode
}

/** A form about to be withdrawn says so, and can still be kept. */
export function StatusCell({ row, children }: CellProps) {
  const translate = useTranslate()
  const { type } = useCurrentQuestionnaire().questionnaire
  const { participantRelationId, feedbackStatus, shutOut } = row
  const waiting = useWaitingAct(participantRelationId)
  if (waiting !== undefined && mayWithdraw(row, type !== 2)) {
    return (
      <>
        <Status tone="warn">{translate('collection.withdrawing')}</Status>
        <button type="button" className="rv-link-button" onClick={waiting.callOff}>
          {translate('ra.action.undo')}
        </button>
      </>
    )
  }
  if (feedbackStatus === null) return null
  if (shutOut) {
    return (
      <Tooltip title={translate('collection.shutOut.why')} describeChild>
        <span>
          <Status tone="bad">{translate('collection.shutOut')}</Status>
        </span>
      </Tooltip>
    )
  }
  return <Status tone={STATUS_TONES[feedbackStatus]}>{children}</Status>
}

export function MailCell({ row: { emailStatus }, children }: CellProps) {
  if (emailStatus === null) return null
  return <Status tone={MAIL_TONES[emailStatus]}>{children}</Status>
}

/** What was not sent counts for nothing, and says nothing. */
export function CountCell({ row: { statistic, feedbackStatus } }: Pick<CellProps, 'row'>) {
  const translate = useTranslate()
  if (!statistic) return <Status tone="warn">{translate('collection.leftOut')}</Status>
  return feedbackStatus === 'submitted' ? translate('collection.counted') : <span className="rv-muted">—</span>
}

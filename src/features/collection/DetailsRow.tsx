import { useTranslate } from 'react-admin'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { LevelMark } from '../../ui/LevelMark.tsx'
import { Status, type Tone } from '../../ui/marks.tsx'
import { CancelButton } from './CancelButton.tsx'
import type { FeedbackRow } from './model.ts'

interface DetailsRowProps {
  row: FeedbackRow
  questionnaire: Questionnaire
  canSelect: boolean
  canRemind: boolean
  isSelected: boolean
  onSelect: (isOn: boolean) => void
}

const STATUS_TONES: Record<NonNullable<FeedbackRow['feedbackStatus']>, Tone> = {
  waiting: 'ink-3',
  drafting: 'info',
  submitted: 'ok',
  withdrawn: 'warn',
  closed: 'ink-3',
}
const MAIL_TONES: Record<FeedbackRow['emailStatus'], Tone> = {
  none: 'ink-3',
  waiting: 'info',
  sent: 'ok',
  failed: 'bad',
}

export function DetailsRow({ row, questionnaire, canSelect, canRemind, isSelected, onSelect }: DetailsRowProps) {
  const translate = useTranslate()
  const { evaluatorName, valuerName, feedbackStatus, emailStatus, submittedDay } = row
  const isAnonymous = questionnaire.type === 2
  // A sent form of an anonymous questionnaire cannot be taken back (R11).
  const canCancel = canRemind || (feedbackStatus === 'submitted' && !isAnonymous)
  return (
    <tr>
      {canSelect && (
        <td>
          <input
            type="checkbox"
            className="rv-check"
            aria-label={translate('collection.selectRow', { rater: valuerName, evaluatee: evaluatorName })}
            checked={isSelected}
            disabled={!canRemind}
            onChange={(event) => onSelect(event.target.checked)}
          />
        </td>
      )}
      <td className="rv-details-name">{evaluatorName}</td>
      <td>{valuerName}</td>
      <td>
        <LevelMark level={row} />
      </td>
      <td>
        {feedbackStatus !== null && (
          <Status tone={STATUS_TONES[feedbackStatus]}>{translate(`collection.status.${feedbackStatus}`)}</Status>
        )}
      </td>
      <td>
        <Status tone={MAIL_TONES[emailStatus]}>{translate(`collection.mail.${emailStatus}`)}</Status>
      </td>
      <td className={submittedDay === null ? 'rv-muted' : undefined}>{submittedDay ?? '—'}</td>
      {canSelect && <td className="n">{canCancel && <CancelButton row={row} />}</td>}
    </tr>
  )
}

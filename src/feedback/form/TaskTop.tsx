/** The bar of a form: the way back, about whom, how far, and whether it is saved (look/phone.png). */
import { toldLevel } from '../../../domain/evaluation/promise.ts'
import type { FeedbackForm } from '../calls.ts'
import type { SaveStatus } from '../draft/draftQueue.ts'
import { aboutWhom } from '../tasks/TaskRow.tsx'
import { useText } from '../text.tsx'

interface TaskTopProps {
  form: FeedbackForm
  back: string
  /** "Question 9 of 20". */
  place?: string
  status: SaveStatus
}

/** What stands where nothing is amiss has no colour of its own. */
const LOOKS: Partial<Record<SaveStatus, string>> = { offline: 'unsure', refused: 'bad', unkept: 'bad' }

export function TaskTop({ form: { task }, back, place, status }: TaskTopProps) {
  const { t } = useText()
  const saved = status === 'idle' ? '' : t(`feedback.${status}`)
  return (
    <>
      <a className="back" href={back}>
        <span className="unseen">{t('feedback.back')}</span>
        <i aria-hidden="true" />
      </a>
      <div className="about">
        <div>
          <strong>{aboutWhom(t, task)}</strong>
          {task.levelType !== 'self' && (
            <span className="quiet"> · {t('feedback.you', { level: toldLevel(t, task) })}</span>
          )}
        </div>
        <div className="small">
          {place}
          {place && saved && ' · '}
          <span className={LOOKS[status]} aria-hidden="true">
            {saved}
          </span>
          {/* Read out when it has settled, not while it is on its way. */}
          <span className="unseen" role="status">
            {status === 'saving' ? '' : saved}
          </span>
        </div>
      </div>
    </>
  )
}

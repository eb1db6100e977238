import { namedApart } from '../../../domain/evaluation/names.ts'
import { toldLevel } from '../../../domain/evaluation/promise.ts'
import type { FeedbackTask } from '../calls.ts'
import { LevelMark } from '../frame/LevelMark.tsx'
import { type Text, useText } from '../text.tsx'

interface TaskRowProps {
  task: FeedbackTask
  closed: boolean
  href: string
}

/** Whom a task is about, told apart from others of the same name. */
export const evaluateeName = (task: FeedbackTask) => namedApart(task.evaluateeName, task.evaluateeNameMark)

/** "About 孙磊", or "your own view". */
export function aboutWhom(t: Text['t'], task: FeedbackTask): string {
  return task.levelType === 'self' ? t('feedback.aboutSelf') : t('feedback.about', { name: evaluateeName(task) })
}

function stateOf(t: Text['t'], { status, answeredCount: answered, questionCount: count }: FeedbackTask): string {
  if (status === 'submitted') return t('feedback.tasks.sent')
  return answered > 0 ? t('feedback.tasks.progress', { answered, count }) : t('feedback.tasks.fresh', { count })
}

export function TaskRow({ task, closed, href }: TaskRowProps) {
  const { t } = useText()
  const isSent = task.status === 'submitted'
  const isOpen = !isSent && !closed && task.status !== 'withdrawn'
  const isSelf = task.levelType === 'self'
  const action = t(task.status === 'drafting' ? 'feedback.tasks.continue' : 'feedback.tasks.start')
  return (
    <li className="task">
      <LevelMark levelType={task.levelType} />
      <div className="task-words">
        <strong>{isSelf ? t('feedback.aboutSelf') : evaluateeName(task)}</strong>
        <span className="small facts">
          {!isSelf && <span>{t('feedback.you', { level: toldLevel(t, task) })}</span>}
          <span>{stateOf(t, task)}</span>
        </span>
        {isOpen && task.answeredCount > 0 && (
          <span className="meter" aria-hidden="true">
            <i style={{ width: `${(task.answeredCount / Math.max(1, task.questionCount)) * 100}%` }} />
          </span>
        )}
      </div>
      {isOpen && (
        <a className="button" href={href} aria-label={t('feedback.tasks.label', { action, name: aboutWhom(t, task) })}>
          {action}
        </a>
      )}
      {isSent && <span className="done" aria-hidden="true" />}
    </li>
  )
}

/** How a deadline reads in the list: the nearer, the more exact. */
import { type Language, LOCALES } from '../../../../messages/format.ts'

export interface DeadlineView {
  /** Message key around `date`; null where the date stands alone. */
  key: 'questionnaires.deadline.today' | 'questionnaires.deadline.over' | null
  date: string
  tone: 'bad' | 'plain' | 'muted'
}

/** Null without a deadline. Only a running questionnaire's deadline presses; `now` and the days are those of the reader's clock. */
export function deadlineView(
  deadline: string | null,
  isRunning: boolean,
  now: Date,
  language: Language,
): DeadlineView | null {
  if (deadline === null) return null
  const end = new Date(deadline)
  const day = new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: language === 'zh' ? 'long' : 'short',
    ...(end.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  }).format(end)
  if (!isRunning) return { key: null, date: day, tone: 'muted' }
  if (end <= now) return { key: 'questionnaires.deadline.over', date: day, tone: 'bad' }
  if (end.toDateString() !== now.toDateString()) return { key: null, date: day, tone: 'plain' }
  const time = new Intl.DateTimeFormat(LOCALES[language], { hour: '2-digit', minute: '2-digit' }).format(end)
  return { key: 'questionnaires.deadline.today', date: time, tone: 'bad' }
}

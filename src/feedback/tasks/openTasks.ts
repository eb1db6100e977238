/** What is listed, which tasks wait, and which one comes next. */
import type { FeedbackQuestionnaire, FeedbackTask, FeedbackTasks } from '../calls.ts'

const isOpen = ({ status }: FeedbackTask) => status === 'waiting' || status === 'drafting'

/** Whether something of it is left for the visitor to answer, be it paused or not. */
export const hasOpen = ({ tasks }: FeedbackQuestionnaire): boolean => tasks.some(isOpen)

/** Whether something that is left can be answered once its pause ends. */
export const isPausedOpen = (questionnaire: FeedbackQuestionnaire): boolean =>
  questionnaire.paused && hasOpen(questionnaire)

/** What the list shows, the closed ones last: a finished anonymous questionnaire has no tasks any more, but says so. */
export function shownQuestionnaires({ questionnaires }: FeedbackTasks): FeedbackQuestionnaire[] {
  return questionnaires
    .filter(({ closed, tasks }) => closed || tasks.length > 0)
    .sort((a, b) => Number(a.closed) - Number(b.closed))
}

export function countOpen({ questionnaires }: FeedbackTasks): number {
  return questionnaires.filter(({ closed }) => !closed).flatMap(({ tasks }) => tasks.filter(isOpen)).length
}

/** The next open task after `relationId`: of the same questionnaire first, in the order of the list, then any. */
export function nextTask({ questionnaires }: FeedbackTasks, relationId: number): FeedbackTask | undefined {
  const open = questionnaires.filter(({ closed }) => !closed)
  const own = open.find(({ tasks }) => tasks.some((task) => task.relationId === relationId))
  const place = own?.tasks.findIndex((task) => task.relationId === relationId) ?? 0
  const later = [...(own?.tasks.slice(place + 1) ?? []), ...(own?.tasks.slice(0, place) ?? [])]
  const elsewhere = open.filter((questionnaire) => questionnaire !== own).flatMap(({ tasks }) => tasks)
  return [...later, ...elsewhere].find((task) => task.relationId !== relationId && isOpen(task))
}

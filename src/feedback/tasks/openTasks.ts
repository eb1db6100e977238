/** Which tasks wait, and which one comes next. */
import type { FeedbackTask, FeedbackTasks } from '../calls.ts'

const isOpen = ({ status }: FeedbackTask) => status === 'waiting' || status === 'drafting'

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

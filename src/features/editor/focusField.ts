/** Finds fields of the editor by what they edit, so that an issue can lead to its field. */
import { flushSync } from 'react-dom'
import type { CheckIssue } from '../../../domain/paper/check.ts'
import type { Editing } from './editing.ts'

/** Id of the element that edits a field. */
export function fieldId(questionId: number | null, field: string, optionNumber?: number): string {
  const option = optionNumber === undefined ? '' : `-${optionNumber}`
  return `edit-${questionId ?? 'paper'}-${field.replace('.', '-')}${option}`
}

/** Id of the card of a question, and of a page. */
export const questionCardId = (id: number) => `question-${id}`
export const pageCardId = (id: number) => `page-${id}`

/** What holds a field with its label and its fault. */
const WHOLE_FIELD = '.rv-field, .rv-options li, .rv-config-text, .rv-config-figure'

/** Into the middle of what the bar leaves free; of what is higher than that, the start stays in sight. */
function bringIntoSight(element: HTMLElement): void {
  const bar = document.querySelector<HTMLElement>('.rv-issues')
  const above = bar === null ? 0 : bar.offsetHeight + Number.parseFloat(getComputedStyle(bar).top)
  const { top, height } = (element.closest(WHOLE_FIELD) ?? element).getBoundingClientRect()
  window.scrollBy(0, top - above - Math.max(0, (window.innerHeight - above - height) / 2))
}

/** Moves the focus to the field of an issue, or to its question where the field itself is not shown. */
export function leadTo({ questionId, field, optionNumber }: CheckIssue, act: Editing['act']): void {
  // The question's fields are drawn only when it has the focus.
  if (questionId !== null) flushSync(() => act({ kind: 'focusQuestion', questionId }))
  const card = questionId === null ? null : document.getElementById(questionCardId(questionId))
  const element = document.getElementById(fieldId(questionId, field, optionNumber)) ?? card
  if (element === null) return
  bringIntoSight(element)
  element.focus({ preventScroll: true })
}

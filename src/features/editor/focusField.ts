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

/** Moves the focus to the field of an issue, or to its question where the field itself is not shown. */
export function leadTo({ questionId, field, optionNumber, key }: CheckIssue, act: Editing['act']): void {
  // The question's fields are drawn only when it has the focus.
  if (questionId !== null) flushSync(() => act({ kind: 'focusQuestion', questionId }))
  const name = key === 'paper.check.optionScoreEmpty' ? 'data.options.score' : field
  const card = questionId === null ? null : document.getElementById(questionCardId(questionId))
  const element = document.getElementById(fieldId(questionId, name, optionNumber)) ?? card
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
}

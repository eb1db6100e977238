/** Moves by key: one place up or down, over the edge of a page into the next one. */
import { findQuestion, type MoveTarget, moveQuestion } from '../../../../domain/paper/editPages.ts'
import type { Paper } from '../../../../domain/paper/model.ts'

/** Where one step leads; null at either end of the paper. */
export function stepTarget(paper: Paper, questionId: number, direction: 'up' | 'down'): MoveTarget | null {
  const found = findQuestion(paper, questionId)
  if (found === null) return null
  const { page, pageIndex, questionIndex } = found
  if (direction === 'up') {
    const above = page.questions[questionIndex - 1]
    if (above !== undefined) return { place: 'before', questionId: above.id }
    const previous = paper.pages[pageIndex - 1]
    return previous === undefined ? null : { place: 'end', pageId: previous.id }
  }
  const below = page.questions[questionIndex + 1]
  if (below !== undefined) return { place: 'after', questionId: below.id }
  const next = paper.pages[pageIndex + 1]
  if (next === undefined) return null
  const first = next.questions[0]
  return first === undefined ? { place: 'end', pageId: next.id } : { place: 'before', questionId: first.id }
}

/** Where a question stands after a move, counted from 1, with the number of questions on its page; for the announcement. */
export function placeAfter(paper: Paper, questionId: number, target: MoveTarget) {
  const focus = { pageId: 0, questionId: null }
  const found = findQuestion(moveQuestion({ paper, focus }, questionId, target).paper, questionId)
  if (found === null) return null
  return { page: found.pageIndex + 1, index: found.questionIndex + 1, count: found.page.questions.length }
}

import { expect, test } from 'vitest'
import type { Paper } from '../../../../domain/paper/model.ts'
import { newQuestion } from '../../../../domain/paper/questionTypes.ts'
import { placeAfter, stepTarget } from './moves.ts'

/** Page 1: 11, 12; page 2: empty; page 3: 31. */
const PAPER: Paper = {
  title: '',
  summary: '',
  pages: [[1, [11, 12]] as const, [2, []] as const, [3, [31]] as const].map(([id, ids], place) => ({
    id,
    type: place === 0 ? ('HOME' as const) : ('CONTENT' as const),
    isServerExists: true,
    questions: ids.map((questionId, index) => newQuestion('WEN_DA', id, index + 1, () => questionId)),
  })),
}

test.each([
  { id: 12, direction: 'up' as const, want: { place: 'before', questionId: 11 } },
  { id: 11, direction: 'up' as const, want: null },
  { id: 11, direction: 'down' as const, want: { place: 'after', questionId: 12 } },
  { id: 12, direction: 'down' as const, want: { place: 'end', pageId: 2 } },
  { id: 31, direction: 'up' as const, want: { place: 'end', pageId: 2 } },
  { id: 31, direction: 'down' as const, want: null },
  { id: 99, direction: 'down' as const, want: null },
])('$id $direction', ({ id, direction, want }) => {
  expect(stepTarget(PAPER, id, direction)).toEqual(want)
})

test.each([
  { target: { place: 'end' as const, pageId: 3 }, want: { page: 3, index: 2, count: 2 } },
  { target: { place: 'before' as const, questionId: 31 }, want: { page: 3, index: 1, count: 2 } },
  { target: { place: 'before' as const, questionId: 11 }, want: { page: 1, index: 1, count: 2 } },
])('12 moved to $target', ({ target, want }) => {
  expect(placeAfter(PAPER, 12, target)).toEqual(want)
})

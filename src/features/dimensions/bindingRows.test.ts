import { expect, test } from 'vitest'
import type { Page, Paper } from '../../../domain/paper/model.ts'
import { bindingCounts, bindingGroups } from './bindingRows.ts'

const page = (id: number, questionIds: number[]): Page => ({
  id,
  type: id === 1 ? 'HOME' : 'CONTENT',
  isServerExists: true,
  questions: questionIds.map((questionId, index) => ({
    id: questionId,
    pageId: id,
    type: 'DA_FEN',
    data: { title: `Q${questionId}`, summary: '' },
    config: {},
    index: index + 1,
  })),
})

const paper: Paper = { title: '', summary: '', pages: [page(1, [11, 12]), page(2, []), page(3, [31])] }
const row = (questionId: number, number: number, dimensionId: number | null) => ({
  questionId,
  number,
  title: `Q${questionId}`,
  summary: '',
  dimensionId,
})

test.each([
  {
    given: { bindings: new Map([[11, 7]]), onlyUnbound: false },
    want: [
      { pageId: 1, pageNumber: 1, rows: [row(11, 1, 7), row(12, 2, null)] },
      { pageId: 3, pageNumber: 3, rows: [row(31, 3, null)] },
    ],
  },
  {
    given: { bindings: new Map([[11, 7]]), onlyUnbound: true },
    want: [
      { pageId: 1, pageNumber: 1, rows: [row(12, 2, null)] },
      { pageId: 3, pageNumber: 3, rows: [row(31, 3, null)] },
    ],
  },
  {
    given: {
      bindings: new Map([
        [11, 7],
        [12, 7],
        [31, 8],
      ]),
      onlyUnbound: true,
    },
    want: [],
  },
])('groups of $given', ({ given, want }) => {
  expect(bindingGroups(paper, given.bindings, given.onlyUnbound)).toEqual(want)
})

test('a binding of a question that is gone does not count', () => {
  expect(
    bindingCounts(
      paper,
      new Map([
        [11, 7],
        [99, 7],
      ]),
    ),
  ).toEqual({ total: 3, bound: 1 })
})

import { expect, test } from 'vitest'
import { checkLimits } from './bounds.ts'
import type { Question } from './model.ts'

const single = (score: number): Partial<Question> => ({
  data: { title: '', summary: '', options: [{ id: 1, title: 'a', score }] },
})

const optionId = (id: number): Partial<Question> => ({
  data: { title: '', summary: '', options: [{ id, title: 'a' }] },
})

test.each<{ given: Partial<Question>; want: [string, string] | null }>([
  { given: single(0), want: null },
  { given: single(-0.5), want: ['paper.data.outOfRange', 'data.options.score'] },
  { given: single(1_000_000), want: null },
  { given: single(1_000_001), want: ['paper.data.outOfRange', 'data.options.score'] },
  { given: optionId(Number.MAX_SAFE_INTEGER), want: null },
  { given: optionId(0), want: null },
  { given: optionId(1e300), want: ['paper.data.outOfRange', 'data.options.id'] },
  { given: optionId(-5), want: ['paper.data.outOfRange', 'data.options.id'] },
  { given: optionId(5.5), want: ['paper.data.outOfRange', 'data.options.id'] },
  { given: { data: { title: 'x'.repeat(2000), summary: '' } }, want: null },
  // Counted as the contract counts: a rare character is one.
  { given: { data: { title: '𠮷'.repeat(2000), summary: '' } }, want: null },
  { given: { data: { title: 'x'.repeat(2001), summary: '' } }, want: ['paper.data.tooLong', 'data.title'] },
  {
    given: { data: { title: '', summary: '', options: Array.from({ length: 201 }, (_, id) => ({ id, title: '' })) } },
    want: ['paper.data.tooMany', 'data.options'],
  },
  {
    // Each text is short enough, all together are not.
    given: {
      data: {
        title: '',
        summary: '',
        options: Array.from({ length: 21 }, (_, id) => ({ id, title: 'x'.repeat(1000) })),
      },
    },
    want: ['paper.data.tooLong', 'data'],
  },
  { given: { config: { minimumScore: -5, maximumScore: 5 } }, want: null },
  { given: { config: { step: -1 } }, want: ['paper.data.outOfRange', 'config.step'] },
  { given: { config: { precision: 11 } }, want: ['paper.data.outOfRange', 'config.precision'] },
  { given: { config: { leftDescription: 'x'.repeat(201) } }, want: ['paper.data.tooLong', 'config.leftDescription'] },
])('bounds of a stored question: $want', ({ given, want }) => {
  const question: Question = {
    id: 1,
    pageId: 1,
    type: 'DAN_XUAN',
    data: { title: '', summary: '' },
    config: {},
    index: 1,
    ...given,
  }
  const page = { id: 1, type: 'HOME' as const, isServerExists: true, questions: [question] }
  const issues = checkLimits({ title: '', summary: '', pages: [page] })
  expect(issues.map(({ key, field }) => [key, field])).toEqual(want === null ? [] : [want])
  for (const { params } of issues) expect(params).toMatchObject({ pageNumber: 1, questionNumber: 1 })
})

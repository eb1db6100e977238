import { expect, it } from 'vitest'
import { consistencyOf } from './consistency.ts'

const items = (covariances: number[][]) => ({ questionIds: [1, 2], forms: 44, complete: 41, covariances })

it.each([
  {
    name: 'of questions that go together',
    given: items([
      [1, 0.725],
      [0.725, 1],
    ]),
    want: { alpha: 0.84, complete: 41, forms: 44 },
  },
  {
    name: 'of questions that go against each other: at most 0',
    given: items([
      [1, -0.9],
      [-0.9, 1],
    ]),
    want: { alpha: 0, complete: 41, forms: 44 },
  },
  { name: 'of one question', given: { ...items([[1]]), questionIds: [1] }, want: null },
  { name: 'of nothing that was kept', given: null, want: null },
])('is what is published of alpha $name', ({ given, want }) => {
  expect(consistencyOf(given)).toEqual(want)
})

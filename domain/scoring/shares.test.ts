import { describe, expect, it } from 'vitest'
import { questionShares } from './shares.ts'

describe('the weights that made a question’s score (numbers.md 12)', () => {
  it.each([
    {
      name: 'a level without an answer leaves its weight to the others',
      weights: [10, 40, 50],
      byLevel: [3, null, 4],
      score: 45,
      want: [100 / 6, null, 500 / 6],
    },
    { name: 'all of them took part', weights: [10, 40, 50], byLevel: [3, 3, 4], score: 45, want: null },
    {
      name: 'only one that has no weight is missing',
      weights: [50, 50, null],
      byLevel: [3, 3, null],
      score: 45,
      want: null,
    },
    { name: 'there is no score', weights: [50, 50], byLevel: [null, null], score: null, want: null },
  ])('$name', ({ weights, byLevel, score, want }) => {
    const levels = weights.map((weight) => ({ weight }))
    expect(questionShares(levels, { byLevel, weightedScore: score })).toEqual(want)
  })
})

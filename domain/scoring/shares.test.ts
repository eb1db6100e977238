import { describe, expect, it } from 'vitest'
import { levelWord } from './levelWord.ts'
import { dimensionWeight, levelWeight, questionShares } from './shares.ts'

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

describe('what counts for nothing', () => {
  it.each([
    { given: levelWeight({ status: 'shown', weight: 40 }), want: 40 },
    { given: levelWeight({ status: 'shown', weight: null }), want: 0 },
    { given: levelWeight({ status: 'hidden', weight: null }), want: null },
    { given: levelWeight({ status: 'empty', weight: null }), want: null },
    { given: dimensionWeight({ percent: 60, weight: 25 }), want: 25 },
    { given: dimensionWeight({ percent: 60, weight: null }), want: 0 },
    { given: dimensionWeight({ percent: null, weight: null }), want: null },
  ])('weighs $want', ({ given, want }) => {
    expect(given).toBe(want)
  })

  it.each([
    { kind: 'superior', weight: 50, want: 'shown' },
    { kind: 'superior', weight: null, want: 'shown.weightless' },
    { kind: 'pool', weight: 50, want: 'pooled' },
    { kind: 'pool', weight: null, want: 'pooled.weightless' },
    { kind: 'self', weight: null, want: 'shown' },
  ] as const)('of the kind $kind with the weight $weight it is $want', ({ kind, weight, want }) => {
    expect(levelWord({ kind, weight, status: 'shown' })).toBe(want)
  })
})

import { describe, expect, it } from 'vitest'
import { fillWeights, weightedMean } from './weights.ts'

describe('fillWeights', () => {
  it.each([
    { given: [], want: [] },
    { given: [null, null], want: [50, 50] },
    { given: [40, null, null], want: [40, 30, 30] },
    { given: [100, null], want: [100, 0] },
    { given: [120, null], want: [120, 0] },
    { given: [25, 75], want: [25, 75] },
  ])('$given', ({ given, want }) => {
    expect(fillWeights(given)).toEqual(want)
  })
})

describe('weightedMean', () => {
  it.each([
    { values: [], weights: [], want: null },
    { values: [null, 4], weights: [50, 50], want: 4 },
    { values: [2, 4], weights: [75, 25], want: 2.5 },
    { values: [2, 4], weights: [0, 25], want: 4 },
    { values: [2], weights: [0], want: null },
  ])('$values by $weights', ({ values, weights, want }) => {
    expect(weightedMean(values, weights)).toBe(want)
  })
})

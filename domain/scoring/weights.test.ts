import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillWeights, toOneDecimal, toWhole, weightedMean } from './weights.ts'

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

describe('toOneDecimal', () => {
  it.each([
    [3.75, 3.8],
    [3.45, 3.5],
    [3.4499999999999997, 3.5],
    [3.449, 3.4],
    [0.05, 0.1],
    [100, 100],
    [0, 0],
    [-3.45, -3.5],
    [-0.04, 0],
  ])('%d', (given, want) => {
    expect(toOneDecimal(given)).toBe(want)
  })
})

describe('toWhole', () => {
  it.each([
    [47.4991, 47],
    [47.5, 48],
    [47.49999999999999, 48],
    [-2.5, -3],
    [-0.4, 0],
    [100, 100],
  ])('%d', (given, want) => {
    expect(toWhole(given)).toBe(want)
  })
})

describe('rounding', () => {
  const figure = fc.oneof(
    fc.double({ min: -1000, max: 1000, noNaN: true }),
    // Beside a half, where the digits that are kept decide.
    fc
      .tuple(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: -3000, max: 3000 }))
      .map(([whole, off]) => whole + 0.5 + off * 1e-12),
  )

  it('is that of twelve digits, half away from zero', () => {
    fc.assert(
      fc.property(figure, (value) => {
        const exact = Number(value.toPrecision(12))
        expect(toWhole(value)).toBe(Math.sign(exact) * Math.round(Math.abs(exact)) + 0)
      }),
      { numRuns: 2000 },
    )
  })
})

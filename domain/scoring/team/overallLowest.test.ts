import { expect, it } from 'vitest'
import { overallLowest } from './overallLowest.ts'

const figures = (dimensionId: number, percent: number | null) => ({
  ...{ dimensionId, percent, othersPercent: null, selfPercent: null, byRow: [], raters: [], agreement: null },
})
const LOWEST = new Map([
  [1, 20],
  [2, -100],
])

it.each([
  { name: 'by weight', percents: [60, 60], weights: [50, 50], want: -40 },
  { name: 'by other weights', percents: [60, 60], weights: [75, 25], want: -10 },
  { name: 'of those with a score', percents: [60, null], weights: [50, 50], want: 20 },
  { name: 'the lowest of all where none has one', percents: [null, null], weights: [50, 50], want: -100 },
])('the overall score starts $name', ({ percents, weights, want }) => {
  const dimensions = percents.map((percent, index) => figures(index + 1, percent))
  expect(overallLowest({ dimensions }, LOWEST, new Map(weights.map((weight, index) => [index + 1, weight])))).toBe(want)
})

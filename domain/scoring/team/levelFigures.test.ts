import { expect, it } from 'vitest'
import { levelFigures } from './levelFigures.ts'
import type { MemberDimension } from './member.ts'

const ROWS = [
  { key: 'level:1', kind: 'superior', name: '', weight: 50 },
  { key: 'pool', kind: 'pool', name: '', weight: 50 },
] as const

const dimension = (dimensionId: number, byRow: (number | null)[]): MemberDimension => ({
  ...{ dimensionId, percent: null, othersPercent: null, selfPercent: null, byRow, raters: [1, 3], agreement: null },
})
const SOMEBODY = { rows: [...ROWS], dimensions: [dimension(7, [80, 60]), dimension(8, [50, null])] }
const KEYS = ['level:1', 'level:2', 'pool']

it.each([
  { name: 'over all dimensions, by weight, of those that have a figure', dimensionId: null, want: [59.3, null, 60] },
  { name: 'in one dimension', dimensionId: 8, want: [50, null, null] },
  { name: 'in a dimension that is none of the questionnaire’s', dimensionId: 9, want: [null, null, null] },
])('$name', ({ dimensionId, want }) => {
  const weights = new Map([
    [7, 31],
    [8, 69],
  ])
  expect(levelFigures(SOMEBODY, KEYS, weights, dimensionId)).toEqual(want)
})

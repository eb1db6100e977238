import { describe, expect, it } from 'vitest'
import {
  formatCoefficient,
  formatExact,
  formatFactor,
  formatGap,
  formatMaximum,
  formatPercent,
  formatPoints,
  formatPointsOf,
  formatRaters,
  formatWeight,
  gapOf,
} from './format.ts'

const anonymous = { anonymous: true }
const named = { anonymous: false }

describe('printed figures', () => {
  it.each([
    { given: formatPercent(62.5), want: '62.5' },
    { given: formatPercent(62), want: '62.0' },
    { given: formatPercent(-12.3), want: '−12.3' },
    { given: formatPoints(-1.4, anonymous), want: '−1.4' },
    { given: formatExact(-1.43751), want: '−1.4375' },
    { given: formatCoefficient(-0.2), want: '−0.20' },
    { given: formatMaximum(-5), want: '−5' },
    { given: formatPercent(null), want: '—' },
    { given: formatPoints(3.75, named), want: '3.75' },
    { given: formatPoints(3.7, anonymous), want: '3.7' },
    { given: formatMaximum(0.1 + 0.2), want: '0.3' },
    { given: formatMaximum(5), want: '5' },
    { given: formatWeight(100 / 3), want: '33.3%' },
    { given: formatWeight(40), want: '40%' },
    { given: formatWeight(null), want: '—' },
    { given: formatFactor(25.0037, 100), want: '25.0037%' },
    { given: formatFactor(100 / 3, 80), want: '33.33333%' },
    { given: formatFactor(100 / 3, -333333.32), want: '33.33333333%' },
    { given: formatFactor(50, 3.75), want: '50%' },
    { given: formatFactor(100 / 3, 0), want: '33.3%' },
    { given: formatRaters('5-9'), want: '5–9' },
    { given: formatRaters('<3'), want: '<3' },
    { given: formatRaters(''), want: '—' },
    { given: formatRaters(null), want: '—' },
    { given: formatGap(-12), want: '−12.0' },
    { given: formatGap(5), want: '+5.0' },
    { given: formatGap(0), want: '0.0' },
    { given: formatGap(null), want: '—' },
  ])('$want', ({ given, want }) => {
    expect(given).toBe(want)
  })

  it('gives points with what they are out of', () => {
    expect(formatPointsOf({ earned: 86.1, possible: 100 }, named)).toEqual({ earned: '86.10', possible: '100' })
  })

  it.each([
    { others: 61.6, self: 74.4, want: -12.8 },
    { others: null, self: 74, want: null },
    { others: 74, self: null, want: null },
  ])('the gap of $others and $self is $want', ({ others, self, want }) => {
    expect(gapOf(others, self)).toBe(want)
  })
})

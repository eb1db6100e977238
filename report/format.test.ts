import { describe, expect, it } from 'vitest'
import { formatGap, formatPercent, formatPoints, formatWeight, gapOf } from './format.ts'
import { exampleReport } from './personalReport.fixture.ts'

const anonymous = exampleReport().rule
const named = { ...anonymous, anonymous: false }

describe('printed figures', () => {
  it.each([
    { given: formatPercent(62.46, anonymous), want: '62' },
    { given: formatPercent(62.46, named), want: '62.5' },
    { given: formatPercent(null, named), want: '—' },
    { given: formatPoints(3.75, named), want: '3.75' },
    { given: formatPoints(3.7, anonymous), want: '3.7' },
    { given: formatWeight(100 / 3), want: '33.3%' },
    { given: formatWeight(40), want: '40%' },
    { given: formatWeight(null), want: '—' },
    { given: formatGap(-12, anonymous), want: '−12' },
    { given: formatGap(5, named), want: '+5.0' },
    { given: formatGap(0, anonymous), want: '0' },
    { given: formatGap(null, anonymous), want: '—' },
  ])('$want', ({ given, want }) => {
    expect(given).toBe(want)
  })

  it.each([
    { others: 61.6, self: 74.4, rule: anonymous, want: -12 },
    { others: 61.6, self: 74.4, rule: named, want: -12.8 },
    { others: null, self: 74, rule: named, want: null },
    { others: 74, self: null, rule: named, want: null },
  ])('the gap of $others and $self is $want', ({ others, self, rule, want }) => {
    expect(gapOf(others, self, rule)).toBe(want)
  })
})

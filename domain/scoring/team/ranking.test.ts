import { describe, expect, it } from 'vitest'
import { rankingOf, teamMean } from './ranking.ts'

const entry = (employeeId: number, percent: number | null, incomplete = false) => ({ employeeId, percent, incomplete })

describe('rankingOf', () => {
  it.each([
    { name: 'nobody', given: [], ranked: [], incomplete: [] },
    {
      name: 'ties share a rank: 1, 2, 2, 4',
      given: [entry(1, 70), entry(2, 90), entry(3, 80), entry(4, 80)],
      ranked: [
        [1, 2],
        [2, 3],
        [2, 4],
        [4, 1],
      ],
      incomplete: [],
    },
    {
      name: 'the published decimal decides',
      given: [entry(1, 80.04), entry(2, 79.96), entry(3, 80.06)],
      ranked: [
        [1, 3],
        [2, 1],
        [2, 2],
      ],
      incomplete: [],
    },
    {
      name: 'incomplete and scoreless apart, 0 is a score',
      given: [entry(1, 99, true), entry(2, null), entry(3, 0)],
      ranked: [[1, 3]],
      incomplete: [1, 2],
    },
  ])('$name', ({ given, ranked, incomplete }) => {
    const found = rankingOf(given)
    expect(found.ranked.map((place) => [place.rank, place.entry.employeeId])).toEqual(ranked)
    expect(found.incomplete.map((apart) => apart.employeeId)).toEqual(incomplete)
  })
})

describe('teamMean', () => {
  it.each([
    { name: 'four figures are too few', given: [1, 2, 3, 4, null], fewest: undefined, want: null },
    { name: 'five suffice', given: [70, 71, 72, 73, 74.4, null], fewest: undefined, want: 72.1 },
    { name: 'a named team may be smaller', given: [70, 75], fewest: 1, want: 72.5 },
    { name: 'nothing has no mean', given: [], fewest: 0, want: null },
  ])('$name', ({ given, fewest, want }) => {
    expect(teamMean(given, fewest)).toBe(want)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Band } from '../statistics/bands.ts'
import { alikeOf, rankingOf } from './ranking.ts'

/** Two figures whose bands have a point in common. */
const mayBeSame = (one: Band, other: Band) => one.low <= other.high && other.low <= one.high

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

describe('ranks that cannot be told apart', () => {
  const place = (rank: number, percent: number, margin: number | null) => ({
    ...{ rank, percent },
    band: margin === null ? null : { low: percent - margin, high: percent + margin },
  })

  it.each([
    { name: 'nobody', given: [], want: [] },
    { name: 'one alone', given: [place(1, 90, 20)], want: [null] },
    {
      name: 'bands that touch',
      given: [place(1, 90, 5), place(2, 80, 5)],
      want: [
        [1, 2],
        [1, 2],
      ],
    },
    { name: 'bands apart', given: [place(1, 90, 4.9), place(2, 80, 5)], want: [null, null] },
    {
      name: 'without a band',
      given: [place(1, 90, 50), place(2, 80, null), place(3, 70, 1)],
      want: [[1, 2], null, [2, 3]],
    },
    {
      name: 'a narrow one between',
      given: [place(1, 90, 9), place(2, 80, 0.5), place(3, 70, 15)],
      want: [
        [1, 2],
        [2, 3],
        [1, 3],
      ],
    },
    {
      name: 'those who share a rank and no more',
      given: [place(1, 90, 1), place(1, 90, 1), place(3, 80, 1)],
      want: [[1, 2], [1, 2], null],
    },
    {
      name: 'to the end of a tie: 1, 2, 2',
      given: [place(1, 90, 10), place(2, 80, 10), place(2, 80, 10)],
      want: [
        [1, 3],
        [1, 3],
        [1, 3],
      ],
    },
    {
      name: 'behind one without a band, to the end of a tie',
      given: [place(1, 73.4, null), place(2, 68.5, 8), place(3, 67.5, 8), place(4, 66.5, 8), place(4, 66.5, 8)],
      want: [null, [2, 5], [2, 5], [2, 5], [2, 5]],
    },
    {
      name: 'who shares a rank with one without a band',
      given: [place(1, 90, 1), place(1, 90, null), place(3, 80, 1)],
      want: [[1, 2], null, null],
    },
  ])('$name', ({ given, want }) => {
    expect(alikeOf(given)).toEqual(want.map((ranks) => ranks && { first: ranks[0], last: ranks[1] }))
  })

  it('are those of all pairs, whatever the bands', () => {
    const drawn = fc.array(fc.record({ percent: fc.nat(40), margin: fc.option(fc.nat(12)) }), { maxLength: 12 })
    fc.assert(
      fc.property(drawn, (people) => {
        const sorted = [...people].sort((a, b) => b.percent - a.percent)
        const ranked = sorted.map(({ percent, margin }) =>
          place(1 + sorted.filter((one) => one.percent > percent).length, percent, margin),
        )
        const want = ranked.map(({ rank, band }) => {
          if (!band) return null
          const isSure = (other: (typeof ranked)[number], sign: 1 | -1) =>
            other.band ? !mayBeSame(band, other.band) && (other.rank - rank) * sign > 0 : (other.rank - rank) * sign > 0
          const first = 1 + ranked.filter((other) => isSure(other, -1)).length
          const last = ranked.length - ranked.filter((other) => isSure(other, 1)).length
          return first === last ? null : { first, last }
        })
        expect(alikeOf(ranked)).toEqual(want)
      }),
    )
  })
})

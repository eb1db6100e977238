import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Band } from '../statistics/bands.ts'
import { alikeOf, rankingOf } from './ranking.ts'

interface Place {
  percent: number
  band: Band | null
}

/** By bands without a common point; where one of the two has no band, by the published figures. */
const isSurelyAhead = (one: Place, other: Place) =>
  one.band && other.band ? one.band.low > other.band.high : one.percent > other.percent

/** All orders in which nobody stands before whoever is surely ahead. */
function ordersOf(people: readonly Place[]): Place[][] {
  if (people.length === 0) return [[]]
  return people.flatMap((first) => {
    const rest = people.filter((one) => one !== first)
    return rest.some((one) => isSurelyAhead(one, first)) ? [] : ordersOf(rest).map((order) => [first, ...order])
  })
}

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
  const place = (percent: number, margin: number | null): Place => ({
    percent,
    band: margin === null ? null : { low: percent - margin, high: percent + margin },
  })

  it.each([
    { name: 'nobody', given: [], want: [] },
    { name: 'one alone', given: [place(90, 20)], want: [null] },
    {
      name: 'bands that touch',
      given: [place(90, 5), place(80, 5)],
      want: [
        [1, 2],
        [1, 2],
      ],
    },
    { name: 'bands apart', given: [place(90, 4.9), place(80, 5)], want: [null, null] },
    {
      name: 'nobody passes one without a band',
      given: [place(90, 50), place(80, null), place(70, 1)],
      want: [null, null, null],
    },
    {
      name: 'one without a band between two whose bands meet',
      given: [
        { percent: 93.3, band: { low: 80.6, high: 100 } },
        { percent: 60, band: null },
        { percent: 51.9, band: { low: 34.3, high: 69.5 } },
        { percent: 50, band: null },
        { percent: 49.6, band: { low: 28.6, high: 70.6 } },
        { percent: 40, band: null },
      ],
      want: [null, null, null, null, null, null],
    },
    {
      name: 'beside one without a band, by a tenth',
      given: [place(70.1, 9), place(70.1, 9), place(70, null), place(69.9, 9), place(69.9, 9)],
      want: [[1, 2], [1, 2], null, [4, 5], [4, 5]],
    },
    {
      // The third may stand before or behind the second, who has its figure, and so before the first or behind the fourth.
      name: 'who shares a figure with one without a band, between two others',
      given: [place(72, 9), place(70, null), place(70, 9), place(68, 9)],
      want: [[1, 2], null, [1, 4], [3, 4]],
    },
    {
      name: 'a narrow one between',
      given: [place(90, 9), place(80, 0.5), place(70, 15)],
      want: [
        [1, 2],
        [2, 3],
        [1, 3],
      ],
    },
    {
      name: 'those who share a rank and no more',
      given: [place(90, 1), place(90, 1), place(80, 1)],
      want: [[1, 2], [1, 2], null],
    },
    {
      name: 'to the end of a tie: 1, 2, 2',
      given: [place(90, 10), place(80, 10), place(80, 10)],
      want: [
        [1, 3],
        [1, 3],
        [1, 3],
      ],
    },
    {
      name: 'behind one without a band, to the end of a tie',
      given: [place(73.4, null), place(68.5, 8), place(67.5, 8), place(66.5, 8), place(66.5, 8)],
      want: [null, [2, 5], [2, 5], [2, 5], [2, 5]],
    },
    {
      name: 'who shares a rank with one without a band',
      given: [place(90, 1), place(90, null), place(80, 1)],
      want: [[1, 2], null, null],
    },
  ])('$name', ({ given, want }) => {
    expect(alikeOf(given)).toEqual(want.map((ranks) => ranks && { first: ranks[0], last: ranks[1] }))
  })

  it('are those of all orders that the bands and the published figures allow', () => {
    // In tenths, as they are published: ties, neighbours, and bands of no width, one-sided or not.
    const tenths = fc.record({ figure: fc.nat(9), sides: fc.option(fc.tuple(fc.nat(6), fc.nat(6)), { freq: 2 }) })
    const person = tenths.map(({ figure, sides }): Place => {
      const [below = 0, above = 0] = sides ?? []
      const band = { low: (figure - below) / 10, high: (figure + above) / 10 }
      return { percent: figure / 10, band: sides === null ? null : band }
    })
    fc.assert(
      fc.property(fc.array(person, { maxLength: 6 }), (people) => {
        const ranked = people.sort((a, b) => b.percent - a.percent)
        const allowed = ordersOf(ranked)
        const want = ranked.map((one) => {
          const ranks = allowed.map((order) => order.indexOf(one) + 1)
          const [first, last] = [Math.min(...ranks), Math.max(...ranks)]
          return one.band === null || first === last ? null : { first, last }
        })
        expect(alikeOf(ranked)).toEqual(want)
      }),
      { numRuns: 1000 },
    )
  })
})

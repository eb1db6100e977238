import { describe, expect, it } from 'vitest'
import { combinedPeople } from '../combined/combinedReport.ts'
import { toOneDecimal } from '../figures.ts'
import type { PersonalReport, ReportLevel } from '../report.ts'
import { tOf95 } from '../statistics/studentT.ts'
import { changesOf, type PersonInRound } from './changes.ts'

const level = (key: string, kind: ReportLevel['kind'], weight: number | null, more: Partial<ReportLevel> = {}) =>
  ({ key, kind, name: '', pooledNames: [], status: 'shown', raterCount: '5-9', weight, ...more }) as ReportLevel

const dimension = (dimensionId: number, name: string, percent: number | null, byLevel: (number | null)[]) => ({
  ...{ dimensionId, name, percent, byLevel, weight: 100, othersPercent: null, selfPercent: null, questions: [] },
})

const SPREAD = { variance: 100, degrees: 40 }

function person(
  levels: ReportLevel[],
  dimensions: PersonalReport['dimensions'],
  raters: number[],
  spread: typeof SPREAD | null = SPREAD,
  lowest = 20,
): PersonInRound {
  return {
    report: { dimensions },
    member: {
      ...{ evaluatee: { employeeId: 1, name: '', departmentName: '' }, overallPercent: null, points: null },
      ...{ incomplete: false, questions: [] },
      rows: levels.map(({ key, kind, name, weight }) => ({ key, kind, name, weight })),
      dimensions: dimensions.map(({ dimensionId, percent, byLevel }) => ({
        ...{ dimensionId, percent, othersPercent: null, selfPercent: null, byRow: byLevel, raters, agreement: null },
      })),
    },
    spreads: new Map(dimensions.map(({ dimensionId }) => [dimensionId, spread])),
    lowest: new Map(dimensions.map(({ dimensionId }) => [dimensionId, lowest])),
  }
}

const LEVELS = [level('level:1', 'superior', 40), level('level:2', 'sameLevel', 60), level('level:3', 'self', null)]
const OTHER_IDS = LEVELS.map((one) => ({ ...one, key: `${one.key}0` }))

describe('the change since the round before', () => {
  it('is of the printed scores where both rounds weigh the same levels alike', () => {
    const before = person(OTHER_IDS, [dimension(7, ' People ', 71.3, [70, 72, 90])], [1, 8, 1])
    const now = person(LEVELS, [dimension(1, 'People', 75.1, [75, 75, 10])], [1, 8, 1])
    expect(changesOf(before, now)).toEqual([
      { before: 71.3, now: 75.1, difference: 3.8, isMarked: false, levelKeys: null },
    ])
  })

  it('is marked where it exceeds the band of the difference, each round at its own raters', () => {
    const margin = (raters: number) => tOf95(40) * 10 * Math.sqrt(0.4 ** 2 / 1 + 0.6 ** 2 / raters)
    const least = Math.hypot(margin(8), margin(4))
    const marked = (difference: number) =>
      changesOf(
        person(OTHER_IDS, [dimension(1, 'A', 50, [50, 50, null])], [1, 8, 0]),
        person(LEVELS, [dimension(1, 'A', 50 + difference, [60, 60, null])], [1, 4, 0]),
      )[0]?.isMarked
    // As the band is printed: an end of 0.04 is read as 0.
    const barely = (toOneDecimal(least) * 10 + 1) / 10
    expect(marked(barely)).toBe(true)
    expect(marked(toOneDecimal(least))).toBe(false)
  })

  it('is of no dimension whose name a round has twice: which of them it was nobody knows', () => {
    const of = (...percents: number[]) =>
      person(
        LEVELS,
        percents.map((percent, index) => dimension(index, 'A', percent, [percent, percent, null])),
        [1, 8, 0],
      )
    expect(changesOf(of(40, 90), of(41, 91))).toEqual([null, null])
    expect(changesOf(of(40, 90), of(41))).toEqual([null])
    expect(changesOf(of(40), of(41, 91))).toEqual([null, null])
  })

  it('is of no level whose name a round has twice', () => {
    const own = [level('level:1', 'superior', 40), level('level:5', 'custom', 60, { name: 'X' })]
    const before = person(
      [...own, level('level:6', 'custom', 60, { name: 'X' })],
      [dimension(1, 'A', 60, [60, 40, 80])],
      [1, 8, 8],
    )
    const now = person(own, [dimension(1, 'A', 52, [70, 40])], [1, 8])
    expect(changesOf(before, now)).toMatchObject([{ before: 60, now: 70, levelKeys: ['level:1'] }])
  })

  it('is of the levels shown in both, by the weights of now, where they are not all', () => {
    const before = person(
      [...OTHER_IDS, level('level:9', 'subordinate', 50)],
      [dimension(1, 'A', 66, [70, 72, 90, 60])],
      [1, 8, 1, 8],
    )
    const now = person(LEVELS, [dimension(1, 'A', 75, [75, 75, 10])], [1, 8, 1])
    expect(changesOf(before, now)).toMatchObject([
      { before: 71.2, now: 75, difference: 3.8, levelKeys: ['level:1', 'level:2'] },
    ])
  })

  it('is by the weights of now where those of the round before were others', () => {
    const before = person(
      [level('level:9', 'superior', 80), level('level:8', 'sameLevel', 20)],
      [dimension(1, 'A', 70.4, [70, 72])],
      [1, 8],
    )
    const now = person(LEVELS, [dimension(1, 'A', 75, [75, 75, 10])], [1, 8, 1])
    expect(changesOf(before, now)).toMatchObject([{ before: 71.2, now: 75, levelKeys: ['level:1', 'level:2'] }])
  })

  it('is of no pool, also where the same levels are in it: how they are mixed differs from round to round', () => {
    const levels = [level('level:1', 'superior', 40), level('pool', 'pool', 60)]
    const of = (percents: number[]) => person(levels, [dimension(1, 'A', 70, percents)], [1, 5])
    expect(changesOf(of([60, 80]), of([66, 20]))).toMatchObject([{ before: 60, now: 66, levelKeys: ['level:1'] }])
    const alone = (percent: number) =>
      person([level('pool', 'pool', 100)], [dimension(1, 'A', percent, [percent])], [5])
    expect(changesOf(alone(60), alone(70))).toEqual([null])
  })

  it('is what a combined report of both rounds says', () => {
    const before = person(OTHER_IDS, [dimension(7, 'A', 80, [71.2, 71.4, 90])], [1, 8, 1])
    const now = person(
      [level('level:1', 'superior', 60), level('level:2', 'sameLevel', 40)],
      [dimension(1, 'A', 80, [75, 75.1])],
      [1, 8],
    )
    const [combined] = combinedPeople(
      [before, now].map(({ report, member }) => ({
        dimensions: report.dimensions.map((own) => ({ ...own, spread: SPREAD, lowest: 20 })),
        members: [member],
      })),
    )
    const [change] = changesOf(before, now)
    expect(change).toEqual({
      before: 71.3,
      now: 75,
      difference: 3.7,
      isMarked: false,
      levelKeys: ['level:1', 'level:2'],
    })
    expect(combined?.dimensions[0]?.change).toMatchObject({ value: 3.7, isMarked: false, isPartial: true })
  })

  it('is not judged where the scales start elsewhere: the middle of 1 to 5 is 60, that of 0 to 100 is 50', () => {
    const before = person(OTHER_IDS, [dimension(1, 'A', 60, [60, 60, null])], [1, 8, 0])
    const now = (lowest: number) => person(LEVELS, [dimension(1, 'A', 50, [50, 50, null])], [1, 8, 0], SPREAD, lowest)
    const change = { before: 60, now: 50, difference: -10, levelKeys: null }
    expect(changesOf(before, now(0))).toEqual([{ ...change, isMarked: null, isOtherScale: true }])
    expect(changesOf(before, now(20.04))[0]).toMatchObject({ isMarked: expect.any(Boolean) })
  })

  it('is not judged where one round has no band, and is none without a dimension of that name', () => {
    const now = person(LEVELS, [dimension(1, 'A', 75, [75, 75, 10]), dimension(2, 'B', 75, [75, 75, 10])], [1, 8, 1])
    const before = person(OTHER_IDS, [dimension(1, 'A', 25, [25, 25, 10])], [1, 8, 1], null)
    expect(changesOf(before, now)).toMatchObject([{ isMarked: null, difference: 50 }, null])
    const few = person(OTHER_IDS, [dimension(1, 'A', 25, [25, 25, 10])], [1, 3, 1])
    expect(changesOf(few, now)[0]?.isMarked).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import {
  bandAround,
  differenceMargin,
  isMarkedGap,
  levelMargin,
  overallMargin,
  pooledSpread,
  weightedMargin,
} from './bands.ts'
import { markedByChance } from './statisticFloors.ts'
import { oneWaySquaresOf } from './statistics.fixture.ts'
import { tOf95 } from './studentT.ts'

const PEERS = {
  ...oneWaySquaresOf([
    [60, 80],
    [40, 60, 80],
  ]),
  scope: 'level:2',
}
const SUPERIORS = {
  ...oneWaySquaresOf([
    [70, 90],
    [50, 50],
  ]),
  scope: 'level:1',
}
const CENTRED = { ...PEERS, scope: 'centred', within: 1_000_000 }

describe('how raters of a level differ', () => {
  it('is pooled over the levels, those of one evaluatee among themselves', () => {
    // Peers: 200 and 800 over 1 + 2 degrees; superiors: 200 and 0 over 1 + 1.
    expect(pooledSpread([PEERS, SUPERIORS, CENTRED])).toEqual({ variance: 1200 / 5, degrees: 5 })
  })

  it('is not known where nobody differs, nor where nothing is kept', () => {
    expect(
      pooledSpread([
        {
          ...oneWaySquaresOf([
            [50, 50],
            [70, 70],
          ]),
          scope: 'level:1',
        },
      ]),
    ).toBeNull()
    expect(pooledSpread([])).toBeNull()
  })
})

describe('bands', () => {
  const spread = { variance: 400, degrees: 30 }

  it('are t times the standard error, from five raters on', () => {
    expect(levelMargin(spread, 4)).toBeNull()
    expect(levelMargin(spread, 5)).toBeCloseTo(tOf95(30) * Math.sqrt(400 / 5), 10)
    expect(levelMargin(null, 5)).toBeNull()
  })

  it('of a weighted mean count every level by its share', () => {
    const levels = [
      { raters: 1, share: 0.5 },
      { raters: 4, share: 0.5 },
      { raters: 3, share: 0 },
    ]
    expect(weightedMargin(spread, levels)).toBeCloseTo(tOf95(30) * Math.sqrt(400 * (0.25 + 0.25 / 4)), 10)
    // Whoever has no weight does not make it surer.
    expect(
      weightedMargin(spread, [
        { raters: 4, share: 1 },
        { raters: 3, share: 0 },
      ]),
    ).toBeNull()
  })

  it('over all dimensions are never too narrow: they add up by weight', () => {
    expect(
      overallMargin([
        { margin: 4, share: 25 },
        { margin: 8, share: 75 },
      ]),
    ).toBe(7)
    expect(
      overallMargin([
        { margin: 4, share: 25 },
        { margin: null, share: 75 },
      ]),
    ).toBeNull()
    expect(
      overallMargin([
        { margin: 4, share: 25 },
        { margin: null, share: 0 },
      ]),
    ).toBe(4)
    expect(overallMargin([])).toBeNull()
  })

  it('end where the scale does', () => {
    const scale = { lowest: 20, highest: 100 }
    expect(bandAround(95, 10, scale)).toEqual({ low: 85, high: 100 })
    expect(bandAround(25, 10, scale)).toEqual({ low: 20, high: 35 })
  })

  it('of a difference are those of independent means', () => {
    expect(differenceMargin(3, 4)).toBe(5)
  })
})

describe('a gap between others and oneself', () => {
  it.each([
    { name: 'beyond the band', gap: -9, raters: 8, margin: 8, want: true },
    { name: 'within the band', gap: 7, raters: 8, margin: 8, want: false },
    { name: 'at its end', gap: 8, raters: 8, margin: 8, want: false },
    { name: 'of seven others', gap: 50, raters: 7, margin: 8, want: false },
    { name: 'without a band', gap: 50, raters: 8, margin: null, want: false },
    { name: 'that does not exist', gap: null, raters: 8, margin: 8, want: false },
  ])('$name: $want', ({ gap, raters, margin, want }) => {
    expect(isMarkedGap(gap, { raters, margin })).toBe(want)
  })

  it('is marked by chance once in twenty', () => {
    expect(markedByChance(10)).toBe(0.5)
  })
})

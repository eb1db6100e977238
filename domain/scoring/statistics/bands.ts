/**
 * How sure a mean is: bands of 95 % (numbers.md, statistics). Their width comes from how raters of one level differ over the
 * whole questionnaire: a level's own few answers have no width in up to a third of all cases, and are too narrow in more.
 */
import type { OneWaySquares } from './meanSquares.ts'
import { BAND_FLOOR, GAP_FLOOR } from './statisticFloors.ts'
import { tOf95 } from './studentT.ts'

/** How raters of one level differ in a dimension, in squared percent, and how many of them that was found from. */
export interface Spread {
  variance: number
  degrees: number
}

/** Half the width of a band, in percent. */
export type Margin = number

/** Where the mean of more such raters lies in 95 of 100 cases, in percent, within the scale. */
export interface Band {
  low: number
  high: number
}

/** Pooled over the levels; null where nobody differs from anybody, or nothing is kept. */
export function pooledSpread(squares: readonly OneWaySquares[]): Spread | null {
  const rows = squares.filter(({ scope }) => scope !== 'centred')
  const degrees = rows.reduce((sum, { raters, evaluatees }) => sum + raters - evaluatees, 0)
  const sum = rows.reduce((all, { within, raters, evaluatees }) => all + within * (raters - evaluatees), 0)
  return degrees > 0 && sum > 0 ? { variance: sum / degrees, degrees } : null
}

/** Of the mean of so many raters of one level; null below the floor. */
export const levelMargin = (spread: Spread | null, raters: number): Margin | null =>
  weightedMargin(spread, [{ raters, share: 1 }])

/** Raters of a level and what it weighs in a mean, 0 to 1. Oneself is no rater among others, and is left out. */
export interface WeightedRaters {
  raters: number
  share: number
}

/** Of the weighted mean of several levels; null below the floor over all of them. */
export function weightedMargin(spread: Spread | null, levels: readonly WeightedRaters[]): Margin | null {
  const taking = levels.filter(({ raters, share }) => raters > 0 && share > 0)
  const raters = taking.reduce((sum, level) => sum + level.raters, 0)
  if (spread === null || raters < BAND_FLOOR) return null
  const factor = taking.reduce((sum, level) => sum + level.share ** 2 / level.raters, 0)
  return tOf95(spread.degrees) * Math.sqrt(spread.variance * factor)
}

/**
 * Of a weighted mean of dimensions: as if whoever rates one of them high rated all of them high, since no two answers of a
 * rater are joined any more. Never too narrow; null where a dimension that counts has none.
 */
export function overallMargin(dimensions: readonly { margin: Margin | null; share: number }[]): Margin | null {
  let sum = 0
  let total = 0
  for (const { margin, share } of dimensions) {
    if (!(share > 0)) continue
    if (margin === null) return null
    sum += margin * share
    total += share
  }
  return total > 0 ? sum / total : null
}

/** Of the difference of two independent means. */
export const differenceMargin = (one: Margin, other: Margin): Margin => Math.hypot(one, other)

/** Clipped to what the scale allows, the mean always in it: where a question has no score, a mean may lie below the lowest of all. */
export function bandAround(
  mean: number,
  margin: Margin,
  { lowest, highest }: { lowest: number; highest: number },
): Band {
  return { low: Math.max(Math.min(lowest, mean), mean - margin), high: Math.min(highest, mean + margin) }
}

/** Whether others differ from oneself by more than chance: one's own rating is taken as it stands. */
export function isMarkedGap(gap: number | null, others: { raters: number; margin: Margin | null }): boolean {
  if (gap === null || others.margin === null || others.raters < GAP_FLOOR) return false
  return Math.abs(gap) > others.margin
}

/** The four windows of Luft and Ingham (1955): what others and oneself see above the line of all evaluatees, or below it. */
import { NORM_FLOOR } from '../rule.ts'
import { differenceMargin, type Margin } from './bands.ts'
import { tOf95 } from './studentT.ts'

/** Seen by both, by others alone, by oneself alone, by neither. */
export type Quadrant = 'open' | 'hidden' | 'blind' | 'unseen'

/** The mean of others' scores of a dimension over the evaluatees, for both axes, and how sure it is. */
export interface Line {
  mean: number
  margin: Margin
  evaluatees: number
}

/** Null below the floor. */
export function lineOf(others: readonly (number | null)[]): Line | null {
  const known = others.filter((value) => value !== null)
  if (known.length < NORM_FLOOR) return null
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length
  const variance = known.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (known.length - 1)
  return { mean, margin: tOf95(known.length - 1) * Math.sqrt(variance / known.length), evaluatees: known.length }
}

/**
 * Where someone stands in a dimension; null for whoever stands on the line or within its band on either axis, others within
 * their own band of it as well, and where a figure is missing. Whoever has no band of their own (fewer than five others, or
 * nothing known of how raters differ) still has a place: numbers.md gives windows from five evaluatees on by the band of the
 * line, and most rounds so small have no other. It is no surer for that, so it is told apart wherever places are counted.
 */
export function quadrantOf(
  line: Line | null,
  others: { percent: number | null; margin: Margin | null },
  self: number | null,
): Quadrant | null {
  if (line === null || others.percent === null || self === null) return null
  const seen = sideOf(others.percent - line.mean, differenceMargin(line.margin, others.margin ?? 0))
  const felt = sideOf(self - line.mean, line.margin)
  if (seen === 0 || felt === 0) return null
  if (seen > 0) return felt > 0 ? 'open' : 'hidden'
  return felt > 0 ? 'blind' : 'unseen'
}

/** -1 below, 1 above, 0 where that is not sure. */
const sideOf = (distance: number, margin: Margin): number => (Math.abs(distance) > margin ? Math.sign(distance) : 0)

/** What became of a figure since the round before (numbers.md, statistics): of levels shown in both, with the same weights. */
import { toOneDecimal } from '../figures.ts'
import { weightedMean } from '../weights.ts'
import type { Margin } from './bands.ts'

/** Percentages differ by less where two rounds weigh alike; those kept by earlier versions have one decimal. */
export const SAME_WEIGHT = 0.05

/** A level's published figure in one round. */
export interface LevelFigure {
  /** What makes it the same level in both rounds: its type and name. */
  level: string
  percent: number | null
  /** Its weight as set, percent. */
  weight: number | null
}

export interface Change {
  before: number
  now: number
  /** The levels both figures are made of. */
  levels: string[]
}

/** Null where no level that counts is shown in both. The weights are those of now. */
export function changeOf(before: readonly LevelFigure[], now: readonly LevelFigure[]): Change | null {
  const earlier = new Map(before.map((figure) => [figure.level, figure.percent]))
  const both = now.flatMap(({ level, percent, weight }) => {
    const past = earlier.get(level) ?? null
    return percent === null || past === null || !((weight ?? 0) > 0)
      ? []
      : [{ level, past, percent, weight: weight ?? 0 }]
  })
  const weights = both.map(({ weight }) => weight)
  const means = [both.map(({ past }) => past), both.map(({ percent }) => percent)].map((own) =>
    weightedMean(own, weights),
  )
  const [past, present] = means
  if (past == null || present == null) return null
  return { before: past, now: present, levels: both.map(({ level }) => level) }
}

/**
 * Whether it is more than chance: beyond the band of the difference as that is printed, since a reader takes "(0.0 to +10.0)"
 * for a band with 0 in it; null where there is none.
 */
export const isMarkedChange = (difference: number, margin: Margin | null): boolean | null =>
  margin === null ? null : toOneDecimal(Math.abs(difference) - margin) > 0

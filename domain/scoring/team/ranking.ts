/** Team figures (numbers.md 8): they start from published figures, so the gate stands before them too. */
import { toOneDecimal } from '../figures.ts'
import type { Band } from '../statistics/bands.ts'

export interface RankingEntry {
  employeeId: number
  /** The published figure ranked by, one decimal; null when nothing may be shown. */
  percent: number | null
  incomplete: boolean
}

export interface Ranking<Entry extends RankingEntry> {
  /** Highest first; equal figures share a rank: 1, 2, 2, 4. */
  ranked: { rank: number; entry: Entry }[]
  /** Evaluatees with a hidden or missing level, or without a figure, listed apart in the given order. */
  incomplete: Entry[]
}

/** Ranks evaluatees by their published figure; ties keep the given order. */
export function rankingOf<Entry extends RankingEntry>(entries: readonly Entry[]): Ranking<Entry> {
  const complete = entries
    .flatMap((entry) =>
      entry.incomplete || entry.percent === null ? [] : [{ rank: 0, entry, percent: toOneDecimal(entry.percent) }],
    )
    .sort((a, b) => b.percent - a.percent)
  complete.forEach((place, index) => {
    const before = complete[index - 1]
    place.rank = before?.percent === place.percent ? before.rank : index + 1
  })
  return {
    ranked: complete.map(({ rank, entry }) => ({ rank, entry })),
    incomplete: entries.filter((entry) => entry.incomplete || entry.percent === null),
  }
}

/** The best and the worst rank that is possible: those who share a rank take up the places to the next one. */
export interface Alike {
  first: number
  last: number
}

/**
 * Of each of `ranked`, who are all there are, in their order: behind how many, and before how many, the figure surely lies, since
 * their bands have no point in common with the own one (Klein, Wright and Wieczorek 2020, "A joint confidence region for an overall
 * ranking of populations"; ours are bands of one person each, not joint). Null without a band and where one rank alone is possible.
 * Whoever has no band stays on the side on which the published figure lies.
 */
export function alikeOf(ranked: readonly { rank: number; band: Band | null }[]): (Alike | null)[] {
  const bands = ranked.flatMap(({ band }) => band ?? [])
  const lows = inOrder(bands.map(({ low }) => low))
  const highs = inOrder(bands.map(({ high }) => high))
  const unsure = ranked.flatMap(({ rank, band }) => (band === null ? [rank] : []))
  return ranked.map(({ rank, band }) => {
    if (band === null) return null
    const before = lows.length - placeOf(lows, (low) => low > band.high) + placeOf(unsure, (other) => other >= rank)
    const behind = placeOf(highs, (high) => high >= band.low) + unsure.length - placeOf(unsure, (other) => other > rank)
    const [first, last] = [before + 1, ranked.length - behind]
    return first === last ? null : { first, last }
  })
}

const inOrder = (values: number[]): Float64Array => Float64Array.from(values).sort()

/** Where it begins to hold, as it does to the end; the length where it never does. */
function placeOf(values: ArrayLike<number>, holds: (value: number) => boolean): number {
  let [from, to] = [0, values.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (holds(values[middle] ?? Number.NaN)) to = middle
    else from = middle + 1
  }
  return from
}

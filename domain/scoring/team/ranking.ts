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

/** Less than half of what two published figures differ by, which have one decimal. */
const BESIDE = 0.02

/**
 * Of each of `ranked`, who are all there are: behind how many, and before how many, the figure surely lies, since their bands have
 * no point in common with the own one (Klein, Wright and Wieczorek 2020, "A joint confidence region for an overall ranking of
 * populations"; ours are bands of one person each, not joint). Null without a band and where one rank alone is possible. Whoever
 * has no band stays on the side on which the published figure lies, so bands end beside that figure, and reach as far from their own.
 */
export function alikeOf(ranked: readonly { percent: number; band: Band | null }[]): (Alike | null)[] {
  const fixed = inOrder([-Infinity, ...ranked.flatMap(({ percent, band }) => (band ? [] : percent)), Infinity])
  const spans = ranked.map(({ percent, band }) => {
    const below = fixed[placeOf(fixed, (one) => one >= percent) - 1] ?? -Infinity
    const above = fixed[placeOf(fixed, (one) => one > percent)] ?? Infinity
    if (band === null) return { low: percent, high: percent }
    const [low, high] = [Math.min(band.low, percent - BESIDE), Math.max(band.high, percent + BESIDE)]
    return { low: Math.max(low, below + BESIDE), high: Math.min(high, above - BESIDE) }
  })
  const lows = inOrder(spans.map(({ low }) => low))
  const highs = inOrder(spans.map(({ high }) => high))
  return spans.map((span, place) => {
    const first = 1 + lows.length - placeOf(lows, (low) => low > span.high)
    const last = ranked.length - placeOf(highs, (high) => high >= span.low)
    return ranked[place]?.band == null || first === last ? null : { first, last }
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

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

/** From which rank to which others cannot be told apart from one: those who share a rank take up the places to the next one. */
export interface Alike {
  first: number
  last: number
}

/**
 * Of each of `ranked`, who are all there are, the best and the worst place whose band has a point in common with the own one;
 * null without a band and where there is no other. Whoever has no band is compared with nobody, but for sharing a rank. Bands
 * lie around their figures, so that of those before it decides where the lowest one ends.
 */
export function alikeOf(ranked: readonly { rank: number; band: Band | null }[]): (Alike | null)[] {
  const lows = running(
    ranked.map(({ band }) => band?.low ?? Number.POSITIVE_INFINITY),
    Math.min,
  )
  // Ranks 1, 2, 2: the second of the two stands third. Of equal ranks the map keeps what comes last.
  const lastPlaceOf = new Map(ranked.map(({ rank }, index) => [rank, index + 1]))
  const highs = running(ranked.map(({ band }) => band?.high ?? Number.NEGATIVE_INFINITY).reverse(), Math.max)
  return ranked.map(({ band }) => {
    if (band === null) return null
    const first = ranked[firstPlace(lows, (low) => low <= band.high)]?.rank ?? 0
    const lowest = ranked[ranked.length - 1 - firstPlace(highs, (high) => high >= band.low)]?.rank ?? 0
    const last = lastPlaceOf.get(lowest) ?? 0
    return first === last ? null : { first, last }
  })
}

/** The least, or the most, of each value and those before it. */
function running(values: readonly number[], pick: (one: number, other: number) => number): number[] {
  let known: number | null = null
  return values.map((value) => {
    known = known === null ? value : pick(known, value)
    return known
  })
}

/** Where it begins to hold; it does to the end. */
function firstPlace(values: readonly number[], holds: (value: number) => boolean): number {
  let [from, to] = [0, values.length - 1]
  while (from < to) {
    const middle = (from + to) >> 1
    if (holds(values[middle] ?? Number.NaN)) to = middle
    else from = middle + 1
  }
  return from
}

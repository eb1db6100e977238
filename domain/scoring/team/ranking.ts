/** Team figures (numbers.md 8): they start from published figures, so the gate stands before them too. */
import { toOneDecimal } from '../figures.ts'
import { NORM_FLOOR } from '../rule.ts'
import { mean } from '../weights.ts'

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

/** The mean over evaluatees' published figures, one decimal; null under `fewest` of them (R7). */
export function teamMean(percents: readonly (number | null)[], fewest: number = NORM_FLOOR): number | null {
  const shown = percents.filter((percent) => percent !== null)
  const value = mean(shown)
  return value === null || shown.length < fewest ? null : toOneDecimal(value)
}

/**
 * Kendall's W: how alike a panel orders the same targets. Only where the same panel rated everybody (numbers.md), which no round
 * of relations is: its raters differ from evaluatee to evaluatee, so no report shows it. It stays, as ICC(2) and ICC(3) do, because
 * the published tables that numbers.md asks for are recomputed by it: they vouch for the sums of squares that the rest is made of.
 */
import { squaredDeviations } from './agreement.ts'

interface Concordance {
  w: number
  /** Friedman's chi-square, judges * (targets - 1) * W, and its degrees of freedom. */
  chiSquare: number
  degrees: number
  /** Chance of a chi-square as large or larger when the judges agree by accident only. */
  p: number
}

/** W of a full table, rows of targets by columns of judges; null without two of each or when all ranks are tied. */
export function kendallW(table: readonly (readonly number[])[], correctTies = true): Concordance | null {
  const targets = table.length
  const judges = table[0]?.length ?? 0
  if (targets < 2 || judges < 2 || table.some((row) => row.length !== judges)) return null
  const ranked = Array.from({ length: judges }, (_, judge) =>
    averageRanks(table.map((row) => row[judge] ?? Number.NaN)),
  )
  const totals = table.map((_, target) => ranked.reduce((sum, own) => sum + (own.ranks[target] ?? 0), 0))
  const ties = correctTies ? ranked.reduce((sum, own) => sum + own.ties, 0) : 0
  const largest = judges ** 2 * (targets ** 3 - targets) - judges * ties
  if (largest <= 0) return null
  const w = (12 * squaredDeviations(totals)) / largest
  const chiSquare = judges * (targets - 1) * w
  return { w, chiSquare, degrees: targets - 1, p: chiSquareTail(chiSquare, targets - 1) }
}

/** Ranks from 1, ties share their mean rank; `ties` is the sum of t³ - t over groups of t equal values. */
function averageRanks(values: readonly number[]): { ranks: number[]; ties: number } {
  const sorted = [...values].sort((a, b) => a - b)
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const ranks = values.map((value) => sorted.indexOf(value) + ((counts.get(value) ?? 1) + 1) / 2)
  return { ranks, ties: [...counts.values()].reduce((sum, count) => sum + count ** 3 - count, 0) }
}

/** Upper tail of the chi-square distribution: 1 - P(degrees / 2, x / 2), by the series of the incomplete gamma function. */
function chiSquareTail(chiSquare: number, degrees: number): number {
  if (chiSquare <= 0) return 1
  const [shape, x] = [degrees / 2, chiSquare / 2]
  let term = 1 / shape
  let series = term
  for (let n = 1; term > series * Number.EPSILON; n++) {
    term *= x / (shape + n)
    series += term
  }
  return Math.max(0, 1 - series * Math.exp(shape * Math.log(x) - x - logGamma(shape)))
}

/** ln Γ of a multiple of one half, from Γ(1) = 1 or Γ(1/2) = √π upwards. */
function logGamma(shape: number): number {
  const start = Number.isInteger(shape) ? 1 : 0.5
  let result = start === 1 ? 0 : Math.log(Math.PI) / 2
  for (let at = start; at < shape; at++) result += Math.log(at)
  return result
}

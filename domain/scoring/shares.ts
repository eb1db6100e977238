/** The weights that made a figure, where some of those that are set take no part in it (numbers.md 3, 7 and 12). */
import type { ReportDimension, ReportLevel, ReportQuestion } from './report.ts'

/** Effective weights in percent of those that take part, null for the others. */
export function sharesOf(weights: readonly number[], taking: readonly boolean[]): (number | null)[] {
  const total = weights.reduce((sum, weight, index) => sum + (taking[index] ? weight : 0), 0)
  return weights.map((weight, index) => (taking[index] && weight > 0 ? (100 * weight) / total : null))
}

/** The levels' weights in the score of this question, percent; null where they are those of the report. */
export function questionShares(
  levels: readonly Pick<ReportLevel, 'weight'>[],
  { byLevel, weightedScore }: Pick<ReportQuestion, 'byLevel' | 'weightedScore'>,
): (number | null)[] | null {
  const taking = levels.map((_, index) => (byLevel[index] ?? null) !== null)
  const isLacking = levels.some(({ weight }, index) => weight !== null && !taking[index])
  if (weightedScore === null || !isLacking) return null
  return sharesOf(
    levels.map(({ weight }) => weight ?? 0),
    taking,
  )
}

/** What a row of raters weighs, as it is printed: 0 where it is shown and counts for nothing; null where nothing is shown. */
export const levelWeight = ({ weight, status }: Pick<ReportLevel, 'weight' | 'status'>): number | null =>
  weight ?? (status === 'shown' ? 0 : null)

/** The same of a dimension, which has no share either where it has no score. */
export const dimensionWeight = ({ weight, percent }: Pick<ReportDimension, 'weight' | 'percent'>): number | null =>
  weight ?? (percent === null ? null : 0)

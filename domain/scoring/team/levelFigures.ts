/** What each relation level says of somebody, over all dimensions or in one (numbers.md 6 and 7). */
import { toOneDecimal } from '../figures.ts'
import { weightedMean } from '../weights.ts'
import type { Member } from './member.ts'

/** Shares of the dimensions in the overall score, by id. */
export type DimensionWeights = ReadonlyMap<number, number | null>

/**
 * One figure for each of `keys`: of the dimension, or the published figures of all of them by weight, those left out that the
 * level says nothing of; null where nothing is shown.
 */
export function levelFigures(
  { rows, dimensions }: Pick<Member, 'rows' | 'dimensions'>,
  keys: readonly string[],
  weights: DimensionWeights,
  dimensionId: number | null,
): (number | null)[] {
  const meant = dimensions.filter((one) => dimensionId === null || one.dimensionId === dimensionId)
  return keys.map((key) => {
    const place = rows.findIndex((row) => row.key === key)
    const figures = meant.map(({ byRow }) => byRow[place] ?? null)
    if (dimensionId !== null) return figures[0] ?? null
    const overall = weightedMean(
      figures,
      meant.map((one) => weights.get(one.dimensionId) ?? 0),
    )
    return overall === null ? null : toOneDecimal(overall)
  })
}

/** Where the overall score of somebody starts: at 50 to 50, one dimension from 20 and one from -100 come to -40. */
import { weightedMean } from '../weights.ts'
import type { Member } from './member.ts'

/** Percent when every question gets its fewest points, by the weights of the dimensions with a score; both by dimension. */
export function overallLowest(
  { dimensions }: Pick<Member, 'dimensions'>,
  lowest: ReadonlyMap<number, number>,
  weights: ReadonlyMap<number, number | null>,
): number {
  const overall = weightedMean(
    dimensions.map(({ dimensionId, percent }) => (percent === null ? null : (lowest.get(dimensionId) ?? 0))),
    dimensions.map(({ dimensionId }) => weights.get(dimensionId) ?? 0),
  )
  return overall ?? Math.min(100, ...lowest.values())
}

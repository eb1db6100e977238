import type { RankingItem } from '../model.ts'

/** Whether somebody stands before another by the score and behind by the share of points. */
export function isOtherByPoints(items: readonly Pick<RankingItem, 'percent' | 'points'>[]): boolean {
  const known = items.flatMap(({ percent, points }) =>
    percent === null || points === null || points.possible === 0
      ? []
      : [{ percent, share: points.earned / Math.abs(points.possible) }],
  )
  known.sort((one, other) => other.percent - one.percent || other.share - one.share)
  return known.some(({ percent, share }, place) => {
    const before = known[place - 1]
    return before !== undefined && before.percent > percent && before.share < share
  })
}

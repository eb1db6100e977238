/** From how many answers on a mean no longer tells the answers it was made of (anonymity.md R18). */
import type { Scale } from '../paper/scale.ts'

/** At most so many of the sets of answers may be told by their sum. */
const TELLING_MOST = 0.15
/** From here on even the distribution is published (R2), so no mean waits longer. */
const DISTRIBUTION_FLOOR = 5
/** A scale with more different sums than this is not counted to the end: nearly each tells its answers. */
const SUMS_MOST = 20_000
/** Scores are added up as whole millionths, so that 0.1 + 0.2 is 0.3. */
const MILLIONTHS = 1_000_000

/**
 * The fewest answers, `fewest` or more, whose mean on this scale may be published: at most 15 % of the sets of that
 * many answers have a sum no other set has; else 5, or `fewest` where that is more.
 */
export function floorOfScale(scale: Scale, fewest: number): number {
  for (let answers = fewest; answers < DISTRIBUTION_FLOOR; answers++) {
    if (tellingShare(scale, answers) <= TELLING_MOST) return answers
  }
  return Math.max(fewest, DISTRIBUTION_FLOOR)
}

/** Share of the sets (with repetition) of so many answers that have a sum of their own, 0 to 1. */
export function tellingShare(scale: Scale, answers: number): number {
  if ('scores' in scale) return shareByCounting(scale.scores, answers)
  if (scale.steps < 3 || answers < 2) return 1
  // At equal distances these are the two lowest and the two highest sums.
  return 4 / setsOf(scale.steps, answers)
}

/** How many sets with repetition there are: binomial(values + answers - 1, answers). */
function setsOf(values: number, answers: number): number {
  let sets = 1
  for (let drawn = 1; drawn <= answers; drawn++) sets = (sets * (values + drawn - 1)) / drawn
  return sets
}

function shareByCounting(scores: readonly number[], answers: number): number {
  // byLength[n]: of each sum, how many sets of n of the scores seen so far have it.
  const byLength = Array.from({ length: answers + 1 }, () => new Map<number, number>())
  byLength[0]?.set(0, 1)
  for (const score of scores) {
    const step = Math.round(score * MILLIONTHS)
    for (let length = 1; length <= answers; length++) {
      const longer = byLength[length]
      for (const [sum, sets] of byLength[length - 1] ?? [])
        longer?.set(sum + step, (longer.get(sum + step) ?? 0) + sets)
      if ((longer?.size ?? 0) > SUMS_MOST) return 1
    }
  }
  const sums = [...(byLength[answers]?.values() ?? [])]
  return sums.filter((sets) => sets === 1).length / setsOf(scores.length, answers)
}

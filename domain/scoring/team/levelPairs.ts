/**
 * Two relations compared over the same people: the mean of one over whoever has it stands for other people than the mean of
 * another (superiors rate everybody, subordinates managers alone), so their difference may be one of people, not of views.
 */
import { eachOf } from '../../steps.ts'
import { toOneDecimal } from '../figures.ts'
import { NORM_FLOOR } from '../rule.ts'

/** Two of the levels and their means over the people who have a figure from both, percent to one decimal. */
export interface LevelPair {
  /** The keys of the levels. */
  high: string
  highMean: number
  low: string
  lowMean: number
  evaluatees: number
}

interface Sums {
  first: number
  second: number
  evaluatees: number
}

/** Two levels, the one that comes first first. */
interface Pair {
  means: [{ key: string; mean: number }, { key: string; mean: number }]
  evaluatees: number
}

/**
 * Of every two levels that five people have both of. `figures` are one list a person with one entry for each of `keys`, null
 * where the person has none.
 */
export function* levelPairs(
  keys: readonly string[],
  figures: readonly (readonly (number | null)[])[],
): Generator<void, Pair[]> {
  const sums = new Map<number, Sums>()
  yield* eachOf(figures, (own) => addPairs(sums, own))
  return [...sums]
    .filter(([, { evaluatees }]) => evaluatees >= NORM_FLOOR)
    .sort(([one], [other]) => one - other)
    .map(([place, { first, second, evaluatees }]) => ({
      means: [
        { key: keys[Math.floor(place / keys.length)] ?? '', mean: toOneDecimal(first / evaluatees) },
        { key: keys[place % keys.length] ?? '', mean: toOneDecimal(second / evaluatees) },
      ],
      evaluatees,
    }))
}

/** The two levels whose means are furthest apart; null where no two have five people in common. */
export function* widestPair(...given: Parameters<typeof levelPairs>): Generator<void, LevelPair | null> {
  let widest: LevelPair | null = null
  for (const { means, evaluatees } of yield* levelPairs(...given)) {
    const [one, other] = means
    const [high, low] = one.mean >= other.mean ? [one, other] : [other, one]
    if (widest !== null && high.mean - low.mean <= widest.highMean - widest.lowMean) continue
    widest = { high: high.key, highMean: high.mean, low: low.key, lowMean: low.mean, evaluatees }
  }
  return widest
}

/** Of levels a and b at a * levels + b. Of a person only the figures there are: most levels are of a few people. */
function addPairs(sums: Map<number, Sums>, own: readonly (number | null)[]): void {
  const known = own.flatMap((figure, level) => (figure === null ? [] : [{ figure, level }]))
  for (const [index, one] of known.entries()) {
    for (const other of known.slice(index + 1)) {
      const place = one.level * own.length + other.level
      const pair = sums.get(place) ?? { first: 0, second: 0, evaluatees: 0 }
      pair.first += one.figure
      pair.second += other.figure
      pair.evaluatees += 1
      sums.set(place, pair)
    }
  }
}

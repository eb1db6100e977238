/** Weights and weighted means (numbers.md 3 and 7). */

/** Fills unset weights: they share equally what the set ones leave of 100 percent. */
export function fillWeights(weights: readonly (number | null)[]): number[] {
  const set = weights.reduce<number>((sum, weight) => sum + (weight ?? 0), 0)
  const unset = weights.filter((weight) => weight === null).length
  const share = unset === 0 ? 0 : Math.max(0, 100 - set) / unset
  return weights.map((weight) => weight ?? share)
}

/** Mean of the values that exist, by weights renormalised over them; null when no weight is left. */
export function weightedMean(values: readonly (number | null)[], weights: readonly number[]): number | null {
  let sum = 0
  let total = 0
  values.forEach((value, index) => {
    const weight = weights[index] ?? 0
    if (value === null || !(weight > 0)) return
    sum += value * weight
    total += weight
  })
  return total > 0 ? sum / total : null
}

/** Plain mean of the values that exist, null when there are none. */
export function mean(values: readonly (number | null)[]): number | null {
  const present = values.filter((value) => value !== null)
  return present.length > 0 ? present.reduce((sum, value) => sum + value, 0) / present.length : null
}

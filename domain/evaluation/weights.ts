/** Weights of levels and dimensions in percent (numbers.md 2, 3, 7; filling unset ones is scoring's). */
import { fillWeights } from '../scoring/weights.ts'
import type { LevelType } from './levels.ts'

/** True for weights that may be saved: none negative, together 100 (error WEIGHTS_NOT_100 otherwise). */
export function areWeightsValid(weights: readonly number[]): boolean {
  return weights.every((weight) => weight >= 0) && sumOf(weights) === 100
}

/** The sum to show beside the fields, to two decimals: 0.1 + 0.2 + 99.7 is 100. */
export function sumOf(weights: readonly number[]): number {
  return Math.round(weights.reduce((sum, weight) => sum + weight, 0) * 100) / 100
}

/** Whole weights that sum to 100 and differ by one at most: what is filled in where they are made equal; the first get the rest. */
export function evenWeights(count: number): number[] {
  const share = Math.floor(100 / Math.max(1, count))
  return Array.from({ length: count }, (_, index) => share + (index < 100 - share * count ? 1 : 0))
}

/** The same for levels: equal over the open ones other than self, 0 for the rest (numbers.md 2). */
export function defaultLevelWeights(levels: readonly { levelType: LevelType; open: boolean }[]): number[] {
  const takesPart = levels.map((level) => level.open && level.levelType !== 'self')
  const even = evenWeights(takesPart.filter(Boolean).length)
  return takesPart.map((takes) => (takes ? (even.shift() ?? 0) : 0))
}

/**
 * Weights as they work: renormalised to 100 over those that take part, null for the others. Unset ones
 * share what the set ones leave. When no weight is left, nothing takes part.
 */
export function effectiveWeights(items: readonly { weight: number | null; takesPart: boolean }[]): (number | null)[] {
  const filled = fillWeights(items.map((item) => item.weight))
  const total = items.reduce((sum, item, index) => sum + (item.takesPart ? (filled[index] ?? 0) : 0), 0)
  return items.map((item, index) => (item.takesPart && total > 0 ? ((filled[index] ?? 0) * 100) / total : null))
}

/** A level's weight as it was set: self counts 0 unless somebody gave it one (numbers.md 3). */
export const weightOfLevel = ({ levelType, weight }: { levelType: LevelType; weight: number | null }): number | null =>
  weight ?? (levelType === 'self' ? 0 : null)

/** What levels count, as scoring takes them: unset weights are equal over the open ones other than self (numbers.md 2). */
export function levelShares(
  levels: readonly { levelType: LevelType; open: boolean; weight: number | null }[],
): number[] {
  const shares = effectiveWeights(
    levels.map((level) => ({ weight: level.open ? weightOfLevel(level) : 0, takesPart: level.open })),
  )
  return shares.map((share) => share ?? 0)
}

/** True for weights that may be saved together: all unset (equal), or all set and together 100. */
export function areWeightsComplete(weights: readonly (number | null)[]): boolean {
  const set = weights.filter((weight) => weight !== null)
  return set.length === 0 || (set.length === weights.length && areWeightsValid(set))
}

/** The weights that must sum to 100: of the open levels, of self only where one was given (unset it counts 0). */
export function countedLevelWeights(
  levels: readonly { levelType: LevelType; open: boolean; weight: number | null }[],
): (number | null)[] {
  return levels
    .filter(({ open, levelType, weight }) => open && (levelType !== 'self' || weight !== null))
    .map(({ weight }) => weight)
}

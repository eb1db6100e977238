/** Spread and agreement of the raters of one level (numbers.md, statistics). */

/** Fewest raters before a spread is given: 3, anonymous questionnaires 5 (R13). */
export function agreementFloor(anonymous: boolean): number {
  return anonymous ? 5 : 3
}

/** Sum of squared distances from the mean. */
export function squaredDeviations(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
}

/** Standard deviation over n - 1, in points; null under `fewest` answers (never under two). */
export function standardDeviation(answers: readonly number[], fewest: number): number | null {
  if (answers.length < Math.max(2, fewest)) return null
  return Math.sqrt(squaredDeviations(answers) / (answers.length - 1))
}

/**
 * rwg of one item: 1 - s² / ((A² - 1) / 12), floored at 0 (James, Demaree and Wolf 1984). For discrete scales of
 * `options` = A equally spaced values one apart; null under `fewest` answers or without a choice (A < 2).
 */
export function rwg(answers: readonly number[], options: number, fewest: number): number | null {
  const deviation = standardDeviation(answers, fewest)
  if (deviation === null || options < 2) return null
  return Math.max(0, 1 - deviation ** 2 / ((options ** 2 - 1) / 12))
}

/** Spread and agreement of the raters of one level (numbers.md, statistics). */

/** Fewest raters before a spread is given: 3, anonymous questionnaires 5 (R13). */
export function agreementFloor(anonymous: boolean): number {
  return anonymous ? 5 : 3
}

/** The same where shares and choices of the same raters are told, too: none before as many as comments ask for (R13). */
export const spreadFloor = ({ anonymous, commentFloor }: { anonymous: boolean; commentFloor: number }): number =>
  anonymous ? Math.max(agreementFloor(true), commentFloor) : agreementFloor(false)

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
 * rwg of one item: 1 - s² / the variance of answers by chance, each of `scores` as likely as another, floored at 0 (James,
 * Demaree and Wolf 1984, whose (A² - 1) / 12 this is for steps of one). Null under `fewest` answers and without a choice.
 */
export function rwg(answers: readonly number[], scores: readonly number[], fewest: number): number | null {
  const deviation = standardDeviation(answers, fewest)
  return deviation === null ? null : rwgOf(deviation ** 2, varianceByChance(scores))
}

/** The same of a row's answers to a question, where those of them that enter floors are enough; null also without `scores`. */
export function agreementOf(
  { scores: answers, sureScores }: { scores: readonly number[]; sureScores: number },
  scores: readonly number[] | null,
  fewest: number,
): number | null {
  return scores === null || sureScores < fewest ? null : rwg(answers, scores, fewest)
}

/** Of answers by chance, each of `scores` as likely as another. */
export const varianceByChance = (scores: readonly number[]): number => squaredDeviations(scores) / scores.length

/** The same of variances; null without a choice. */
export const rwgOf = (variance: number, byChance: number): number | null =>
  byChance > 0 ? Math.max(0, 1 - variance / byChance) : null

/** Results worked out from raw answers by plain arithmetic, apart from the product's scoring (numbers.md). */

/** The options two people of one level give to a question, 1 to 5; null of whoever gave none. */
export type Answers = Record<string, readonly (number | null)[][]>

const HIGHEST = 5

/** Half away from zero; sums of decimals differ in their last digit. */
export function roundedTo(decimals: number, value: number | null): number | null {
  if (value === null) return null
  const exact = Number((Math.abs(value) * 10 ** decimals).toPrecision(12))
  return (Math.sign(value) * Math.round(exact)) / 10 ** decimals
}

const meanOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length
}

/** By weight over those that are known; without one that weighs anything, none. */
function weightedOf(values: readonly (readonly [number | null, number])[]): number | null {
  const known = values.filter((one): one is [number, number] => one[0] !== null && one[1] > 0)
  const total = known.reduce((sum, [, weight]) => sum + weight, 0)
  return total === 0 ? null : known.reduce((sum, [value, weight]) => sum + value * weight, 0) / total
}

/**
 * `answers`: by level, of each rater of it the option to each scored question. `shown`: the levels whose means may be seen, self
 * among them. `weights` by level; where none are set every level but self weighs the same.
 */
export function recomputed(
  answers: Answers,
  shown: readonly string[],
  dimensions: readonly { weight: number; places: readonly number[] }[],
  weights: Readonly<Record<string, number>> = {},
) {
  const weightOf = (level: string) => weights[level] ?? (level === 'self' ? 0 : 1)
  const others = shown.filter((level) => level !== 'self')
  const of = (level: string, place: number) => (answers[level] ?? []).map((form) => form[place] ?? null)
  const question = (place: number) => {
    const means = shown.map((level) => [meanOf(of(level, place)), weightOf(level)] as const)
    // One's own rating alone is no score.
    const isRated = others.some((level) => weightOf(level) > 0 && meanOf(of(level, place)) !== null)
    const score = isRated ? weightedOf(means) : null
    return {
      score,
      others: meanOf(others.flatMap((level) => of(level, place))),
      self: shown.includes('self') ? meanOf(of('self', place)) : null,
      byLevel: Object.fromEntries(shown.map((level) => [level, meanOf(of(level, place))])),
    }
  }
  const percent = (value: number | null) => (value === null ? null : (100 * value) / HIGHEST)
  const each = dimensions.map(({ weight, places }) => {
    const questions = places.map(question)
    const percentOf = (pick: (one: (typeof questions)[number]) => number | null) =>
      meanOf(questions.map((one) => percent(pick(one))))
    return {
      weight,
      questions,
      percent: percentOf(({ score }) => score),
      others: percentOf((one) => one.others),
      self: percentOf((one) => one.self),
      byLevel: Object.fromEntries(shown.map((level) => [level, percentOf((one) => one.byLevel[level] ?? null)])),
    }
  })
  const scores = each.flatMap(({ questions }) => questions.flatMap(({ score }) => (score === null ? [] : [score])))
  return {
    dimensions: each,
    overall: weightedOf(each.map((one) => [one.percent, one.weight])),
    points: scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0),
    possible: each.reduce((sum, { questions }) => sum + HIGHEST * questions.length, 0),
  }
}

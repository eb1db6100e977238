/** Figures as they are published: rounded once, from the exact value, and the same text wherever they stand (numbers.md 11). */

/** What is counted: a percentage of a dimension or over all, one of a question, or a question's points. */
export type FigureKind = 'percent' | 'questionPercent' | 'points'

/** Of which promise the figure is: anonymous questionnaires tell less of a question (anonymity.md R13). */
export interface FigureRule {
  anonymous: boolean
}

/** What stands where nothing may or can be shown. */
export const NOTHING = '—'

const DECIMALS: Record<FigureKind, { named: number; anonymous: number }> = {
  percent: { named: 1, anonymous: 1 },
  // With a decimal it would tell its points, published with one, to two or three.
  questionPercent: { named: 1, anonymous: 0 },
  points: { named: 2, anonymous: 1 },
}

export const decimalsOf = (kind: FigureKind, { anonymous }: FigureRule): number =>
  DECIMALS[kind][anonymous ? 'anonymous' : 'named']

/** Whether questions are asked and none has a positive maximum, so that there is no percentage (numbers.md 5). */
export const lackMaximum = (questions: readonly { maximum: number }[]): boolean =>
  questions.length > 0 && questions.every(({ maximum }) => !(maximum > 0))

/** The figure that is published for an exact value. */
export const rounded = (value: number, kind: FigureKind, rule: FigureRule): number =>
  toDecimals(value, decimalsOf(kind, rule))

/** A number's text as people read it, with U+2212 for minus; a file holds the number itself. */
export const withMinus = (text: string): string => text.replace('-', '−')

/** The text of a published figure; rounds nothing away that was published, and `NOTHING` for null. */
export const figureText = (figure: number | null, kind: FigureKind, rule: FigureRule): string =>
  figure === null ? NOTHING : withMinus(toDecimals(figure, decimalsOf(kind, rule)).toFixed(decimalsOf(kind, rule)))

/** One decimal: percentages, and their differences. */
export const toOneDecimal = (value: number): number => toDecimals(value, 1)

/** Half away from zero, to so many decimals. */
export function toDecimals(value: number, decimals: number): number {
  const scale = 10 ** decimals
  return toInteger(value * scale) / scale
}

/**
 * Half away from zero. Twelve digits are kept before rounding, so that 3.4499999999999997 and 3.45, the same figure added
 * up in another order, are published alike.
 */
function toInteger(value: number): number {
  const size = Math.abs(value)
  const whole = Math.floor(size)
  const beyondHalf = size - whole - 0.5
  // Far from a half, the digits kept change nothing, and finding them took a third of a ranking's time.
  const isFar = Math.abs(beyondHalf) > 1e-9 * Math.max(1, size)
  const result = isFar ? whole + (beyondHalf > 0 ? 1 : 0) : Math.round(Number(size.toPrecision(12)))
  return value < 0 ? 0 - result : result
}

/** Weights while they are typed: what may be saved, and what to say when they may not (numbers.md 2, 3, 7). */
import { areWeightsValid, sumOf } from '../../../domain/evaluation/weights.ts'
import { toOneDecimal } from '../../../domain/scoring/figures.ts'

export interface WeightDraft {
  /** Sum of what is filled in, two decimals. */
  sum: number
  /** equal: nothing filled in; the others are all filled in, or say what is wrong. */
  state: 'equal' | 'complete' | 'incomplete' | 'not100' | 'invalid'
  /** Percent, null where nothing is filled in; to be saved only when equal or complete. */
  weights: (number | null)[]
}

const NUMBER = /^\d{1,3}([.,]\d{1,2})?$/

/** Reads the typed texts; a decimal comma counts as a point. */
export function readWeights(texts: readonly string[]): WeightDraft {
  const trimmed = texts.map((text) => text.trim())
  const isFaulty = trimmed.some((text) => text !== '' && !NUMBER.test(text))
  const weights = trimmed.map((text) => (NUMBER.test(text) ? Number(text.replace(',', '.')) : null))
  const filled = weights.filter((weight) => weight !== null)
  const state = stateOf(isFaulty, filled, weights.length)
  return { sum: sumOf(filled), state, weights }
}

function stateOf(isFaulty: boolean, filled: readonly number[], count: number): WeightDraft['state'] {
  if (isFaulty) return 'invalid'
  if (filled.length === 0) return 'equal'
  if (filled.length < count) return 'incomplete'
  return areWeightsValid(filled) ? 'complete' : 'not100'
}

/** What a weight that is not filled in counts, as every place writes it. */
export const shareText = (share: number): string => String(toOneDecimal(share))

/** A weight as it stands in its field. */
export function weightText(weight: number | null): string {
  return weight === null ? '' : String(weight)
}

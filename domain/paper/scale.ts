/** The scores an answer to a question can get. */
import type { Question } from './model.ts'
import { QUESTION_TYPE_RULES } from './questionTypes.ts'

/** Every score once (options), or how many there are at equal distances (typed and chosen numbers). */
export type Scale = { scores: number[] } | { steps: number }

/** What binary fractions may be off by: 0.3 / 0.1 counts as 3. */
const ROUNDING = 1e-9
/** Among more steps than this one at another distance changes nothing. */
const LISTED_MOST = 200

/** The scale of a scored question, of none but one score where its bounds are not set yet; null for the other types. */
export function scaleOf({ type, data, config }: Pick<Question, 'type' | 'data' | 'config'>): Scale | null {
  const rule = QUESTION_TYPE_RULES[type]
  if (!rule.isScored) return null
  if (rule.optionsHaveScore) {
    const scores = (data.options ?? []).flatMap(({ score }) => score ?? [])
    return { scores: [...new Set(scores)].sort((a, b) => a - b) }
  }
  const { minimumScore: lowest = 0, maximumScore: highest = 0 } = config
  const { first, distance } = stepsOf({ type, config })
  const distances = (highest - first) / distance
  if (!(distances > 0 && Number.isFinite(distances))) return { steps: 1 }
  const steps = Math.floor(distances + ROUNDING) + 1
  // A slider reaches its far end also where the steps do not meet it.
  const meetsEnd = distances - (steps - 1) < ROUNDING
  if (type !== 'DA_FEN_SLIDE' || meetsEnd || steps > LISTED_MOST) return { steps }
  return { scores: [...Array.from({ length: steps }, (_, step) => lowest + step * distance), highest] }
}

/** Of more scores than these nobody speaks as of single choices. */
const SINGLE_MOST = 11

/** Every score an answer can get, ascending, where they are few enough to be told apart; else null. */
export function singleScores(question: Pick<Question, 'type' | 'data' | 'config'>): number[] | null {
  const scale = scaleOf(question)
  if (scale === null) return null
  if ('scores' in scale) return scale.scores.length <= SINGLE_MOST ? scale.scores : null
  if (scale.steps > SINGLE_MOST) return null
  const { first, distance } = stepsOf(question)
  // Decimals are counted in whole steps, so that 0.3 is not 0.30000000000000004.
  return Array.from({ length: scale.steps }, (_, step) => Number((first + step * distance).toPrecision(12)))
}

/** Sliders step from their near end; rated and typed scores are whole, or have so many decimals. */
function stepsOf({ type, config }: Pick<Question, 'type' | 'config'>): { first: number; distance: number } {
  const { minimumScore: lowest = 0 } = config
  if (type === 'DA_FEN_SLIDE') return { first: lowest, distance: config.step ?? 1 }
  const distance = type === 'DA_FEN_INPUT' && config.isFloat ? 10 ** -(config.precision ?? 0) : 1
  return { first: Math.ceil(lowest / distance - ROUNDING) * distance, distance }
}

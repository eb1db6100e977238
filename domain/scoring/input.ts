/**
 * What scoring reads about one evaluatee. Nobody is named here: a response is a level, a score
 * vector and a text vector, both aligned to `questions` (design §5.9: stored score vectors).
 */
import type { LevelType } from '../evaluation/levels.ts'
import type { AnonymityRule } from './report.ts'

export interface ScoringLevel {
  levelId: number
  levelType: LevelType
  name: string
  /** Percent; null = unset (numbers.md 3). */
  weight: number | null
  /** Responses of closed levels are ignored everywhere. */
  open: boolean
  /** Raters who were asked, whether they answered or not; a level nobody was asked on is not missing (numbers.md 8). */
  assigned: number
  /** Whose forms were sent and an administrator left out; in named rounds alone. */
  leftOut?: number
}

export interface ScoringQuestion {
  questionId: number
  title: string
  dimensionId: number | null
  /** Highest option score or maximumScore, in points; of a scale that ends below 0, that. */
  maximum: number
  /** Lowest option score or minimumScore, in points. */
  minimum: number
  /** False for multiple choice, dropdown and text (numbers.md 1). */
  scored: boolean
  commentable: boolean
  /** Fewest counted answers of a protected level before its mean is shown: `questionFloor`. */
  floor: number
}

export interface ScoringDimension {
  dimensionId: number
  name: string
  /** Percent; null = unset (numbers.md 7). */
  weight: number | null
}

/** One submission; a score of null or NaN is voided, unanswered or "unable to observe": it does not count. */
export interface ScoringResponse {
  levelId: number
  scores: Float64Array | readonly (number | null)[]
  texts: readonly (string | null)[]
  /** Ids of the options that were chosen; null where the question has none, or none was. */
  chosen: readonly (readonly number[] | null)[]
  /** Questions answered with "unable to observe", by their place; absent where a form was read for its figures alone. */
  unable?: readonly number[]
  /** Somebody else set the rater's sign-in or address since publish: the form enters every mean, and no floor (R20). */
  isUnsure?: boolean
}

export interface ScoringInput {
  type: 1 | 2
  rule: AnonymityRule
  levels: readonly ScoringLevel[]
  questions: readonly ScoringQuestion[]
  dimensions: readonly ScoringDimension[]
  responses: readonly ScoringResponse[]
}

/** Counted answers summed up; the cell of level l and question q lies at l * questions + q. */
export interface Tally {
  questions: number
  counts: Int32Array
  /** Of the counts those that enter floors. */
  sureCounts: Int32Array
  sums: Float64Array
  /** Per level: forms sent, whatever was answered in them. */
  forms: Int32Array
  /** Of the forms those that enter floors. */
  sureForms: Int32Array
  /** Per level: raters with at least one counted answer. */
  raters: Int32Array
}

/** Adds up the counted answers of the open levels, one pass over the responses (numbers.md 1). */
export function tally(input: ScoringInput): Tally {
  const questions = input.questions.length
  const levelIndex = new Map(input.levels.flatMap((level, index) => (level.open ? [[level.levelId, index]] : [])))
  const counts = new Int32Array(input.levels.length * questions)
  const sureCounts = new Int32Array(input.levels.length * questions)
  const sums = new Float64Array(input.levels.length * questions)
  const forms = new Int32Array(input.levels.length)
  const sureForms = new Int32Array(input.levels.length)
  const raters = new Int32Array(input.levels.length)
  const scored = scoredPlaces(input.questions)
  for (const response of input.responses) {
    const level = levelIndex.get(response.levelId)
    if (level === undefined) continue
    const { scores } = response
    const offset = level * questions
    const sure = response.isUnsure === true ? 0 : 1
    forms[level] = (forms[level] ?? 0) + 1
    sureForms[level] = (sureForms[level] ?? 0) + sure
    let isRater = false
    for (let place = 0; place < scored.length; place++) {
      const q = scored[place] ?? 0
      const score = scores[q]
      if (typeof score !== 'number' || !Number.isFinite(score)) continue
      const cell = offset + q
      counts[cell] = (counts[cell] ?? 0) + 1
      sureCounts[cell] = (sureCounts[cell] ?? 0) + sure
      sums[cell] = (sums[cell] ?? 0) + score
      isRater = true
    }
    if (isRater) raters[level] = (raters[level] ?? 0) + 1
  }
  return { questions, counts, sureCounts, sums, forms, sureForms, raters }
}

/** A loop: of a whole round it is asked twice an evaluatee. */
function scoredPlaces(questions: ScoringInput['questions']): number[] {
  const places: number[] = []
  for (let q = 0; q < questions.length; q++) if (questions[q]?.scored === true) places.push(q)
  return places
}

/** Counted answers of a question over one level or a pool, those of them that enter floors, and their sum. */
export function cellOf(
  counted: Tally,
  levels: readonly number[],
  question: number,
): { count: number; sure: number; sum: number } {
  let count = 0
  let sure = 0
  let sum = 0
  for (const level of levels) {
    count += counted.counts[level * counted.questions + question] ?? 0
    sure += counted.sureCounts[level * counted.questions + question] ?? 0
    sum += counted.sums[level * counted.questions + question] ?? 0
  }
  return { count, sure, sum }
}

/**
 * How many forms of each level say nothing that counts: whoever sent them was unable to observe throughout (numbers.md 13). Null
 * where no question has scores: then nobody was unable to give one.
 */
export function formsWithoutScore({ responses, questions }: ScoringInput): Map<number, number> | null {
  const scored = scoredPlaces(questions)
  if (scored.length === 0) return null
  const found = new Map<number, number>()
  for (const { levelId, scores } of responses) {
    const isEmpty = scored.every((q) => !Number.isFinite(scores[q] ?? Number.NaN))
    if (isEmpty) found.set(levelId, (found.get(levelId) ?? 0) + 1)
  }
  return found
}

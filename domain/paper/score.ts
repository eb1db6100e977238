/** Points of a paper, a question and an answer (spec §5 "Total score", numbers.md 1). */
import type { Answer, Paper, Question } from './model.ts'
import { questionsOf } from './model.ts'
import { QUESTION_TYPE_RULES } from './questionTypes.ts'

/** Highest points a question can earn; null where the type has no score or no bound is set. */
export function questionMaximum(question: Question): number | null {
  const rule = QUESTION_TYPE_RULES[question.type]
  if (!rule.isScored) return null
  if (!rule.optionsHaveScore) return question.config.maximumScore ?? null
  const scores = (question.data.options ?? []).flatMap((option) => option.score ?? [])
  return scores.length === 0 ? null : Math.max(...scores)
}

/** Fewest points a question can earn; null where the type has no score or no bound is set. */
export function questionMinimum(question: Question): number | null {
  const rule = QUESTION_TYPE_RULES[question.type]
  if (!rule.isScored) return null
  if (!rule.optionsHaveScore) return question.config.minimumScore ?? null
  const scores = (question.data.options ?? []).flatMap((option) => option.score ?? [])
  return scores.length === 0 ? null : Math.min(...scores)
}

/** What a dimension of these scored questions comes to in percent when each gets its fewest points; 0 of none. */
export function lowestPercent(questions: readonly Question[]): number {
  const parts = questions.flatMap((question) => {
    const maximum = questionMaximum(question) ?? 0
    return maximum > 0 ? [(100 * (questionMinimum(question) ?? 0)) / maximum] : []
  })
  return parts.length === 0 ? 0 : parts.reduce((sum, part) => sum + part, 0) / parts.length
}

/** Sum of the highest option scores of single choice and the maxima of the rating types (spec §5), in points. */
export function totalScore(paper: Paper): number {
  return sumOfPoints(questionsOf(paper).map((question) => questionMaximum(question) ?? 0))
}

/**
 * Scores as people add them up, to nine decimals: three times 0.1 is 0.3, not 0.30000000000000004. Wholes and billionths
 * are counted apart, both exactly as long as both are whole numbers below 2^53.
 */
export function sumOfPoints(scores: Iterable<number>): number {
  let wholes = 0
  let billionths = 0
  for (const score of scores) {
    wholes += Math.trunc(score)
    billionths += Math.round((score % 1) * 1e9)
  }
  // Beside more than that, which somebody may type, billionths are nothing.
  if (billionths === 0 || !Number.isSafeInteger(wholes)) return wholes
  return Number(`${BigInt(wholes) * 1_000_000_000n + BigInt(billionths)}e-9`)
}

/** What a form counts, question by question; NaN where nothing does. */
export function scoreVector(questions: readonly Question[], answers: readonly Answer[]): Float64Array {
  const byQuestion = new Map(answers.map((answer) => [answer.questionId, answer]))
  return Float64Array.from(questions, (question) => {
    const answer = byQuestion.get(question.id)
    return (answer === undefined ? null : answerScore(question, answer)) ?? Number.NaN
  })
}

/** What one answer counts; null for unscored types, "unable to observe", and where nothing was answered. */
export function answerScore(question: Question, answer: Answer): number | null {
  const rule = QUESTION_TYPE_RULES[question.type]
  if (!rule.isScored || answer.unable) return null
  if (!rule.optionsHaveScore) return answer.score ?? null
  const chosen = question.data.options?.find((option) => option.id === answer.optionIds?.[0])
  return chosen?.score ?? null
}

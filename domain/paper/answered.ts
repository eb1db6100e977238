/** What a rater said to a question, as people read it. */
import type { Answer, Question } from './model.ts'
import { answerScore } from './score.ts'

export interface Answered {
  /** What it counts; null where nothing does. */
  points: number | null
  /** The titles of the options that were chosen. */
  chosen: string[]
  text: string
  unable: boolean
}

/** Nothing was said where there is no answer. */
export function answeredOf(question: Question, answer: Answer | undefined): Answered {
  const { optionIds = [], text = '', unable = false } = answer ?? {}
  return {
    points: answer === undefined ? null : answerScore(question, answer),
    chosen: (question.data.options ?? []).flatMap(({ id, title }) => (optionIds.includes(id) ? [title] : [])),
    text,
    unable,
  }
}

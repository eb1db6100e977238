/** The questions with the highest scores, and with the lowest, as they are published. */
import type { PersonalReport } from '../report.ts'

export interface RankedQuestion {
  questionId: number
  title: string
  dimensionId: number
  /** Of the maximum. */
  percent: number
}

/** So many are named at either end; of few questions at most half. */
const NAMED = 5

/** Equal ones come in the order of the paper. */
export function extremesOf({ dimensions }: Pick<PersonalReport, 'dimensions'>) {
  const ranked = dimensions.flatMap(({ dimensionId, questions }) =>
    questions.flatMap(({ questionId, title, percent }): RankedQuestion[] =>
      percent === null ? [] : [{ questionId, title, dimensionId, percent }],
    ),
  )
  const named = Math.min(NAMED, Math.floor(ranked.length / 2))
  const highest = [...ranked].sort((one, other) => other.percent - one.percent).slice(0, named)
  const lowest = [...ranked].sort((one, other) => one.percent - other.percent).slice(0, named)
  return { highest, lowest: lowest.filter(({ questionId }) => !highest.some((one) => one.questionId === questionId)) }
}

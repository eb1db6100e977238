/** Maxima below 0 were kept as 0 once: in what was kept then, they are those of the paper (numbers.md 6). */
import { type Paper, questionsOf } from '../paper/model.ts'
import { questionMaximum, totalScore } from '../paper/score.ts'
import type { PersonalReport } from './report.ts'

/** Of what was kept of a round with this paper. */
export function keptMaxima(paper: Paper) {
  const maxima = new Map(questionsOf(paper).map((question) => [question.id, questionMaximum(question) ?? 0]))
  const isBelow = [...maxima.values()].some((maximum) => maximum < 0)
  const possible = totalScore(paper)
  const withPoints = <Kept extends Pick<PersonalReport, 'points'>>(kept: Kept): Kept =>
    isBelow && kept.points !== null ? { ...kept, points: { ...kept.points, possible } } : kept
  return {
    withPoints,
    inReport: <Kept extends PersonalReport>(report: Kept): Kept => ({
      ...withPoints(report),
      dimensions: report.dimensions.map((dimension) => ({
        ...dimension,
        questions: dimension.questions.map((question) => ({
          ...question,
          maximum: Math.min(question.maximum, maxima.get(question.questionId) ?? question.maximum),
        })),
      })),
    }),
  }
}

/** Whether a report may hold a 0 in the place of another maximum. */
export const mayLackMaxima = ({ dimensions }: Pick<PersonalReport, 'dimensions'>): boolean =>
  dimensions.some(({ questions }) => questions.some(({ maximum }) => maximum === 0))

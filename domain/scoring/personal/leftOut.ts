/** Answers that count in no figure, question by question (numbers.md 1 and 13). */
import type { Question } from '../../paper/model.ts'
import { distributionRule, isCountable } from '../distributions.ts'
import type { Viewer } from '../gate.ts'
import type { ScoringInput, ScoringResponse } from '../input.ts'
import type { LeftOutAnswers, PersonalReport, ReportLeftOut } from '../report.ts'

/**
 * Of the rows that are shown and that nothing protects from the viewer: of the others it is not told who was unable
 * (anonymity.md R23), nor in a named round how many there are. A row without any figure says why itself.
 */
export function leftOutAnswers(
  { levels, rule }: PersonalReport,
  questions: readonly Question[],
  input: ScoringInput,
  viewer: Viewer,
): ReportLeftOut['answers'] {
  const { isFree } = distributionRule(rule, viewer)
  const free = levels.filter((level) => level.status === 'shown' && isFree(level))
  const formsOf = new Map(
    free.map(({ key }) => [key, input.responses.filter(({ levelId }) => key === `level:${levelId}`)]),
  )
  const places = new Map(input.questions.map(({ questionId }, q) => [questionId, q]))
  return questions.filter(isCountable).flatMap(({ id, data }) => {
    const q = places.get(id)
    if (q === undefined) return []
    const rows = [...formsOf].flatMap(([levelKey, forms]): LeftOutAnswers[] => {
      const silent = forms.filter((form) => !isAnswered(form, q))
      const unable = silent.filter((form) => form.unable?.includes(q) === true).length
      return silent.length === 0 ? [] : [{ levelKey, unable, blank: silent.length - unable }]
    })
    return rows.length === 0 ? [] : [{ questionId: id, title: data.title, rows }]
  })
}

const isAnswered = ({ scores, chosen }: ScoringResponse, q: number): boolean =>
  Number.isFinite(scores[q] ?? Number.NaN) || (chosen[q] ?? null) !== null

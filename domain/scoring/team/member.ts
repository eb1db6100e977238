/**
 * What team figures read of one evaluatee (numbers.md 8): nothing that the personal report, or the lists behind its cells,
 * does not show. Small enough to hold a whole round of them.
 */
import { type AnswerLists, listOf } from '../lists.ts'
import type { PersonalReport, ReportDimension, ReportLevel } from '../report.ts'
import { agreementFloor, agreementOf } from '../statistics/agreement.ts'
import { mean } from '../weights.ts'

/** A row of raters that is shown. */
export type MemberRow = Pick<ReportLevel, 'key' | 'kind' | 'name' | 'weight'>

export interface MemberDimension {
  dimensionId: number
  percent: number | null
  othersPercent: number | null
  selfPercent: number | null
  /** Percent, one entry for each of `rows`. */
  byRow: (number | null)[]
  /** Fewest raters behind a question of the dimension that is shown, for each of `rows`; 0 where none is. */
  raters: number[]
  /** Mean rwg of its questions over the rows other than self, 0 to 1; null where none can be given. */
  agreement: number | null
}

export interface MemberQuestion {
  questionId: number
  /** Percent of the maximum. */
  percent: number | null
}

export interface Member extends Pick<PersonalReport, 'evaluatee' | 'overallPercent' | 'points' | 'incomplete'> {
  rows: MemberRow[]
  dimensions: MemberDimension[]
}

/** With its questions, which only the report over a team reads: they are most of it. */
export interface WholeMember extends Member {
  questions: MemberQuestion[]
}

/** Whether others gave a score that is shown: without one a report tells its person no figure but those of the own view. */
export const hasOthersFigures = ({ dimensions }: { dimensions: readonly Pick<MemberDimension, 'othersPercent'>[] }) =>
  dimensions.some(({ othersPercent }) => othersPercent !== null)

/** Whether there is a score to give at all: a report of a paper without one lacks none. */
export const asksForScores = (dimensions: readonly { questions: readonly unknown[] }[]) =>
  dimensions.some(({ questions }) => questions.length > 0)

/** Whether a report tells its person no score that others gave, though its paper asks for some. */
export const isFigureless = (report: Pick<PersonalReport, 'dimensions'>): boolean =>
  asksForScores(report.dimensions) && !hasOthersFigures(report)

/** The scores of each question where they are few enough to be told apart. */
export type QuestionScores = ReadonlyMap<number, readonly number[] | null>

export function memberOf(report: PersonalReport, lists: AnswerLists, scores: QuestionScores): WholeMember {
  const { evaluatee, overallPercent, points, incomplete, rule } = report
  const shown = report.levels.flatMap((level, index) => (level.status === 'shown' ? [{ level, index }] : []))
  const fewest = agreementFloor(rule.anonymous)
  return {
    ...{ evaluatee, overallPercent, points, incomplete },
    rows: shown.map(({ level: { key, kind, name, weight } }) => ({ key, kind, name, weight })),
    dimensions: report.dimensions.map((dimension) => ({
      dimensionId: dimension.dimensionId,
      percent: dimension.percent,
      othersPercent: dimension.othersPercent,
      selfPercent: dimension.selfPercent,
      byRow: shown.map(({ index }) => dimension.byLevel[index] ?? null),
      raters: shown.map(({ level, index }) => fewestRaters(dimension, lists, level.key, index)),
      agreement: mean(
        shown
          .filter(({ level }) => level.kind !== 'self')
          .flatMap(({ level }) =>
            dimension.questions.map(({ questionId }) =>
              agreementOf(listOf(lists, level.key, questionId), scores.get(questionId) ?? null, fewest),
            ),
          ),
      ),
    })),
    questions: report.dimensions.flatMap(({ questions }) =>
      questions.map(({ questionId, percent }) => ({ questionId, percent })),
    ),
  }
}

function fewestRaters({ questions }: ReportDimension, lists: AnswerLists, rowKey: string, index: number): number {
  const counts = questions.flatMap(({ questionId, byLevel }) =>
    (byLevel[index] ?? null) === null ? [] : [listOf(lists, rowKey, questionId).scores.length],
  )
  return counts.length === 0 ? 0 : Math.min(...counts)
}

/**
 * What the raters of each published row answered to a question, as lists without an order: of whole forms, or as they were
 * kept at the finish (docs/decisions/answers.md). Distributions, deviations and agreement are made of these.
 */
import { type DisclosedRow, type Disclosure, isExempt } from './gate.ts'
import type { ScoringInput, ScoringResponse } from './input.ts'
import type { PersonalReport, ReportLevel } from './report.ts'
import { responsesOf, type SealedRow } from './sealed.ts'

export interface AnswerList {
  /** Counted scores, in points. */
  scores: number[]
  /** Of the raters behind them those that enter floors (R20). */
  sureScores: number
  /** Options, each as often as it was chosen, and by how many raters. */
  chosen: { raters: number; optionIds: number[] }
  sureChosen: number
}

/** By row of the report and question. */
export type AnswerLists = ReadonlyMap<string, ReadonlyMap<number, AnswerList>>

const NOBODY: AnswerList = { scores: [], sureScores: 0, chosen: { raters: 0, optionIds: [] }, sureChosen: 0 }

/** Nothing where nothing is known of the row or the question. */
export const listOf = (lists: AnswerLists, rowKey: string, questionId: number): AnswerList =>
  lists.get(rowKey)?.get(questionId) ?? NOBODY

/** Rows that tell answers: a row nothing protects whose raters were unable to give a score may hold choices all the same. */
export const tellsAnswers = ({ status, absence }: Pick<ReportLevel, 'status' | 'absence'>): boolean =>
  status === 'shown' || absence === 'unable'

/** Of the rows of whole forms that tell some; what a row does not show of a question is not in them. */
export function listsOfForms(input: ScoringInput, { rows }: Disclosure): AnswerLists {
  return new Map(
    rows.filter(tellsAnswers).map((row) => {
      const forms = responsesOf(input, row)
      const lists = input.questions.map(({ questionId, scored }, q): [number, AnswerList] => {
        if (scored && !row.shown[q]) return [questionId, NOBODY]
        return [questionId, answersOf(forms, q, scored)]
      })
      return [row.key, new Map(lists)]
    }),
  )
}

function answersOf(forms: readonly ScoringResponse[], q: number, scored: boolean): AnswerList {
  const scoring = scored ? forms.filter(({ scores }) => counted(scores[q]).length > 0) : []
  const choosing = forms.filter(({ chosen }) => chosen[q] != null)
  const sureOf = (some: readonly ScoringResponse[]) => some.filter(({ isUnsure }) => isUnsure !== true).length
  return {
    scores: scoring.flatMap(({ scores }) => counted(scores[q])),
    sureScores: sureOf(scoring),
    chosen: { raters: choosing.length, optionIds: choosing.flatMap(({ chosen }) => chosen[q] ?? []) },
    sureChosen: sureOf(choosing),
  }
}

const counted = (score: number | null | undefined): number[] =>
  typeof score === 'number' && Number.isFinite(score) ? [score] : []

/**
 * Of rows that were kept at a finish. How many raters enter floors is not kept, but whether they are enough: where they are not
 * they count as nobody.
 */
export function listsOfSealed(rows: readonly SealedRow[]): AnswerLists {
  return new Map(
    rows.map(({ key, cells }) => [
      key,
      new Map(
        cells.map(({ questionId, scores = [], mayDiffer, chosen = NOBODY.chosen }): [number, AnswerList] => {
          // Choices are kept of enough raters alone, and whoever chose an option has its score.
          const isEnough = mayDiffer === true || chosen.raters >= scores.length
          return [questionId, { scores, sureScores: isEnough ? scores.length : 0, chosen, sureChosen: chosen.raters }]
        }),
      ),
    ]),
  )
}

/** Of a published report: the rows that were kept of it, and the forms of those nothing protects, which stay whole. */
export function listsOfPublished(
  input: ScoringInput,
  { levels, dimensions }: Pick<PersonalReport, 'levels' | 'dimensions'>,
  sealed: readonly SealedRow[],
): AnswerLists {
  const figures = new Map(dimensions.flatMap(({ questions }) => questions.map((one) => [one.questionId, one.byLevel])))
  const rows = levels.flatMap(({ weight: _weight, ...known }, row): DisclosedRow[] => {
    const member = input.levels.findIndex(({ levelId }) => known.key === `level:${levelId}`)
    const level = input.levels[member]
    if (!tellsAnswers(known) || level === undefined || !isExempt(input, level)) return []
    // A question that stands in no dimension has no figure to go by, and nothing protects its answers here.
    const shown = input.questions.map(({ questionId }) => {
      const byLevel = figures.get(questionId)
      return byLevel === undefined || (byLevel[row] ?? null) !== null
    })
    return [{ ...known, members: [member], shown, counted: shown }]
  })
  return new Map([...listsOfSealed(sealed), ...listsOfForms(input, { rows, incomplete: false })])
}

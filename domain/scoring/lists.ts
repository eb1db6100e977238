/**
 * What the raters of each published row answered to a question, as lists without an order: of whole forms, or as they were
 * kept at the finish (docs/decisions/answers.md). Distributions, deviations and agreement are made of these.
 */
import type { Disclosure } from './gate.ts'
import type { ScoringInput } from './input.ts'
import { responsesOf, type SealedRow } from './sealed.ts'

export interface AnswerList {
  /** Counted scores, in points. */
  scores: number[]
  /** Options, each as often as it was chosen, and by how many raters. */
  chosen: { raters: number; optionIds: number[] }
}

/** By row of the report and question. */
export type AnswerLists = ReadonlyMap<string, ReadonlyMap<number, AnswerList>>

const NOBODY: AnswerList = { scores: [], chosen: { raters: 0, optionIds: [] } }

/** Nothing where nothing is known of the row or the question. */
export const listOf = (lists: AnswerLists, rowKey: string, questionId: number): AnswerList =>
  lists.get(rowKey)?.get(questionId) ?? NOBODY

/** Of the rows of whole forms that are shown; what a row does not show of a question is not in them. */
export function listsOfForms(input: ScoringInput, { rows }: Disclosure): AnswerLists {
  return new Map(
    rows
      .filter(({ status }) => status === 'shown')
      .map((row) => {
        const forms = responsesOf(input, row)
        const lists = input.questions.map(({ questionId, scored }, q): [number, AnswerList] => {
          if (scored && !row.shown[q]) return [questionId, NOBODY]
          const scores = scored ? forms.flatMap((form) => counted(form.scores[q])) : []
          const choices = forms.flatMap(({ chosen }) => (chosen[q] == null ? [] : [chosen[q]]))
          return [questionId, { scores, chosen: { raters: choices.length, optionIds: choices.flat() } }]
        })
        return [row.key, new Map(lists)]
      }),
  )
}

const counted = (score: number | null | undefined): number[] =>
  typeof score === 'number' && Number.isFinite(score) ? [score] : []

/** Of rows that were kept at a finish. */
export function listsOfSealed(rows: readonly SealedRow[]): AnswerLists {
  return new Map(
    rows.map(({ key, cells }) => [
      key,
      new Map(
        cells.map(({ questionId, scores = [], chosen = NOBODY.chosen }): [number, AnswerList] => [
          questionId,
          { scores, chosen },
        ]),
      ),
    ]),
  )
}

/** The questions as the binding list shows them: grouped by page, numbered through, unbound ones only when asked. */
import type { Paper } from '../../../domain/paper/model.ts'

export interface BindingRow {
  questionId: number
  /** Number through the whole paper, from 1. */
  number: number
  title: string
  summary: string
  /** null while it belongs to no dimension. */
  dimensionId: number | null
}

export interface BindingGroup {
  pageId: number
  pageNumber: number
  rows: BindingRow[]
}

/** Pages without a row are left out. */
export function bindingGroups(
  paper: Paper,
  bindings: ReadonlyMap<number, number>,
  onlyUnbound: boolean,
): BindingGroup[] {
  let number = 0
  return paper.pages
    .map((page, index) => {
      const rows = page.questions.map((question): BindingRow => {
        number += 1
        const { title, summary } = question.data
        return { questionId: question.id, number, title, summary, dimensionId: bindings.get(question.id) ?? null }
      })
      const shown = rows.filter(({ dimensionId }) => !onlyUnbound || dimensionId === null)
      return { pageId: page.id, pageNumber: index + 1, rows: shown }
    })
    .filter(({ rows }) => rows.length > 0)
}

/** How many questions there are, and how many are bound. */
export function bindingCounts(paper: Paper, bindings: ReadonlyMap<number, number>): { total: number; bound: number } {
  const questions = paper.pages.flatMap((page) => page.questions)
  return { total: questions.length, bound: questions.filter(({ id }) => bindings.has(id)).length }
}

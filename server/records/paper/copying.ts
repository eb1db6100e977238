/** A stored paper with its dimensions taken along to another questionnaire or a template, under ids of its own. */
import type { Paper } from '../../../domain/paper/model.ts'
import type { Handle } from '../../database/open.ts'
import { listBindings, listDimensions } from './dimensions.ts'

export interface NewDimension {
  name: string
  weight: number | null
  /** Ids of questions of the paper that comes with it. */
  questionIds: number[]
}

/** The same paper under new ids, and where each question went. */
export function copyPaper(paper: Paper, newId: () => number): { paper: Paper; questionIds: Map<number, number> } {
  const questionIds = new Map<number, number>()
  const pages = paper.pages.map((page) => {
    const pageId = newId()
    const questions = page.questions.map((question) => {
      const id = newId()
      questionIds.set(question.id, id)
      return { ...question, id, pageId }
    })
    return { ...page, id: pageId, questions }
  })
  return { paper: { ...paper, pages }, questionIds }
}

/** The dimensions with the questions bound to them, named by `questionIds`. */
export async function readDimensions(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  questionIds: ReadonlyMap<number, number>,
): Promise<NewDimension[]> {
  const bound = new Map<number, number[]>()
  for (const { questionId, dimensionId } of await listBindings(db, enterpriseId, questionnaireId)) {
    const id = questionIds.get(questionId)
    if (id !== undefined) bound.set(dimensionId, [...(bound.get(dimensionId) ?? []), id])
  }
  const dimensions = await listDimensions(db, enterpriseId, questionnaireId)
  return dimensions.map(({ id, name, weight }) => ({ name, weight, questionIds: bound.get(id) ?? [] }))
}

/** The paper between its rows and the domain; for every service that reads or makes one. */
import { onOneLine } from '../../../domain/directory/name.ts'
import { checkPaper } from '../../../domain/paper/check.ts'
import { decodeQuestion, encodeQuestion } from '../../../domain/paper/codec.ts'
import { type Paper, questionsOf } from '../../../domain/paper/model.ts'
import type { Handle } from '../../database/open.ts'
import type { Database } from '../../database/schema/schema.ts'
import { listPages, listQuestions } from './pages.ts'

export interface PaperRows {
  pages: Database['page'][]
  questions: Database['question'][]
}

/** The rows of a paper whose pages and questions have their final ids. */
export function paperRows(enterpriseId: number, questionnaireId: number, paper: Paper): PaperRows {
  const lead = { enterpriseId, questionnaireId }
  return {
    pages: paper.pages.map((page, index) => ({
      ...lead,
      id: page.id,
      sequence: index + 1,
      type: index === 0 ? 'HOME' : 'CONTENT',
    })),
    questions: paper.pages.flatMap((page) =>
      page.questions.map((question, position) => {
        const { type, data, config } = encodeQuestion(question)
        return { ...lead, id: question.id, pageId: page.id, position, type, dataJson: data, configJson: config }
      }),
    ),
  }
}

/** The questions of each page in order. */
function questionsByPage(questions: Database['question'][]): Map<number, Database['question'][]> {
  const byPage = new Map<number, Database['question'][]>()
  for (const question of questions) {
    const there = byPage.get(question.pageId)
    if (there === undefined) byPage.set(question.pageId, [question])
    else there.push(question)
  }
  return byPage
}

/** The stored paper with data and config parsed; title and summary are the questionnaire's. */
export async function loadPaper(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  texts: { title: string; summary: string },
): Promise<Paper> {
  const pages = await listPages(db, enterpriseId, questionnaireId)
  const byPage = questionsByPage(await listQuestions(db, enterpriseId, questionnaireId))
  return {
    // A form sends back what it was given: one that is stored otherwise would be refused there.
    title: onOneLine(texts.title),
    summary: texts.summary,
    pages: pages.map((page, pageIndex) => ({
      id: page.id,
      type: page.type,
      isServerExists: true,
      questions: (byPage.get(page.id) ?? []).map((row, index) =>
        decodeQuestion(
          { id: row.id, pageId: page.id, index: index + 1, type: row.type, data: row.dataJson, config: row.configJson },
          { pageNumber: pageIndex + 1, questionNumber: index + 1 },
        ),
      ),
    })),
  }
}

/** Whether there are questions and each passes the check of spec §5; the title is looked at where it is shown. */
export function paperValid(paper: Paper): 0 | 1 {
  const faulty = checkPaper(paper).some(({ questionId }) => questionId !== null)
  return questionsOf(paper).length > 0 && !faulty ? 1 : 0
}

/** The paper as sent to the browser. */
export function wirePaper(paper: Paper, version: number) {
  return {
    title: paper.title,
    summary: paper.summary,
    version,
    pages: paper.pages.map((page, index) => ({
      id: page.id,
      sequence: index + 1,
      type: page.type,
      questions: page.questions.map((question, position) => ({
        id: question.id,
        pageId: page.id,
        ...encodeQuestion(question),
        index: position + 1,
      })),
    })),
  }
}

import type { NewId, Page, Paper, Question } from '../paper/model.ts'
import type { ShippedOpenQuestion, ShippedTemplate } from './model.ts'

export interface TemplatePaper {
  paper: Paper
  dimensions: { name: string; weight: number; questionIds: number[] }[]
}

/**
 * Makes the paper of a shipped template: one page per dimension, the first of them the home page;
 * the open questions follow on the last page. Every question is bound to exactly one dimension.
 * `newId` gives the ids of pages and questions; option ids are 1, 2, … within a question.
 */
export function templatePaper(template: ShippedTemplate, newId: NewId): TemplatePaper {
  const last = template.dimensions.length - 1
  const pages = template.dimensions.map(({ items }, place): Page => {
    const id = newId()
    const scored = items.map((title, at) => scaleQuestion(title, template.scale, newId(), id, at + 1))
    const open = place === last ? template.openQuestions : []
    const texts = open.map((question, at) => textQuestion(question, newId(), id, scored.length + at + 1))
    return { id, type: place === 0 ? 'HOME' : 'CONTENT', isServerExists: false, questions: [...scored, ...texts] }
  })
  const dimensions = template.dimensions.map(({ name, weight }, place) => ({
    name,
    weight,
    questionIds: (pages[place]?.questions ?? []).map((question) => question.id),
  }))
  return { paper: { title: template.title, summary: template.summary, pages }, dimensions }
}

function scaleQuestion(title: string, scale: readonly string[], id: number, pageId: number, index: number): Question {
  const options = scale.map((label, at) => ({ id: at + 1, title: label, score: at + 1 }))
  return { id, pageId, type: 'DAN_XUAN', data: { title, summary: '', options }, config: { required: true }, index }
}

function textQuestion(question: ShippedOpenQuestion, id: number, pageId: number, index: number): Question {
  const config = { required: false, lengthLimit: true, lengthMaximum: 500 }
  return { id, pageId, type: 'WEN_DA', data: { title: question.title, summary: question.summary }, config, index }
}

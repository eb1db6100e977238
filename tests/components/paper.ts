/** The paper of the document's examples, opened in the editor, and what a save of it sends. */
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { components } from '../../openapi/generated/schema.d.ts'
import { exampleResult, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

type Paper = components['schemas']['Paper']

const { id } = exampleResult('getQuestionnaire')
export const paper = exampleResult('getPaper')
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
/** The card of a question by its place. */
export const card = (pageNumber: number, index: number) =>
  page.getByRole('listitem', { name: `第 ${pageNumber} 页，第 ${index} 题` })

export async function openEditor(): Promise<void> {
  answerQuestionnaire({ processStatus: 10 })
  await renderPage(`/questionnaire/edit/survey/${id}`)
  await expect.element(page.getByLabelText('问卷标题')).toBeVisible()
}

/** Opens the question, and answers its card. */
export async function openQuestion(pageNumber: number, index: number) {
  const found = card(pageNumber, index)
  await found.getByRole('button').first().click()
  await expect.element(found.getByLabelText('题目标题')).toHaveFocus()
  return found
}

/** The save of a paper as it stands. */
export function bodyOf({ title, summary, version, pages }: Paper) {
  return {
    title,
    summary,
    version,
    pages: pages.map((each, index) => ({
      id: each.id,
      index: index + 1,
      questions: each.questions.map(({ id, type, data, config }, place) => ({
        id,
        index: place + 1,
        type: String(type),
        data: JSON.parse(data),
        config: JSON.parse(config),
      })),
    })),
  }
}

/** The option as it is sent; its id is made by the browser. */
export const madeOption = (option: object) => ({ ...option, id: expect.any(Number) })

/** The saves that went out; the JSON texts in them are read. */
function saves() {
  return writes().map(({ body, ...call }) => {
    // The JSON edge: what a save holds stands in the document.
    const { pages, ...rest } = body as { pages: { questions: { data: string; config: string }[] }[] }
    const read = pages.map((each) => ({
      ...each,
      questions: each.questions.map((question) => ({
        ...question,
        data: JSON.parse(question.data),
        config: JSON.parse(question.config),
      })),
    }))
    return { ...call, body: { ...rest, pages: read } }
  })
}

/** Exactly these papers were saved, in this order. */
export async function expectSaved(...bodies: object[]): Promise<void> {
  await expect
    .poll(saves)
    .toEqual(bodies.map((body) => ({ operationId: 'savePaper', params: { id: String(id) }, query: {}, body })))
}

export const questionnaireId = id
export const save = button('保存')

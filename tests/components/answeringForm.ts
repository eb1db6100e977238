/** A form with a question of every type, and what a person answers it with. */
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { answer, exampleResult, writes } from './network.ts'
import { renderFeedback } from './renderPage.tsx'

const example = exampleResult('getFeedbackTask')
export const { relationId } = example.task
const option = (id: number, title: string, more: object = {}) => ({ id, title, ...more })
const options = [option(1, '很少'), option(2, '有时', { reasonRequired: true }), option(3, '总是')]

/** Title, data and settings by type; nothing is required but the text and the slider. */
const QUESTIONS = [
  { type: 'DAN_XUAN', data: { title: '单选', options }, config: {} },
  { type: 'DUO_XUAN', data: { title: '多选', options: options.map(({ id, title }) => ({ id, title })) }, config: {} },
  { type: 'XIA_LA', data: { title: '下拉', options: options.map(({ id, title }) => ({ id, title })) }, config: {} },
  { type: 'WEN_DA', data: { title: '问答' }, config: { required: true, lengthLimit: true, lengthMaximum: 5 } },
  { type: 'DA_FEN', data: { title: '打分' }, config: { minimumScore: 1, maximumScore: 5 } },
  { type: 'DA_FEN_INPUT', data: { title: '填分' }, config: { minimumScore: 0, maximumScore: 10 } },
  {
    type: 'DA_FEN_SLIDE',
    data: { title: '滑动' },
    config: { required: true, minimumScore: 0, maximumScore: 100, step: 10 },
  },
] as const

export const button = (name: string) => page.getByRole('button', { name })
/** The title of the question on the page. */
export const heading = (title: string) => page.getByRole('heading', { level: 1, name: new RegExp(`^${title}`) })
export const next = () => button('下一题').click()

interface Given {
  questionId: number
  score?: number
  text?: string
}

/** From now on the server has the form with these answers. */
export function serveForm(answers: Given[]): void {
  const [home] = example.paper.pages
  const questions = QUESTIONS.map(({ type, data, config }, index) => ({
    id: index + 1,
    pageId: home?.id ?? 0,
    index: index + 1,
    type,
    data: JSON.stringify({ summary: '', ...data }),
    config: JSON.stringify({ required: false, ...config }),
  }))
  const paper = { ...example.paper, pages: [{ id: home?.id ?? 0, type: 'HOME' as const, sequence: 1, questions }] }
  answer('getFeedbackTask', { ...example, paper, answers })
}

/**
 * Opens the form at its first question, or behind the last of the answers the server has already. The heading has the
 * focus then: a key pressed before would be for nobody.
 */
export async function openForm(answers: Given[] = []): Promise<void> {
  serveForm(answers)
  await renderFeedback(`/${relationId}`)
  if (answers.length === 0) await button('明白了，开始').click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
}

const isAnswers = (body: unknown): body is { answers: Given[] } => body instanceof Object && 'answers' in body

/** What the server has by now: of every question the last answer that was sent to it. */
function drafts(): Given[] {
  const sent = writes().flatMap(({ operationId, body }) =>
    operationId === 'saveFeedbackDraft' && isAnswers(body) ? body.answers : [],
  )
  return [...new Map(sent.map((each) => [each.questionId, each])).values()].sort((a, b) => a.questionId - b.questionId)
}

export async function expectDrafts(answers: object[]): Promise<void> {
  await expect.poll(drafts).toEqual(answers)
}

export const submission = (answers: object[], unsaved: number[] = []) => ({
  operationId: 'submitFeedback',
  params: { relationId: String(relationId) },
  query: {},
  body: { answers, unsaved },
})

/** The submissions that went out. */
export const submissions = () => writes().filter(({ operationId }) => operationId === 'submitFeedback')

/** A disabled round in the answering site: what is said of it is so for whoever reads it. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { FeedbackQuestionnaire } from '../../src/feedback/calls.ts'
import { button, heading, openForm, relationId, serveForm } from './answeringForm.ts'
import { answer, answerExample, callsOf, disconnect, exampleResult, refuse } from './network.ts'
import { renderFeedback } from './renderPage.tsx'

const tasks = exampleResult('listFeedbackTasks')
const [one = expect.unreachable()] = tasks.questionnaires
const paused = { ...one, closed: true, paused: true }
const open = { ...one, questionnaireId: 2, title: '今年' }
const allOf = (of: FeedbackQuestionnaire, status: 'submitted' | 'withdrawn') => ({
  ...of,
  tasks: of.tasks.map((task) => ({ ...task, status })),
})
const serve = (...questionnaires: FeedbackQuestionnaire[]) => answer('listFeedbackTasks', { ...tasks, questionnaires })
const text = () => document.body.textContent
const GO_ON = /继续|go on/

describe.each([
  { language: 'zh', told: '问卷暂停回答', done: '您没有待完成的评价，已' },
  { language: 'en', told: 'Answering is paused', done: 'you have nothing left to do' },
] as const)('$language', ({ language, told, done }) => {
  test.each(['submitted', 'withdrawn'] as const)(
    'who has nothing left (%s) is not asked to come again',
    async (status) => {
      serve(allOf(paused, status))
      await renderFeedback('/', { language })
      await expect.element(heading(told)).toBeVisible()
      expect(text()).toContain(done)
      expect(text()).not.toMatch(GO_ON)
    },
  )

  test('nobody is told of a link, which whoever signed in has not got', async () => {
    serve(paused)
    await renderFeedback('/', { language })
    await expect.element(heading(told)).toBeVisible()
    expect(text()).toMatch(GO_ON)
    expect(text()).not.toMatch(/链接|link/)
  })

  test('nor does its card, beside an open one', async () => {
    serve(allOf(paused, 'submitted'), open)
    await renderFeedback('/', { language })
    const card = page.getByRole('region', { name: one.title })
    await expect.element(card.getByText(done, { exact: false })).toBeVisible()
    expect(card.element().textContent).not.toMatch(GO_ON)
  })
})

test('of two that are paused each says what is left', async () => {
  serve({ ...allOf(paused, 'submitted'), title: '甲' }, { ...paused, questionnaireId: 3, title: '乙' })
  await renderFeedback('/')
  await expect.element(page.getByText('甲 · 全部完成', { exact: true })).toBeVisible()
  await expect.element(page.getByText('乙', { exact: true })).toBeVisible()
  await expect.element(page.getByText('恢复后，用同样的方式回来即可继续', { exact: false })).toBeVisible()
})

test('beside what is paused with something left, it is not said that all is done', async () => {
  serve(paused, allOf(open, 'submitted'))
  await renderFeedback('/')
  await expect.element(heading('谢谢您的反馈')).toBeVisible()
  await expect.element(page.getByText('其余的问卷暂停回答，恢复后可以继续。')).toBeVisible()
})

test('nor is it after the last that could be sent', async () => {
  serve(paused, allOf(open, 'submitted'))
  await openForm([
    { questionId: 4, text: '好' },
    { questionId: 7, score: 70 },
  ])
  await button('提交').click()
  await expect.element(page.getByText('其余的问卷暂停回答，恢复后可以继续。')).toBeVisible()
  expect(text()).not.toContain('全部完成')
})

describe('once it is enabled again', () => {
  const focus = () => window.dispatchEvent(new Event('focus'))
  const show = () => document.dispatchEvent(new Event('visibilitychange'))
  const again = button('重试')
  const WAYS = [
    { name: 'by the focus', look: async () => void focus() },
    { name: 'by being shown', look: async () => void show() },
    { name: 'by the button', look: () => again.click() },
  ]

  // A page listens once its heading has the focus: what comes between its being seen and that is heard by nobody.
  async function openPaused(): Promise<void> {
    refuse('getFeedbackTask', 'ANSWERING_PAUSED')
    await renderFeedback(`/${relationId}`)
    await expect.element(heading('问卷暂停回答')).toHaveFocus()
  }

  async function openPausedList(): Promise<void> {
    serve(paused)
    await renderFeedback('/')
    await expect.element(heading('问卷暂停回答')).toHaveFocus()
  }

  test.each(WAYS)('the page of a form sees it $name', async ({ look }) => {
    await openPaused()
    serveForm([])
    await look()
    await expect.element(button('明白了，开始')).toBeVisible()
    focus()
    expect(callsOf('getFeedbackTask')).toHaveLength(2)
  })

  test.each(WAYS)('what was given to a form that was open goes to the server $name', async ({ look }) => {
    refuse('saveFeedbackDraft', 'ANSWERING_PAUSED')
    await openForm()
    await page.getByRole('radio', { name: '总是' }).click()
    await expect.element(heading('问卷暂停回答')).toHaveFocus()
    answerExample('saveFeedbackDraft')
    await look()
    await expect.element(page.getByRole('status')).toHaveTextContent('已保存')
    expect(callsOf('saveFeedbackDraft').at(-1)?.body).toEqual({ answers: [{ questionId: 1, optionIds: [3] }] })
  })

  test.each(WAYS)('the list sees it $name', async ({ look }) => {
    await openPausedList()
    serve(open)
    await look()
    await expect.element(page.getByRole('link', { name: '继续：评价 何晓明' })).toBeVisible()
    const asked = callsOf('listFeedbackTasks').length
    focus()
    expect(callsOf('listFeedbackTasks')).toHaveLength(asked)
  })

  test('that it is late by then is told, with the heading to start from', async () => {
    await openPaused()
    refuse('getFeedbackTask', 'ANSWERING_CLOSED')
    focus()
    await expect.element(heading('答题已经结束')).toHaveFocus()
    expect(again.elements()).toEqual([])
  })

  test('a look that does not reach the server leaves the page as it is, and the next one sees it', async () => {
    await openPaused()
    disconnect('getFeedbackTask')
    focus()
    await expect.poll(() => callsOf('getFeedbackTask')).toHaveLength(2)
    await expect.element(heading('问卷暂停回答')).toBeVisible()
    serveForm([])
    focus()
    await expect.element(button('明白了，开始')).toBeVisible()
  })

  test('a look that does not reach the server leaves what a list says, too', async () => {
    await openPausedList()
    disconnect('listFeedbackTasks')
    focus()
    await expect.poll(() => callsOf('listFeedbackTasks')).toHaveLength(2)
    await expect.element(heading('问卷暂停回答')).toBeVisible()
  })

  test('who opens another link after that is told that it cannot be reached, not kept waiting', async () => {
    await openPausedList()
    disconnect('listFeedbackTasks')
    focus()
    await expect.poll(() => callsOf('listFeedbackTasks')).toHaveLength(2)
    location.hash = `#/t/${'s'.repeat(43)}`
    await expect.poll(() => callsOf('listFeedbackTasks')).toHaveLength(3)
    await expect.element(heading('页面没能载入')).toBeVisible()
  })
})

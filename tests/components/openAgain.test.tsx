/** A form that took no answers for a while: opened again, it asks the server again, and what was typed meanwhile arrives. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, expectDrafts, heading, serveForm } from './answeringForm.ts'
import { answer, answerExample, callsOf, exampleResult, refuse } from './network.ts'
import { renderFeedback } from './renderPage.tsx'

const chosen = { questionId: 1, optionIds: [3] }
const form = page.getByRole('link', { name: '继续：评价 何晓明' })
const back = page.getByRole('link', { name: '返回任务列表' })

/** Somebody answers a form that was open when it was opened. */
async function chooseInVain(told: string): Promise<void> {
  serveForm([])
  await renderFeedback('/')
  await form.click()
  await button('明白了，开始').click()
  await page.getByRole('radio', { name: '总是' }).click()
  await expect.element(heading(told)).toBeVisible()
}

const WAYS = [
  { name: 'the round was disabled', error: 'ANSWERING_PAUSED', told: '问卷暂停回答' },
  { name: 'the deadline had passed', error: 'ANSWERING_CLOSED', told: '答题已经结束' },
  { name: 'the round was removed, its link with it', error: 'LINK_INVALID', told: '这个链接无法打开' },
  { name: 'the round was removed', error: 'NOT_FOUND', told: '没有找到这份评价' },
] as const

test.each(WAYS)('$name: by the list one comes into the form again once it is open', async ({ error, told }) => {
  refuse('saveFeedbackDraft', error)
  await chooseInVain(told)
  answerExample('saveFeedbackDraft')
  await back.click()
  await form.click()
  await expect.element(heading('多选')).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('已保存')
  await expectDrafts([chosen])
  await button('上一题').click()
  await expect.element(page.getByRole('radio', { name: '总是' })).toBeChecked()
})

test.each(WAYS)('$name: while it is so, every way into the form says so', async ({ error, told }) => {
  refuse('saveFeedbackDraft', error)
  await chooseInVain(told)
  refuse('getFeedbackTask', error)
  await back.click()
  await form.click()
  await expect.element(heading(told)).toBeVisible()
  expect(callsOf('getFeedbackTask')).toHaveLength(2)
  await back.click()
  await expect.element(form).toBeVisible()
})

test('what is closed again by the time it is saved is told again', async () => {
  refuse('saveFeedbackDraft', 'ANSWERING_CLOSED')
  await chooseInVain('答题已经结束')
  await back.click()
  await form.click()
  await expect.element(heading('答题已经结束')).toBeVisible()
  expect(callsOf('saveFeedbackDraft')).toHaveLength(2)
})

describe('the list', () => {
  const tasks = exampleResult('listFeedbackTasks')
  const [one] = tasks.questionnaires
  if (one === undefined) throw new Error('no questionnaire')
  const paused = { ...one, closed: true, paused: true }
  const over = { ...one, questionnaireId: 1, title: '去年', closed: true }
  const isOver = page.getByText('没有提交的回答不会计入结果', { exact: false })

  test.each([
    { language: 'zh', told: '问卷暂停回答', kept: '已经填写和提交的内容都会保留。恢复后，用同样的方式回来即可继续。' },
    {
      language: 'en',
      told: 'Answering is paused',
      kept: 'What you answered is kept; come back later the way you came now',
    },
  ] as const)('a disabled round is not told as over, $language', async ({ language, told, kept }) => {
    answer('listFeedbackTasks', { ...tasks, questionnaires: [paused] })
    await renderFeedback('/', { language })
    await expect.element(heading(told)).toBeVisible()
    await expect.element(page.getByText(kept, { exact: false })).toBeVisible()
    expect(isOver.elements()).toEqual([])
  })

  test('beside an open one, and one that is over, each says what it is', async () => {
    const open = { ...one, questionnaireId: 2, title: '今年' }
    answer('listFeedbackTasks', { ...tasks, questionnaires: [over, paused, open] })
    await renderFeedback('/')
    const said = (title: string, words: string) =>
      page.getByRole('region', { name: title }).getByText(words, { exact: false })
    await expect.element(said(one.title, '暂停回答，已保存的回答仍在')).toBeVisible()
    await expect.element(said('去年', '答题已经结束')).toBeVisible()
    expect(said(one.title, '答题已经结束').elements()).toEqual([])
  })

  test('with nothing open, what is over says so below what is paused', async () => {
    answer('listFeedbackTasks', { ...tasks, questionnaires: [over, paused] })
    await renderFeedback('/')
    await expect.element(heading('问卷暂停回答')).toBeVisible()
    await expect.element(page.getByText('去年 · 答题已经结束', { exact: false })).toBeVisible()
  })
})

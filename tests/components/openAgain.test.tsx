/** A form that took no answers for a while: opened again, it asks the server again, and what was typed meanwhile arrives. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, expectDrafts, heading, serveForm } from './answeringForm.ts'
import { answerExample, callsOf, refuse } from './network.ts'
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

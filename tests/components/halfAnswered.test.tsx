/** Half an answer is kept and counts as none: where one goes on, in the check before sending, and in the list. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, heading, openForm, relationId, serveForm } from './answeringForm.ts'
import { answer, exampleResult } from './network.ts'
import { removePage, renderFeedback } from './renderPage.tsx'

const half = { questionId: 1, optionIds: [2] }

test('one goes on at the question whose reason is owed, also from behind others, and the check counts it as open', async () => {
  await openForm([half, { questionId: 4, text: '好' }, { questionId: 7, score: 70 }])
  await expect.element(heading('单选')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: '请说明选择该选项的原因' })).toBeVisible()
  const bar = page.getByRole('progressbar')
  await expect.element(bar).toHaveAttribute('aria-valuenow', '2')
  await page.getByRole('textbox').fill('很忙')
  await expect.element(bar).toHaveAttribute('aria-valuenow', '3')
})

test('a form with nothing but half an answer is gone on with, from its list and in its check', async () => {
  const list = exampleResult('listFeedbackTasks')
  const questionnaires = list.questionnaires.map((one) => ({
    ...one,
    tasks: one.tasks.map((task) =>
      task.relationId === relationId ? { ...task, status: 'drafting' as const, answeredCount: 0 } : task,
    ),
  }))
  answer('listFeedbackTasks', { ...list, questionnaires })
  serveForm([half])
  await renderFeedback('/')
  await page.getByRole('link', { name: '继续：评价 何晓明' }).click()
  await expect.element(heading('单选')).toBeVisible()
  await removePage()
  await renderFeedback(`/${relationId}/8`)
  await expect.element(page.getByText('已答 0 / 7 题')).toBeVisible()
  await button('去答第一道未答的题').click()
  await expect.element(heading('单选')).toBeVisible()
})

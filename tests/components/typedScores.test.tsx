/** A score that is typed in: what is no number is told like one out of range, never dropped under "saved". */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  button,
  expectDrafts,
  heading,
  next,
  openForm,
  relationId,
  serveForm,
  submission,
  submissions,
} from './answeringForm.ts'
import { removePage, renderFeedback } from './renderPage.tsx'

const behind = [
  { questionId: 4, text: '好' },
  { questionId: 5, score: 4 },
]
const field = () => page.getByRole('textbox')
const status = (words: string) => page.getByRole('status').getByText(words, { exact: false })
const told = () => page.getByRole('alert')

/** At the score to be typed in, which nobody must give. */
async function openScore(): Promise<void> {
  await openForm(behind)
  await expect.element(heading('填分')).toBeVisible()
}

test.each(['8%', '8分', 'abc', '1e3', '1 2', '-'])('“%s” is not saved, holds the way on and is told', async (typed) => {
  await openScore()
  await field().fill(typed)
  await expect.element(status('未能保存')).toBeInTheDocument()
  await next()
  await expect.element(told()).toHaveTextContent('请只填写数字')
  await expect.element(field()).toHaveValue(typed)
  await expect.element(field()).toHaveFocus()
  await userEvent.fill(field(), '8')
  await expect.element(told()).toBeEmptyDOMElement()
  await expectDrafts([{ questionId: 6, score: 8 }])
  await expect.element(status('已保存')).toBeInTheDocument()
  await next()
  await expect.element(heading('滑动')).toBeVisible()
})

test('it stands there again after leaving, and after coming back on another day, and is owed before sending', async () => {
  await openScore()
  await field().fill('8%')
  await page.getByRole('link', { name: '返回任务列表' }).click()
  await expect.element(page.getByRole('heading', { name: '邀请您', exact: false })).toBeVisible()
  await removePage()
  serveForm(behind)
  await renderFeedback(`/${relationId}`)
  await expect.element(heading('填分')).toBeVisible()
  await expect.element(field()).toHaveValue('8%')
  await expect.element(told()).toHaveTextContent('请只填写数字')
  await removePage()
  serveForm([...behind, { questionId: 7, score: 70 }])
  await renderFeedback(`/${relationId}/8`)
  await expect.element(heading('检查并提交')).toBeVisible()
  expect(button('提交').elements()).toEqual([])
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /填分.*请只填写数字/ })
    .click()
  await field().fill('8')
  await expect.element(status('已保存')).toBeInTheDocument()
  await next()
  await button('检查并提交').click()
  await button('提交').click()
  await expect.element(page.getByText('您的反馈已提交，谢谢！')).toBeVisible()
  const score = { questionId: 6, score: 8 }
  await expect.poll(submissions).toEqual([submission([...behind, score, { questionId: 7, score: 70 }])])
  await expectDrafts([score])
})

test('a score that was saved is not taken for what was typed over it; emptied, it is taken back', async () => {
  await openForm([...behind, { questionId: 6, score: 8 }])
  await button('上一题').click()
  await expect.element(field()).toHaveValue('8')
  await userEvent.type(field(), '分')
  await expect.element(status('未能保存')).toBeInTheDocument()
  await field().fill('')
  await expectDrafts([{ questionId: 6 }])
  await expect.element(status('已保存')).toBeInTheDocument()
})

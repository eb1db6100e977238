/** A form's pages have addresses: the browser's Back goes to the page before, and what was typed stays. */
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, expectDrafts, heading, next, openForm, relationId, serveForm } from './answeringForm.ts'
import { answer, exampleResult } from './network.ts'
import { removePage, renderFeedback } from './renderPage.tsx'

const chosen = { questionId: 1, optionIds: [3] }
const choose = () => page.getByRole('radio', { name: '总是' }).click()
const field = () => page.getByRole('textbox')

async function toText(): Promise<void> {
  await next()
  await expect.element(heading('下拉')).toBeVisible()
  await next()
  await expect.element(heading('问答')).toBeVisible()
}

beforeEach(() => serveForm([]))

test('Back goes to the question before, Forward to the one after, and nothing is lost', async () => {
  await openForm()
  await choose()
  await expect.element(heading('多选')).toBeVisible()
  await toText()
  await field().fill('好')
  history.back()
  await expect.element(heading('下拉')).toBeVisible()
  history.go(-2)
  await expect.element(heading('单选')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: '总是' })).toBeChecked()
  history.go(3)
  await expect.element(field()).toHaveValue('好')
  await expectDrafts([chosen, { questionId: 4, text: '好' }])
})

test.each([
  { name: 'a question', place: 3, shown: '下拉' },
  { name: 'the check', place: 8, shown: '检查并提交' },
  { name: 'a page the form does not have', place: 99, shown: '检查并提交' },
])('loaded again at $name it is there again', async ({ place, shown }) => {
  serveForm([chosen])
  await renderFeedback(`/${relationId}/${place}`)
  await expect.element(heading(shown)).toBeVisible()
})

test('who has not read the promise reads it first, and comes to the question then', async () => {
  await renderFeedback(`/${relationId}/3`)
  await button('明白了，开始').click()
  await expect.element(heading('下拉')).toBeVisible()
})

test('the promise lies between: going on leads back to the question one came from', async () => {
  await openForm()
  await choose()
  await expect.element(heading('多选')).toBeVisible()
  await button('谁会看到我的回答？').click()
  await button('明白了，继续').click()
  await expect.element(heading('多选')).toBeVisible()
})

test('the promise alone in the address goes on where the answers end', async () => {
  serveForm([chosen])
  await renderFeedback(`/${relationId}/0`)
  await button('明白了，继续').click()
  await expect.element(heading('多选')).toBeVisible()
})

test('once it is sent, Back goes to the list at once', async () => {
  const form = exampleResult('getFeedbackTask')
  answer('getFeedbackTask', { ...form, answers: [] })
  await renderFeedback('/')
  await page.getByRole('link', { name: '继续：评价 何晓明' }).click()
  await button('明白了，开始').click()
  await choose()
  await button('检查并提交').click()
  await button('提交').click()
  await expect.element(page.getByRole('link', { name: '返回任务列表' })).toBeVisible()
  await expect.poll(() => location.hash).toBe(`#/${relationId}`)
  history.back()
  await expect.element(page.getByRole('heading', { name: '邀请您', exact: false })).toBeVisible()
})

test('the button of the question before goes back: from there Back goes on back, to where one came from', async () => {
  await renderFeedback('/')
  await page.getByRole('link', { name: '继续：评价 何晓明' }).click()
  await button('明白了，开始').click()
  await choose()
  await expect.element(heading('多选')).toBeVisible()
  await toText()
  await field().fill('好')
  await button('上一题').click()
  await expect.element(heading('下拉')).toBeVisible()
  // Both presses are meant, and the browser takes its time.
  await button('上一题').click()
  await expect.element(heading('多选')).toBeVisible()
  history.back()
  await expect.element(heading('单选')).toBeVisible()
  history.back()
  await expect.element(page.getByRole('heading', { name: '邀请您', exact: false })).toBeVisible()
  await expectDrafts([chosen, { questionId: 4, text: '好' }])
})

test('two quick presses go back one page, and none leaves the form', async () => {
  await renderFeedback('/')
  await page.getByRole('link', { name: '继续：评价 何晓明' }).click()
  await button('明白了，开始').click()
  await choose()
  await expect.element(heading('多选')).toBeVisible()
  const previous = button('上一题').element()
  if (!(previous instanceof HTMLElement)) throw new Error('no button')
  previous.click()
  previous.click()
  await expect.element(heading('单选')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: '总是' })).toBeChecked()
})

test('where one goes on after a while, the question before is no page one came by', async () => {
  serveForm([chosen])
  await renderFeedback('/')
  await page.getByRole('link', { name: '继续：评价 何晓明' }).click()
  await expect.element(heading('多选')).toBeVisible()
  await button('上一题').click()
  await expect.element(heading('单选')).toBeVisible()
  history.back()
  await expect.element(page.getByRole('heading', { name: '邀请您', exact: false })).toBeVisible()
})

test('loaded again, the page the form was opened at is the question before all the same', async () => {
  await openForm()
  await choose()
  await expect.element(heading('多选')).toBeVisible()
  const { state } = history
  await removePage()
  serveForm([chosen])
  await renderFeedback(`/${relationId}/2`)
  // A browser keeps it with the page it loads again.
  history.replaceState(state, '')
  await expect.element(heading('多选')).toBeVisible()
  await button('上一题').click()
  await expect.element(heading('单选')).toBeVisible()
})

test('from the check one goes back to the last question; before one that was owed Back leads to the check again', async () => {
  serveForm([chosen])
  await renderFeedback(`/${relationId}/8`)
  await expect.element(heading('检查并提交')).toBeVisible()
  await button('上一题').click()
  await expect.element(heading('滑动')).toBeVisible()
  await button('检查并提交').click()
  await page.getByRole('listitem').getByRole('button', { name: /问答/ }).click()
  await expect.element(heading('问答')).toBeVisible()
  await button('上一题').click()
  await expect.element(heading('下拉')).toBeVisible()
  history.back()
  await expect.element(heading('检查并提交')).toBeVisible()
})

test('before the first question lies the promise, from which one comes back to that question', async () => {
  serveForm([chosen])
  await renderFeedback(`/${relationId}/1`)
  await expect.element(heading('单选')).toBeVisible()
  await button('上一题').click()
  await button('明白了，继续').click()
  await expect.element(heading('单选')).toBeVisible()
})

/** The answering site: what is chosen is saved, and leaving loses nothing. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, answerExample, disconnect, exampleResult, expectNoWrites, refuse, writes } from './network.ts'
import { renderFeedback } from './renderPage.tsx'
import { stopTimers } from './timers.ts'

const form = exampleResult('getFeedbackTask')
const { relationId } = form.task
const [question] = form.paper.pages.flatMap(({ questions }) => questions)
const draft = {
  operationId: 'saveFeedbackDraft',
  params: { relationId: String(relationId) },
  query: {},
  body: { answers: [{ questionId: question?.id, optionIds: [5] }] },
}

async function openQuestions(address: string): Promise<void> {
  answer('getFeedbackTask', { ...form, answers: [] })
  await renderFeedback(address)
  await page.getByRole('button', { name: '明白了，开始' }).click()
}

test('an option that is chosen is sent as a draft, the page says so and goes on by itself', async () => {
  await openQuestions(`/${relationId}`)
  await page.getByRole('radio', { name: '总是' }).click()
  await expect.element(page.getByRole('heading', { name: '您对他有什么建议？', exact: false })).toBeVisible()
  await expect.element(page.getByRole('status').getByText('已保存')).toBeInTheDocument()
  await expect.poll(writes).toEqual([draft])
  await expectNoSeriousAxe()
})

test.each([
  {
    name: 'goes back to the list',
    leave: async () => {
      await page.getByRole('link', { name: '返回任务列表' }).click()
      await expect.element(page.getByRole('heading', { name: '邀请您', exact: false })).toBeVisible()
    },
  },
  { name: 'turns to another window', leave: async () => document.dispatchEvent(new Event('visibilitychange')) },
])('it is sent at once when somebody $name before the pause is over', async ({ leave }) => {
  await openQuestions(`/${relationId}`)
  await page.getByRole('radio', { name: '总是' }).click()
  stopTimers()
  await expectNoWrites()
  await leave()
  await expect.poll(writes).toEqual([draft])
})

test.each([
  { name: 'a lost connection', fail: () => disconnect('saveFeedbackDraft') },
  { name: 'a database that is away', fail: () => refuse('saveFeedbackDraft', 'DATABASE_AWAY') },
])('$name is told, and the answer goes out later', async ({ fail }) => {
  fail()
  await openQuestions(`/${relationId}`)
  await page.getByRole('radio', { name: '总是' }).click()
  await expect.element(page.getByRole('status').getByText('离线', { exact: false })).toBeInTheDocument()
  // Not by itself, a second later.
  stopTimers()
  answerExample('saveFeedbackDraft')
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByRole('status').getByText('已保存')).toBeInTheDocument()
  await expect.poll(writes).toEqual([draft, draft])
})

test('by a mailed link, its secret goes with every call', async () => {
  await openQuestions(`/t/secret-of-the-link/${relationId}`)
  await page.getByRole('radio', { name: '总是' }).click()
  await expect.poll(writes).toEqual([{ ...draft, bearer: 'secret-of-the-link' }])
})

test('the enterprise’s logo stands over the tasks', async () => {
  const enterpriseLogo = '/api/files/logo/ent/of-the-enterprise.webp'
  answer('listFeedbackTasks', { ...exampleResult('listFeedbackTasks'), enterpriseLogo })
  await renderFeedback('/')
  const name = exampleResult('listFeedbackTasks').enterpriseName
  await expect.element(page.getByRole('img', { name })).toHaveAttribute('src', enterpriseLogo)
})

test('a form has the logo, the cover text and the colour of its questionnaire, and only while it is open', async () => {
  const style = { accentColor: '#9c3d3d', logo: '/api/files/logo/ent/of-the-round.webp', coverText: '坦诚' }
  answer('getFeedbackTask', { ...form, answers: [], style })
  await renderFeedback(`/${relationId}`)
  await expect.element(page.getByText('坦诚', { exact: true })).toBeVisible()
  expect(document.querySelector('main img')?.getAttribute('src')).toBe(style.logo)
  const start = page.getByRole('button', { name: '明白了，开始' })
  await expect.poll(() => getComputedStyle(start.element()).backgroundColor).toBe('rgb(156, 61, 61)')
  await page.getByRole('link', { name: '返回任务列表' }).click()
  await expect.element(page.getByRole('heading', { name: '邀请您', exact: false })).toBeVisible()
  expect(document.documentElement.style.getPropertyValue('--own')).toBe('')
})

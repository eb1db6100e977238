/** Answers the server has not taken stay in the browser while they can be sent, and no longer (docs/anonymity.md). */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { shelfKey } from '../../src/feedback/draft/keptAnswers.ts'
import { KEPT_DAYS } from '../../src/feedback/kept.ts'
import { button, expectDrafts, heading, openForm, relationId, submissions } from './answeringForm.ts'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, answerExample, callsOf, disconnect, exampleResult, hold, letCallsArrive, refuse } from './network.ts'
import { removePage, renderFeedback } from './renderPage.tsx'
import { letLongTimePass } from './timers.ts'

const DAY = 24 * 60 * 60 * 1000
const tasks = exampleResult('listFeedbackTasks')
const text = { questionId: 4, text: '无人' }
const secret = 'S3cretS3cretS3cretS3cretS3cretS3cretS3cret1'

const key = shelfKey(null, relationId)
const keep = (at: string, days = 0) =>
  localStorage.setItem(at, JSON.stringify({ keptAt: Date.now() - days * DAY, answers: [text] }))
/** What lies in the browser for a form: its answers, or nothing. */
const kept = (at = key) => JSON.parse(localStorage.getItem(at) ?? '{}').answers

/** Until nothing more goes in. */
function fillStorage(): void {
  for (let length = 2 ** 23; length >= 1; length /= 2) {
    try {
      localStorage.setItem('else', (localStorage.getItem('else') ?? '') + '·'.repeat(length))
    } catch {
      // So much does not go in any more.
    }
  }
}

const unkept = page.getByText('未能保存，本机也未能保留全部，请不要关闭此页')

/** A text was typed offline, then a longer one for which the storage has no room. */
async function typeUnkept(): Promise<void> {
  // The third try is followed by a pause of four seconds.
  letLongTimePass()
  disconnect('saveFeedbackDraft')
  await openForm([{ questionId: 7, score: 70 }])
  await page.getByRole('listitem').getByRole('button').click()
  await page.getByRole('textbox').fill('无')
  await expect.element(page.getByRole('status')).toHaveTextContent('离线，已保留在本机')
  expect(asksBeforeLeaving()).toBe(false)
  fillStorage()
  await page.getByRole('textbox').fill('无人在场')
  await expect.element(unkept.first()).toBeVisible()
  expect(asksBeforeLeaving()).toBe(true)
}

/** Whether the browser asks before the page is left. */
function asksBeforeLeaving(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

/** The list as it is when the form of these tests is sent, or there no more. */
const without = (change: 'sent' | 'gone') => ({
  ...tasks,
  questionnaires: tasks.questionnaires.map((questionnaire) => ({
    ...questionnaire,
    tasks: questionnaire.tasks
      .filter((task) => change === 'sent' || task.relationId !== relationId)
      .map((task) => (task.relationId === relationId ? { ...task, status: 'submitted' as const } : task)),
  })),
})

test('what was sent from elsewhere is kept here no more', async () => {
  keep(key)
  refuse('saveFeedbackDraft', 'ALREADY_SUBMITTED')
  await openForm([{ questionId: 7, score: 70 }])
  await expect.element(heading('这份评价已经提交')).toBeVisible()
  await expectDrafts([text])
  await expect.poll(() => kept()).toBeUndefined()
  expect(callsOf('listFeedbackTasks')).toEqual([])
})

test.each([
  { name: 'opened', operation: 'getFeedbackTask' },
  { name: 'saved', operation: 'saveFeedbackDraft' },
] as const)(
  'of a form that is closed when it is $name: kept while it may go on, forgotten once it is listed no more',
  async ({ operation }) => {
    const open = () => (operation === 'getFeedbackTask' ? renderFeedback(`/${relationId}`) : openForm([text]))
    keep(key)
    refuse(operation, 'ANSWERING_CLOSED')
    await open()
    await expect.element(heading('答题已经结束')).toBeVisible()
    await expect.poll(() => callsOf('listFeedbackTasks')).toHaveLength(1)
    expect(kept()).toEqual([text])
    await removePage()
    disconnect('listFeedbackTasks')
    await open()
    await expect.element(heading('答题已经结束')).toBeVisible()
    expect(kept()).toEqual([text])
    await removePage()
    answer('listFeedbackTasks', without('gone'))
    await open()
    await expect.element(heading('答题已经结束')).toBeVisible()
    expect(kept()).toBeUndefined()
  },
)

test('a link of a finished questionnaire forgets what was typed by it', async () => {
  const byLink = shelfKey(secret, relationId)
  keep(byLink)
  refuse('getFeedbackTask', 'ANSWERING_CLOSED')
  refuse('listFeedbackTasks', 'ANSWERING_CLOSED')
  await renderFeedback(`/t/${secret}/${relationId}`)
  await expect.element(heading('答题已经结束')).toBeVisible()
  expect(kept(byLink)).toBeUndefined()
})

test.each([
  { name: 'LINK_INVALID', told: '这个链接无法打开' },
  { name: 'NOT_FOUND', told: '没有找到这份评价' },
  { name: 'OTHERS_PASSWORD', told: '请使用邀请邮件中的链接' },
] as const)('$name: another door or another day may send them, so they stay', async ({ name, told }) => {
  keep(key)
  refuse('getFeedbackTask', name)
  await renderFeedback(`/${relationId}`)
  await expect.element(heading(told)).toBeVisible()
  expect(kept()).toEqual([text])
})

test('a form that was refused while it was sent, because it is sent, leaves nothing', async () => {
  refuse('submitFeedback', 'ALREADY_SUBMITTED')
  disconnect('saveFeedbackDraft')
  await openForm([{ questionId: 7, score: 70 }])
  await page.getByRole('listitem').getByRole('button').click()
  await page.getByRole('textbox').fill('无人')
  await expect.poll(() => kept()).toEqual([text])
  for (const _ of [5, 6, 7]) await button('下一题').click()
  await button('检查并提交').click()
  await button('提交').click()
  await expect.element(heading('这份评价已经提交')).toBeVisible()
  expect(submissions()).toHaveLength(1)
  expect(kept()).toBeUndefined()
})

test('offline in a full storage: what fits is kept, and whoever types on is told that not all is, and asked before leaving', async () => {
  await typeUnkept()
  await expect.element(page.getByRole('status')).toHaveTextContent('未能保存，本机也未能保留全部，请不要关闭此页')
  await expect.element(unkept.first()).toHaveClass('bad')
  expect(kept()).toEqual([{ ...text, text: '无' }])
  // There is room to note that the newer one was handed on.
  await expect.poll(() => JSON.parse(localStorage.getItem(key) ?? '').over[text.questionId]).not.toMatch(/^ *$/)
  localStorage.removeItem('else')
  await page.getByRole('textbox').fill('无人在')
  await expect.element(page.getByRole('status')).toHaveTextContent('离线，已保留在本机')
  expect(asksBeforeLeaving()).toBe(false)
  expect(kept()).toEqual([{ ...text, text: '无人在' }])
})

test.each(['offline', 'online'])(
  'what is not kept is told and asked about beyond its form, too: on the list, %s',
  async (line) => {
    await typeUnkept()
    if (line === 'offline') disconnect('listFeedbackTasks')
    await page.getByRole('link', { name: '返回任务列表' }).click()
    await expect.element(line === 'offline' ? button('重试') : heading('远航科技有限公司邀请您提供反馈')).toBeVisible()
    await expect.element(page.getByRole('alert')).toHaveTextContent('未能保存，本机也未能保留全部，请不要关闭此页')
    await expectNoSeriousAxe()
    expect(asksBeforeLeaving()).toBe(true)
    answerExample('saveFeedbackDraft')
    await expect.element(unkept).not.toBeInTheDocument()
    expect(asksBeforeLeaving()).toBe(false)
  },
)

test('once the form is sent, nothing is told and nothing asked of what had found no room', async () => {
  await typeUnkept()
  for (const _ of [5, 6, 7]) await button('下一题').click()
  await button('检查并提交').click()
  await button('提交').click()
  await expect.element(heading('谢谢')).toBeVisible()
  await expect.element(unkept).not.toBeInTheDocument()
  expect(asksBeforeLeaving()).toBe(false)
})

test.each([
  { name: 'the newest: it is sent', over: ' '.repeat(11), want: [text] },
  { name: 'older than what the server has got since: that is not undone', over: 'of something else', want: [] },
])('what an earlier visit kept is $name', async ({ over, want }) => {
  localStorage.setItem(key, JSON.stringify({ keptAt: Date.now(), answers: [text], over: { [text.questionId]: over } }))
  await openForm([
    { questionId: 7, score: 70 },
    { ...text, text: '无人在场' },
  ])
  for (const _ of [7, 6, 5, 4]) await button('上一题').click()
  await expect.element(page.getByRole('textbox')).toHaveValue(want[0]?.text ?? '无人在场')
  await letCallsArrive()
  await expectDrafts(want)
  expect(kept()).toBeUndefined()
})

test('what another tab keeps of the same form stays, whatever is typed and saved here', async () => {
  await openForm([{ questionId: 7, score: 70 }])
  const elsewhere = { questionId: 6, score: 8 }
  localStorage.setItem(key, JSON.stringify({ keptAt: Date.now(), answers: [elsewhere] }))
  await page.getByRole('listitem').getByRole('button').click()
  const arrive = hold('saveFeedbackDraft')
  await page.getByRole('textbox').fill(text.text)
  await expectDrafts([text])
  expect(kept()).toEqual([elsewhere, text])
  arrive()
  await expect.poll(() => kept()).toEqual([elsewhere])
})

test('the list forgets what is sent, and after a month what others left; what is open stays', async () => {
  const other = tasks.questionnaires[0]?.tasks.find((task) => task.relationId !== relationId)
  const opened = shelfKey(null, other?.relationId ?? 0)
  const [stranger, lately] = [shelfKey(secret, 1), shelfKey(secret, 2)]
  keep(key)
  keep(opened, KEPT_DAYS + 1)
  keep(stranger, KEPT_DAYS + 1)
  keep(lately, KEPT_DAYS - 1)
  answer('listFeedbackTasks', without('sent'))
  await renderFeedback('/')
  await expect.element(heading('远航科技有限公司邀请您提供反馈')).toBeVisible()
  expect([key, opened, stranger, lately].map((at) => kept(at))).toEqual([undefined, [text], undefined, [text]])
})

/** A collection that is watched: what happens meanwhile is seen without loading the page again. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, callsOf, exampleResult, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'
import { letLongTimePass } from './timers.ts'

const { id } = exampleResult('getQuestionnaire')
const stats = `/questionnaire/publish/stats/${id}`
const mails = `/questionnaire/publish/mails/${id}`
const button = (name: string) => page.getByRole('button', { name, exact: true })
const summary = exampleResult('getFeedbackSummary')
/** Longer than a page waits between two looks. */
const LOOK = { timeout: 14_000 }

test.each([
  { name: 'progress', path: stats, act: '提醒未完成的人' },
  { name: 'start', path: `/questionnaire/publish/template/${id}`, act: '发送邀请' },
])('$name: once the deadline is there nobody can be asked any more', async ({ path, act }) => {
  letLongTimePass()
  const deadline = new Date(Date.now() + 9_000).toISOString()
  answerQuestionnaire({ processStatus: 30, deadline })
  answer('getFeedbackSummary', { ...summary, deadline, emailWaiting: 0 })
  await renderPage(path)
  await expect.element(button(act)).toBeEnabled()
  await expect.element(button(act), LOOK).toBeDisabled()
  await expect.element(page.getByText('截止时间已过，请改为将来的时间')).toBeVisible()
})

test('that somebody else disables the round is seen with its figures', async () => {
  answerQuestionnaire({ processStatus: 30, deadline: null })
  answer('getFeedbackSummary', { ...summary, deadline: null, emailWaiting: 3 })
  await renderPage(stats)
  await expect.element(button('提醒未完成的人')).toBeEnabled()
  answerQuestionnaire({ processStatus: 30, deadline: null, disableStatus: 1 })
  await expect.element(button('提醒未完成的人'), LOOK).toBeDisabled()
  await expect.element(page.getByText('问卷已停用，邀请和提醒暂不发送；启用后会自动发送。')).toBeVisible()
})

test('what a round rests for that is disabled and late is said whole', async () => {
  answerQuestionnaire({ processStatus: 30, deadline: '2026-01-01T00:00:00.000Z', disableStatus: 1 })
  answer('getFeedbackSummary', { ...summary, emailWaiting: 3 })
  await renderPage(stats)
  await expect.element(page.getByText('启用并延长截止时间后会自动发送', { exact: false })).toBeVisible()
})

test('where all invitations failed it is not said that none was sent', async () => {
  answerQuestionnaire({ processStatus: 30, deadline: null })
  answer('getFeedbackSummary', {
    ...summary,
    emailSent: { ...summary.emailSent, invite: 0 },
    emailWaiting: 0,
    emailFailed: 6,
  })
  await renderPage(stats)
  await expect.element(page.getByRole('link', { name: '查看失败原因' })).toBeVisible()
  expect(page.getByText('还没有发送邀请', { exact: false }).elements()).toEqual([])
})

test('mails that fail while their list is open can be sent again from it', async () => {
  const plan = exampleResult('listMails')
  answerQuestionnaire({ processStatus: 30, deadline: null })
  answer('listMails', { ...plan, items: plan.items.map((mail) => ({ ...mail, status: 'waiting' as const })) })
  answer('getFeedbackSummary', { ...summary, emailWaiting: 2, emailFailed: 0 })
  await renderPage(mails)
  await expect.element(page.getByRole('cell', { name: '等待发送' }).first()).toBeVisible()
  expect(page.getByRole('link', { name: '重新发送失败的邮件' }).elements()).toEqual([])
  answer('getFeedbackSummary', { ...summary, emailWaiting: 0, emailFailed: 2 })
  await expect.element(page.getByRole('link', { name: '重新发送失败的邮件' }), LOOK).toBeVisible()
})

/** A list with a mail that waits, and its figures. */
async function openWaiting(figures: object = {}): Promise<void> {
  const plan = exampleResult('listMails')
  answer('listMails', { ...plan, items: plan.items.map((mail) => ({ ...mail, status: 'waiting' as const })) })
  answer('getFeedbackSummary', { ...summary, emailWaiting: 2, mailTrouble: null, ...figures })
  await renderPage(mails)
  await expect.element(page.getByRole('cell', { name: '等待发送' }).first()).toBeVisible()
}

/** How often the list and its figures were asked for within three and a half seconds. */
async function askedMeanwhile(): Promise<number[]> {
  const asked = () => [callsOf('listMails').length, callsOf('getFeedbackSummary').length]
  await expect.poll(() => Math.min(...asked())).toBeGreaterThan(0)
  const before = asked()
  await new Promise((resolve) => setTimeout(resolve, 3_500))
  return asked().map((times, place) => times - (before[place] ?? 0))
}

test('mails that rest are not asked for, and go on once somebody else has enabled the round', async () => {
  answerQuestionnaire({ processStatus: 30, deadline: null, disableStatus: 1 })
  await openWaiting()
  expect(await askedMeanwhile()).toEqual([0, 0])
  answerQuestionnaire({ processStatus: 30, deadline: null })
  const plan = exampleResult('listMails')
  answer('listMails', { ...plan, items: plan.items.map((mail) => ({ ...mail, status: 'sent' as const })) })
  await expect.element(page.getByRole('cell', { name: '已发送' }).first(), LOOK).toBeVisible()
})

test('mails that somebody else lets rest are asked for no more', async () => {
  answerQuestionnaire({ processStatus: 30, deadline: null })
  await openWaiting()
  answerQuestionnaire({ processStatus: 30, deadline: null, disableStatus: 1 })
  const rounds = callsOf('getQuestionnaire').length
  await expect.poll(() => callsOf('getQuestionnaire').length, LOOK).toBeGreaterThan(rounds)
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(await askedMeanwhile()).toEqual([0, 0])
})

test.each([
  { name: 'none is configured', source: 'none' as const, mailTrouble: null },
  { name: 'it does not answer', source: 'server' as const, mailTrouble: 'connect ECONNREFUSED' },
])('mails no server takes are asked for seldom: $name', async ({ source, mailTrouble }) => {
  answerQuestionnaire({ processStatus: 30, deadline: null })
  answer('getNotifyConfig', { ...exampleResult('getNotifyConfig'), source })
  await openWaiting({ mailTrouble })
  expect(await askedMeanwhile()).toEqual([0, 0])
})

test('a list of the sent ones alone shows those that go meanwhile', async () => {
  const plan = exampleResult('listMails')
  answerQuestionnaire({ processStatus: 30, deadline: null })
  answer('listMails', { ...plan, items: [], total: 0 })
  answer('getFeedbackSummary', { ...summary, emailWaiting: 2 })
  await renderPage(`${mails}?filter=${encodeURIComponent('{"status":"sent"}')}`)
  await expect.element(page.getByText('没有符合条件的内容', { exact: false })).toBeVisible()
  expect(callsOf('listMails').at(-1)?.query).toMatchObject({ status: 'sent' })
  answer('listMails', { ...plan, items: plan.items.map((mail) => ({ ...mail, status: 'sent' as const })) })
  await expect.element(page.getByRole('cell', { name: '已发送' }).first(), LOOK).toBeVisible()
})

test('when it is finished everybody can be sent the closing note', async () => {
  answerQuestionnaire({ processStatus: 40 })
  await renderPage(stats)
  await button('发送结束通知').click()
  const dialog = page.getByRole('dialog', { name: '发送结束通知' })
  await dialog.getByRole('button', { name: '发送 2 封邮件' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const call = (confirm: boolean) => ({
    ...{ operationId: 'sendNotifications', params: { id: String(id) }, query: {} },
    body: { businessType: 'finished', confirm, repeat: false, notifyType: 1 },
  })
  await expect.poll(writes).toEqual([call(true), call(false)])
})

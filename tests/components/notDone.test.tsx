/** What could not be done, or not be taken back, is told by its name and can be tried again, whatever else fails meanwhile. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { done, drafting, giveReason, id, openDetails, sent, toolbar, write } from './details.ts'
import { button, kept, offer, press } from './keptDrafts.ts'
import {
  answer,
  answerExample,
  callsOf,
  disconnect,
  exampleResult,
  expectNoWrites,
  hold,
  letCallsArrive,
  refuse,
  writes,
} from './network.ts'
import { removePage, renderPage } from './renderPage.tsx'
import { letLongTimeFly, letNobodyRead } from './timers.ts'

/** As when the time has passed: what waits goes out. */
const letItGo = () => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
/** Beside what a page says of itself. */
const notice = page.getByRole('alert').filter({ hasText: /没有成功|已删除/ })
const retry = notice.getByRole('button', { name: '重试' })
const LOST = /^撤回答题没有成功（所选 2 份）：\n请求服务器失败/
const told = page.getByText(/^撤回答题没有成功（所选 \d 份）/)

async function withdrawBoth(): Promise<void> {
  await openDetails()
  await page.getByRole('checkbox', { name: '全选' }).click()
  await toolbar.getByRole('button', { name: '撤回' }).click()
  await giveReason('已离职', '撤回答题')
  await expect.element(page.getByText('即将撤回答题（所选 2 份）')).toBeVisible()
}

const withdrawal = (more = {}) => ({
  ...write('bulkCancelAnswers', { ids: [sent, drafting], reason: '已离职' }),
  ...more,
})
const keptAlive = { keepalive: true }

test('a withdrawal that did not reach the server says so on whatever page, and is sent again', async () => {
  await withdrawBoth()
  await page.getByRole('link', { name: '问卷', exact: true }).first().click()
  await expect.element(page.getByText('新建问卷')).toBeVisible()
  disconnect('bulkCancelAnswers')
  disconnect('listQuestionnaires')
  letItGo()
  await expect.element(page.getByText(LOST)).toBeVisible()
  await expectNoSeriousAxe()
  expect(kept()).toEqual({ [`reason.${id}.cancel.chosen`]: '已离职' })
  await retry.click()
  await expect.poll(writes).toHaveLength(2)
  await expect.element(retry).toBeEnabled()
  await expect.element(page.getByText(LOST)).toBeVisible()
  answer('bulkCancelAnswers', done(sent, drafting))
  await retry.click()
  await expect.element(page.getByText('已撤回 2 份答题')).toBeVisible()
  await expect.poll(writes).toEqual([withdrawal(keptAlive), withdrawal(), withdrawal()])
  expect(kept()).toEqual({})
})

test('one that fails again is told once, however often', async () => {
  await withdrawBoth()
  disconnect('bulkCancelAnswers')
  letItGo()
  await expect.element(told).toBeVisible()
  for (const times of [2, 3]) {
    await retry.click()
    await expect.poll(writes).toHaveLength(times)
    await expect.element(retry).toBeEnabled()
  }
  await notice.getByRole('button', { name: '关闭' }).click()
  await letCallsArrive()
  await letCallsArrive()
  await expect.element(told).not.toBeInTheDocument()
})

test('of one the server could not do the reason is offered where it was typed, too', async () => {
  await openDetails()
  await button('撤回：孙洋 对 何晓明').click()
  await giveReason('已离职', '撤回答题')
  refuse('bulkCancelAnswers', 'DATABASE_AWAY')
  letItGo()
  await expect.element(page.getByText(/^撤回答题没有成功（所选 1 份）：\n.*\[2082\]/)).toBeVisible()
  await expect.element(retry).toBeVisible()
  await notice.getByRole('button', { name: '关闭' }).click()
  await expect.element(retry).not.toBeInTheDocument()
  await button('撤回：孙洋 对 何晓明').click()
  await expect.element(offer).toBeVisible()
  await press('恢复修改')
  await expect.element(page.getByLabelText('原因（必填）')).toHaveValue('已离职')
})

test('what was refused would be refused again: it is named, and not offered', async () => {
  await withdrawBoth()
  refuse('bulkCancelAnswers', 'NOT_COLLECTING')
  letItGo()
  await expect.element(page.getByText(/^撤回答题没有成功（所选 2 份）：\n.*\[2032\]/)).toBeVisible()
  expect(retry.elements()).toEqual([])
  expect(kept()).toEqual({})
})

test('of a page that is gone nothing goes out when another one goes', async () => {
  await withdrawBoth()
  await removePage()
  letItGo()
  await letCallsArrive()
  await expectNoWrites()
})

async function withdrawTwice(): Promise<void> {
  await openDetails()
  await button('撤回：孙洋 对 何晓明').click()
  await giveReason('一', '撤回答题')
  await page.getByRole('checkbox', { name: '全选' }).click()
  await toolbar.getByRole('button', { name: '撤回' }).click()
  await giveReason('二', '撤回答题')
}

test('of two that failed the first keeps its way on however long, and the other is told when that is closed', async () => {
  await withdrawTwice()
  disconnect('bulkCancelAnswers')
  letLongTimeFly()
  letItGo()
  await expect.element(told).toBeVisible()
  const first = told.element().textContent
  // Both have failed, and the person goes on.
  await letCallsArrive()
  await page.getByRole('main').click({ position: { x: 5, y: 5 } })
  await letCallsArrive()
  expect(told.element().textContent).toBe(first)
  await notice.getByRole('button', { name: '关闭' }).click()
  await expect.poll(() => told.query()?.textContent ?? first).not.toBe(first)
  await expect.element(retry).toBeVisible()
})

test('one that is closed while it is sent again takes no other with it', async () => {
  await withdrawTwice()
  disconnect('bulkCancelAnswers')
  letItGo()
  await expect.element(told).toBeVisible()
  await expect.poll(writes).toHaveLength(2)
  const first = told.element().textContent
  const release = hold('bulkCancelAnswers')
  await retry.click()
  await expect.element(retry).toBeDisabled()
  await notice.getByRole('button', { name: '关闭' }).click()
  await expect.poll(() => told.query()?.textContent ?? first).not.toBe(first)
  const other = told.element().textContent
  release()
  await letCallsArrive()
  await page.getByRole('main').click({ position: { x: 5, y: 5 } })
  await letCallsArrive()
  await letCallsArrive()
  expect(told.query()?.textContent).toBe(other)
})

/** Two forms are still to be withdrawn when a combined report is deleted, whose list cannot be read again. */
async function withdrawBothAndLoseTheReports(): Promise<void> {
  letNobodyRead()
  await withdrawBoth()
  await page.getByRole('link', { name: '综合报告', exact: true }).click()
  await page.getByText('已保存', { exact: true }).click()
  const [report] = exampleResult('listCombinedReports').items
  await expect.element(button(`删除：${report?.title}`)).toBeVisible()
  disconnect('listCombinedReports')
  const asked = callsOf('listCombinedReports').length
  await button(`删除：${report?.title}`).click()
  await expect.element(page.getByText(`已删除“${report?.title}”`)).toBeVisible()
  await expect.poll(() => callsOf('listCombinedReports').length).toBeGreaterThan(asked)
  await letCallsArrive()
  refuse('bulkCancelAnswers', 'DATABASE_AWAY')
}

const away = page.getByText(/^请求服务器失败/)

test('what was not done is told before what the page could not load, though that came first', async () => {
  await withdrawBothAndLoseTheReports()
  letItGo()
  await expect.poll(() => callsOf('bulkCancelAnswers')).toHaveLength(1)
  await letCallsArrive()
  await notice.getByRole('button', { name: '撤销' }).click()
  await expect.element(told).toBeVisible()
  await notice.getByRole('button', { name: '关闭' }).click()
  await expect.element(away).toBeVisible()
})

test('it takes the place at once of what the page could not load, whether that was read or not', async () => {
  await withdrawBothAndLoseTheReports()
  await userEvent.keyboard('{Escape}')
  await expect.element(away).toBeVisible()
  letItGo()
  await expect.element(told).toBeVisible()
})

test('a way back stays while the page itself finds no server, before and after it was tried', async () => {
  const reports = exampleResult('listCombinedReports')
  const [report] = reports.items
  const undo = notice.getByRole('button', { name: '撤销' })
  await renderPage('/reports')
  await expect.element(page.getByRole('link', { name: report?.title })).toBeVisible()
  disconnect('listCombinedReports')
  disconnect('restoreCombinedReport')
  const asked = callsOf('listCombinedReports').length
  await button(`删除：${report?.title}`).click()
  await expect.poll(() => callsOf('listCombinedReports').length).toBeGreaterThan(asked)
  await letCallsArrive()
  await page.getByRole('main').click({ position: { x: 5, y: 5 } })
  letLongTimeFly()
  await undo.click()
  const failed = page.getByText(/已删除“.*”\n撤销没有成功：\n请求服务器失败/)
  await expect.element(failed).toBeVisible()
  await letCallsArrive()
  await page.getByRole('main').click({ position: { x: 5, y: 5 } })
  await letCallsArrive()
  await expect.element(failed).toBeVisible()
  answer('listCombinedReports', reports)
  answerExample('restoreCombinedReport')
  await undo.click()
  const params = { id: String(report?.reportId) }
  const restoring = { operationId: 'restoreCombinedReport', params, query: {}, body: undefined }
  await expect.poll(writes).toEqual([{ ...restoring, operationId: 'deleteCombinedReport' }, restoring, restoring])
  await expect.element(failed).not.toBeInTheDocument()
})

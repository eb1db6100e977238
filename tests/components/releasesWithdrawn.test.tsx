/** Withdrawing released reports, and bringing them back. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { expectGivenUp } from './dialog.ts'
import { answer, exampleResult, expectNoWrites, refuse, writes } from './network.ts'
import { button, dialog, done, first, list, open, rows, second, toolbar, write } from './releasesPage.ts'

describe('withdrawing', () => {
  test('one is withdrawn at once, and undo brings it back', async () => {
    answer('bulkWithdrawReports', done(first))
    answer('bulkRestoreReports', done(first))
    await open()
    await button('撤回 何晓明 的报告').click()
    await expect.element(page.getByText('已撤回 1 份报告')).toBeVisible()
    await button('撤销').click()
    await expect
      .poll(writes)
      .toEqual([write('bulkWithdrawReports', { ids: [first] }), write('bulkRestoreReports', { ids: [first] })])
  })

  test('more than can be taken back in one step is asked about first', async () => {
    answer('listReleases', { ...list, total: 2000 })
    answer('bulkWithdrawReports', { changed: [], skipped: [], jobId: 7 })
    answer('getJob', { ...exampleResult('getJob'), id: 7, status: 'running', done: 300, total: 2000 })
    await open()
    await rows.nth(0).click()
    await rows.nth(1).click()
    await toolbar.getByRole('button', { name: '选择符合条件的全部 2000 项' }).click()
    // "All that match" cannot be brought back: the contract takes ids.
    expect(toolbar.getByRole('button', { name: '恢复' }).elements()).toEqual([])
    const openDialog = () => toolbar.getByRole('button', { name: '撤回' }).click()
    await expectGivenUp(openDialog)
    await expectNoWrites()
    await openDialog()
    await expect.element(dialog.getByText(/^撤回 2000 份报告？/)).toBeVisible()
    await expect.element(dialog.getByText(/每次最多 500 份/)).toBeVisible()
    await expectNoSeriousAxe()
    await dialog.getByRole('button', { name: '撤回 2000 份报告' }).click()
    await expect.element(page.getByText(/已转为后台任务/)).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(writes).toEqual([write('bulkWithdrawReports', { filter: {}, expectedCount: 2000 })])
  })

  test('refused, the question stays', async () => {
    answer('listReleases', { ...list, total: 2000 })
    refuse('bulkWithdrawReports', 'SELECTION_CHANGED')
    await open()
    await rows.nth(0).click()
    await rows.nth(1).click()
    await toolbar.getByRole('button', { name: '选择符合条件的全部 2000 项' }).click()
    await toolbar.getByRole('button', { name: '撤回' }).click()
    await dialog.getByRole('button', { name: '撤回 2000 份报告' }).click()
    await expect.element(page.getByText('[2090]', { exact: false })).toBeVisible()
    await expect.element(dialog).toBeVisible()
  })

  test('the chosen ones', async () => {
    answer('bulkWithdrawReports', done(first))
    await open()
    await rows.nth(0).click()
    await rows.nth(1).click()
    await toolbar.getByRole('button', { name: '撤回' }).click()
    await expect.element(page.getByText('已撤回 1 份报告')).toBeVisible()
    await expect.poll(writes).toEqual([write('bulkWithdrawReports', { ids: [first, second] })])
  })
})

describe('bringing back', () => {
  function answerWithdrawn() {
    const items = list.items.map((one) => ({
      ...one,
      ...(one.release && {
        state: 'withdrawn' as const,
        release: { ...one.release, withdrawnAt: '2026-12-19T02:00:00.000Z' },
      }),
    }))
    answer('listReleases', { ...list, items })
  }

  test('one that was withdrawn, and undo withdraws it again', async () => {
    answerWithdrawn()
    answer('bulkRestoreReports', done(first))
    answer('bulkWithdrawReports', done(first))
    await open()
    expect(button(/^撤回 /).elements()).toEqual([])
    // Never released: there is nothing to bring back.
    await expect.element(button('发布 孙洋 的报告')).toBeVisible()
    expect(button('恢复 孙洋 的报告').elements()).toEqual([])
    await button('恢复 何晓明 的报告').click()
    await expect.element(page.getByText('已恢复 1 份报告')).toBeVisible()
    await button('撤销').click()
    await expect
      .poll(writes)
      .toEqual([write('bulkRestoreReports', { ids: [first] }), write('bulkWithdrawReports', { ids: [first] })])
  })

  test('the chosen ones', async () => {
    answerWithdrawn()
    answer('bulkRestoreReports', done(first))
    await open()
    await rows.nth(0).click()
    await rows.nth(1).click()
    await toolbar.getByRole('button', { name: '恢复' }).click()
    await expect.element(page.getByText('已恢复 1 份报告')).toBeVisible()
    await expect.poll(writes).toEqual([write('bulkRestoreReports', { ids: [first, second] })])
  })

  test('refused is told', async () => {
    answerWithdrawn()
    refuse('bulkRestoreReports', 'NOT_FOUND')
    await open()
    await button('恢复 何晓明 的报告').click()
    await expect.element(page.getByText('[2001]', { exact: false })).toBeVisible()
    await expect.element(button('恢复 何晓明 的报告')).toBeEnabled()
  })

  test('is not offered for what is open', async () => {
    await open()
    await expect.element(button('撤回 何晓明 的报告')).toBeVisible()
    expect(button('恢复 何晓明 的报告').elements()).toEqual([])
  })
})

/** Acts after which the list, loaded again, takes away what they were begun from: what follows them happens all the same. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { dialog, drafting, list, openDetails, rows, toolbar, write } from './details.ts'
import { answer, writes } from './network.ts'

test('whoever was reminded is not chosen any more, and it is told, though the list is empty by then', async () => {
  await openDetails({ search: '?emailStatus=failed' })
  await rows.nth(1).click()
  await toolbar.getByRole('button', { name: '提醒' }).click()
  answer('listFeedback', { ...list, items: [], total: 0 })
  await dialog.getByRole('button', { name: '发送 1 封邮件' }).click()
  await expect.element(page.getByText('没有符合条件', { exact: false })).toBeVisible()
  await expect.element(page.getByText('1 封邮件已放入发送队列', { exact: false })).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  answer('listFeedback', list)
  await page.getByRole('button', { name: '清除筛选' }).click()
  await expect.element(rows.nth(1)).toBeVisible()
  expect(page.getByRole('checkbox', { checked: true }).elements()).toEqual([])
  const asked = (confirm: boolean) =>
    write('notifyParticipants', {
      ...{ participants: [drafting], confirm },
      ...{ repeat: false, notifyAll: false, notifyType: 1 },
    })
  expect(writes()).toEqual([asked(true), asked(false)])
})

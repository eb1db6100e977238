/** Reminding all that match, on whatever page: they are looked for first, and the dialog says so. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialog, list, openDetails, toolbar } from './details.ts'
import { answer, disconnect, expectNoWrites, hold } from './network.ts'

const titled = page.getByRole('dialog', { name: '提醒所选 131 份反馈的评价人' })

async function remindAll() {
  await page.getByRole('checkbox', { name: '全选' }).click()
  await button(/全部 131 项/).click()
  await toolbar.getByRole('button', { name: '提醒' }).click()
}

test('the dialog stands while they are looked for, and can be left', async () => {
  await openDetails()
  const release = hold('listFeedback')
  await remindAll()
  await expect.element(titled).toBeVisible()
  await titled.getByRole('button', { name: '取消' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  release()
  await expectNoWrites()
})

test('a failure is told in it alone, and they can be asked for again', async () => {
  await openDetails()
  disconnect('listFeedback')
  await remindAll()
  await expect.element(titled.getByText('请求服务器失败', { exact: false })).toBeVisible()
  expect(page.getByText('请求服务器失败', { exact: false }).elements()).toHaveLength(1)
  answer('listFeedback', list)
  await titled.getByRole('button', { name: '重试' }).click()
  await expect.element(dialog.getByRole('button', { name: '发送 1 封邮件' })).toBeEnabled()
})

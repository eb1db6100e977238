/** Reminding all that match, on whatever page: the server finds them, and the number that was seen goes with it. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialog, list, openDetails, toolbar, write } from './details.ts'
import { answer, refuse, writes } from './network.ts'

async function remindAll(count: number) {
  await page.getByRole('checkbox', { name: '全选' }).click()
  await button(new RegExp(`全部 ${count} 项`)).click()
  await toolbar.getByRole('button', { name: '提醒' }).click()
}

const asked = (confirm: boolean, expectedCount: number, filter: object = {}) =>
  write('notifyParticipants', { confirm, filter, expectedCount, repeat: false, notifyAll: false, notifyType: 1 })

test('of more than a page can hold everybody is meant', async () => {
  answer('listFeedback', { ...list, total: 23_456 })
  await openDetails()
  await remindAll(23_456)
  const titled = page.getByRole('dialog', { name: '提醒所选 23456 份反馈的评价人' })
  await titled.getByRole('button', { name: '发送 1 封邮件' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(writes).toEqual([asked(true, 23_456), asked(false, 23_456)])
})

test('the filters of the list go with it', async () => {
  await openDetails({ search: `?emailStatus=failed&valuerKeyword=${encodeURIComponent('孙')}` })
  await remindAll(131)
  await dialog.getByRole('button', { name: '发送 1 封邮件' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const filter = { emailStatus: 'failed', valuerKeyword: '孙' }
  await expect.poll(writes).toEqual([asked(true, 131, filter), asked(false, 131, filter)])
})

test('where others match by now it is told, and nobody is mailed', async () => {
  refuse('notifyParticipants', 'SELECTION_CHANGED')
  await openDetails()
  await remindAll(131)
  await expect.element(dialog.getByText('[2090]', { exact: false })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: /^发送/ })).not.toBeInTheDocument()
  await expect.poll(writes).toEqual([asked(true, 131)])
})

/** Readers are mailed about what is released for them: from the page, and after a release from one's own row. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, writes } from './network.ts'
import { button, dialog, done, first, open, write } from './releasesPage.ts'

const mail = page.getByRole('dialog', { name: '发送邮件通知' })
const asked = { businessType: 'report', repeat: false, notifyType: 1 }
const mailing = [
  write('sendNotifications', { ...asked, confirm: true }),
  write('sendNotifications', { ...asked, confirm: false }),
]

test('everybody whose report is released', async () => {
  await open()
  await button('发送邮件通知').click()
  await mail.getByRole('button', { name: '发送 2 封邮件' }).click()
  await expect.element(mail).not.toBeInTheDocument()
  expect(writes()).toEqual(mailing)
})

test('after one release', async () => {
  answer('bulkReleaseReports', done(first))
  await open()
  await button('重新发布 何晓明 的报告').click()
  await dialog.getByRole('checkbox', { name: '发布后发送邮件通知' }).click()
  await dialog.getByRole('button', { name: '发布 2 份报告' }).click()
  await mail.getByRole('button', { name: '发送 2 封邮件' }).click()
  await expect.element(mail).not.toBeInTheDocument()
  expect(writes()).toEqual([write('bulkReleaseReports', { ids: [first], toSuperior: false }), ...mailing])
})

/** Readers are mailed about what is released for them: from the page, and after a release from one's own row. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, exampleResult, writes } from './network.ts'
import { button, dialog, done, first, open, second, write } from './releasesPage.ts'

const mail = page.getByRole('dialog', { name: '发送邮件通知' })
const asked = { businessType: 'report', repeat: false, notifyType: 1 }
const mailing = (...evaluateeIds: unknown[]) => {
  const meant = { ...asked, ...(evaluateeIds.length > 0 && { evaluateeIds }) }
  return [
    write('sendNotifications', { ...meant, confirm: true }),
    write('sendNotifications', { ...meant, confirm: false }),
  ]
}

test('everybody whose report is released', async () => {
  await open()
  await button('发送邮件通知').click()
  await mail.getByRole('button', { name: '发送 2 封邮件' }).click()
  await expect.element(mail).not.toBeInTheDocument()
  await expect.poll(writes).toEqual(mailing())
})

test('the readers of what was released with the whole round', async () => {
  answer('bulkReleaseReports', done(first, second))
  await open()
  await button('发布全部报告').click()
  await dialog.getByRole('checkbox', { name: '发布后发送邮件通知' }).click()
  await dialog.getByRole('button', { name: '发布 2 份报告' }).click()
  await mail.getByRole('button', { name: '发送 2 封邮件' }).click()
  await expect.element(mail).not.toBeInTheDocument()
  await expect.poll(() => writes().slice(1)).toEqual(mailing(first, second))
})

test('the readers of the one report that was released', async () => {
  answer('bulkReleaseReports', done(first))
  await open()
  await button('重新发布 何晓明 的报告').click()
  await dialog.getByRole('checkbox', { name: '发布后发送邮件通知' }).click()
  await dialog.getByRole('button', { name: '发布 2 份报告' }).click()
  await mail.getByRole('button', { name: '发送 2 封邮件' }).click()
  await expect.element(mail).not.toBeInTheDocument()
  await expect
    .poll(writes)
    .toEqual([write('bulkReleaseReports', { ids: [first], toSuperior: false }), ...mailing(first)])
})

test('who was mailed about this release is mailed again only when asked', async () => {
  const mails = exampleResult('sendNotifications')
  const recipients = mails.recipients.map((each) => ({
    ...each,
    emailType: 'report' as const,
    reason: 'mailedRecently' as const,
  }))
  answer('sendNotifications', { ...mails, recipients, count: 0 })
  await open({ language: 'en' })
  await button('Mail the readers').click()
  await expect.element(dialog.getByText('3 were mailed about this release already')).toBeVisible()
  answer('sendNotifications', mails)
  await dialog.getByRole('checkbox', { name: 'Mail those again who were mailed about this release' }).click()
  await dialog.getByRole('button', { name: /^Send 2/ }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const asked = { businessType: 'report', notifyType: 1 }
  await expect
    .poll(writes)
    .toEqual([
      write('sendNotifications', { ...asked, confirm: true, repeat: false }),
      write('sendNotifications', { ...asked, confirm: true, repeat: true }),
      write('sendNotifications', { ...asked, confirm: false, repeat: true }),
    ])
})

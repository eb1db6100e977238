/** An enterprise's own mail server, chosen where the operator's is in use: the form starts with nothing it would refuse. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, exampleResult, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'

const setup = exampleResult('getNotifyConfig')
const { host, port, secure, username, fromAddress, fromName } = setup.config
const OWN = { host, port, secure, username, fromAddress, fromName }
const input = (name: string) => page.getByRole('textbox', { name })
const button = (name: string) => page.getByRole('button', { name })
const sent = (config: object) => [
  {
    operationId: 'saveNotifyConfig',
    ...{ params: {}, query: {}, body: { notifyType: 'EMAIL', config, version: setup.version } },
  },
]

test('another server is chosen among those the operator allows, with all it needs', async () => {
  // As an installation without MAIL_FROM has it.
  const server = {
    ...{ ...setup.config, host: 'mail.operator.example', username: 'operator', hasPassword: true },
    fromAddress: 'roundview@localhost',
  }
  answer('getNotifyConfig', { ...setup, source: 'server', config: server })
  await renderPage('/enterprise/mail')
  await expect.element(page.getByText('邮件由本系统的邮件服务器发送', { exact: false })).toBeVisible()
  await page.getByRole('combobox', { name: '服务器地址' }).selectOptions(host)
  await expect.element(input('发件人邮箱')).toHaveValue('')
  await page.getByRole('spinbutton', { name: '端口' }).fill('587')
  await page.getByRole('switch', { name: '使用 TLS 连接' }).click()
  await input('用户名').fill(username)
  await page.getByLabelText('密码', { exact: true }).fill('8Kd-mail-2026')
  await input('发件人邮箱').fill(fromAddress)
  await button('保存').click()
  await expect.poll(writes).toEqual(sent({ ...OWN, port: 587, secure: false, password: '8Kd-mail-2026' }))
})

test('without a sender it is not saved, and the field says so', async () => {
  answer('getNotifyConfig', {
    ...setup,
    source: 'server',
    config: { ...setup.config, fromAddress: 'roundview@localhost' },
  })
  await renderPage('/enterprise/mail')
  await page.getByRole('combobox', { name: '服务器地址' }).selectOptions(host)
  await button('保存').click()
  await expect.element(page.getByText('必须填写')).toBeVisible()
  expect(writes()).toEqual([])
})

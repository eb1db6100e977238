/** The enterprise's page and its mail server. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { expectLeftFor } from './departures.ts'
import { answer, disconnect, exampleResult, expectNoWrites, hold, refuse, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'

const enterprise = exampleResult('getEnterprise')
const user = exampleResult('getCurrentUser')
const { logo } = exampleResult('uploadLogo')
const { enterpriseName, areaCode, version } = enterprise
const button = (name: string) => page.getByRole('button', { name })
const input = (name: string) => page.getByRole('textbox', { name })
const choice = (name: string) => page.getByRole('combobox', { name })
const saved = (body: object) => [{ operationId: 'updateEnterprise', params: {}, query: {}, body }]

describe('the enterprise', () => {
  test('a new name is sent with the version that was read, and the frame shows it', async () => {
    await renderPage('/enterprise')
    await expect.element(input('企业名称')).toHaveValue(enterpriseName)
    expect(document.querySelector('label[for="field-enterpriseName"]')?.textContent).toMatch(/^企业名称\s\*$/)
    await expectNoSeriousAxe()
    await input('企业名称').fill('远航集团')
    answer('getEnterprise', { ...enterprise, enterpriseName: '远航集团', version: 7 })
    answer('getCurrentUser', { ...user, enterpriseName: '远航集团' })
    await button('保存').click()
    await expect.element(page.getByText('已保存')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: '远航集团' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: /^远航集团/ })).toBeVisible()
    await expect.poll(writes).toEqual(saved({ enterpriseName: '远航集团', areaCode, version }))
  })

  test('a name nobody can see, or that turns the line round, is told at its field and not sent', async () => {
    await renderPage('/enterprise')
    for (const name of ['\u200b', '远航\u202e集团']) {
      await input('企业名称').fill(name)
      await button('保存').click()
      await expect.element(page.getByText(/至少要有一个看得见的字符/)).toBeVisible()
    }
    await expectNoWrites()
  })

  test('a logo is uploaded and saved with the form', async () => {
    await renderPage('/enterprise')
    const file = new File([new Uint8Array([1, 2, 3])], 'logo.png', { type: 'image/png' })
    await page.getByLabelText('企业标志', { exact: true }).upload(file)
    await expect.element(page.getByRole('img', { name: '企业标志' })).toHaveAttribute('src', logo)
    await button('保存').click()
    await expect.poll(() => writes()).toHaveLength(2)
    await expect.poll(() => writes().slice(1)).toEqual(saved({ enterpriseName, logo, areaCode, version }))
  })

  test('nothing is saved while the logo is on its way', async () => {
    await renderPage('/enterprise')
    await input('企业名称').fill('远航集团')
    const release = hold('uploadLogo')
    const file = new File([new Uint8Array([1, 2, 3])], 'logo.png', { type: 'image/png' })
    await page.getByLabelText('企业标志', { exact: true }).upload(file)
    const uploading = button('正在上传…')
    await expect.poll(() => uploading.elements().map((one) => one.matches(':disabled'))).toEqual([true, true])
    release()
    await button('保存').click()
    await expect.poll(() => writes()).toHaveLength(2)
    await expect.poll(() => writes().slice(1)).toEqual(saved({ enterpriseName: '远航集团', logo, areaCode, version }))
  })

  test('leaving while the logo is on its way is asked about', async () => {
    await renderPage('/enterprise')
    const release = hold('uploadLogo')
    const file = new File([new Uint8Array([1, 2, 3])], 'logo.png', { type: 'image/png' })
    await page.getByLabelText('企业标志', { exact: true }).upload(file)
    await expect.element(button('正在上传…').first()).toBeVisible()
    await page.getByRole('link', { name: '邮件服务器' }).click()
    await button('留在此页').click()
    release()
    await button('保存').click()
    await expect.poll(() => writes().slice(1)).toEqual(saved({ enterpriseName, logo, areaCode, version }))
  })

  test('a logo of more than 2 MB is refused before it is sent', async () => {
    await renderPage('/enterprise')
    const file = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'logo.png', { type: 'image/png' })
    await page.getByLabelText('企业标志', { exact: true }).upload(file)
    await expect.element(page.getByText('图片不能超过 2 MB，请换用更小的图片。')).toBeVisible()
    await expectNoWrites()
  })

  test('a seat is chosen from the province down; another province forgets city and district', async () => {
    answer('getEnterprise', { ...enterprise, areaCode: '' })
    await renderPage('/enterprise')
    await expect.element(choice('城市')).toBeDisabled()
    await choice('省份').selectOptions('浙江省')
    await choice('城市').selectOptions('杭州市')
    await choice('区县').selectOptions('上城区')
    await choice('省份').selectOptions('上海市')
    await expect.element(choice('城市')).toHaveValue('')
    await expect.element(choice('区县')).toBeDisabled()
    await choice('城市').selectOptions('上海市')
    await button('保存').click()
    await expect.poll(writes).toEqual(saved({ enterpriseName, areaCode: '310100', version }))
  })

  test('a district taken back leaves the city, a province taken back nothing', async () => {
    await renderPage('/enterprise')
    await expect.element(choice('区县')).toHaveValue('310115')
    await choice('区县').selectOptions('未填写')
    await expect.element(choice('城市')).toHaveValue('310100')
    await choice('省份').selectOptions('未填写')
    await button('保存').click()
    await expect.poll(writes).toEqual(saved({ enterpriseName, areaCode: '', version }))
  })

  test('what somebody else changed in between is told, and one chooses', async () => {
    await renderPage('/enterprise')
    await input('企业名称').fill('远航集团')
    refuse('updateEnterprise', 'STALE_VERSION')
    answer('getEnterprise', { ...enterprise, enterpriseName: '远航控股', version: 7 })
    await button('保存').click()
    await expect.element(page.getByRole('dialog').getByText('远航控股', { exact: false })).toBeVisible()
  })

  test('a lost connection keeps what was typed', async () => {
    disconnect('updateEnterprise')
    await renderPage('/enterprise')
    await input('企业名称').fill('远航集团')
    await button('保存').click()
    await expect.element(page.getByText('请求服务器失败', { exact: false })).toBeVisible()
    await expect.element(input('企业名称')).toHaveValue('远航集团')
  })
})

describe('the mail server', () => {
  const setup = exampleResult('getNotifyConfig')
  const { host, port, secure, username, fromAddress, fromName } = setup.config
  const own = { host, port, secure, username, fromAddress, fromName }
  const { version: read } = setup
  const sent = (config: object, version = read) => [
    { operationId: 'saveNotifyConfig', params: {}, query: {}, body: { notifyType: 'EMAIL', config, version } },
  ]

  test('the tab leads to it; without a new password the stored one is kept', async () => {
    await renderPage('/enterprise')
    await page.getByRole('link', { name: '邮件服务器' }).click()
    await expect.element(input('发件人名称')).toHaveValue(fromName)
    await expect.element(page.getByText('留空则保留已保存的密码', { exact: false })).toBeVisible()
    await expectNoSeriousAxe()
    await input('发件人名称').fill('人力资源部')
    await button('保存').click()
    await expect.element(page.getByText('已保存')).toBeVisible()
    await expect.poll(writes).toEqual(sent({ ...own, fromName: '人力资源部' }))
  })

  test('a server without sign-in: the user name is emptied, and no password goes', async () => {
    await renderPage('/enterprise/mail')
    await input('用户名').clear()
    await button('保存').click()
    await expect.poll(writes).toEqual(sent({ ...own, username: '' }))
  })

  test('a password that the server refuses without a user name is told at the user name, and stays', async () => {
    const message = '有密码时必须填写用户名'
    refuse('saveNotifyConfig', 'RELAY_USER_NEEDED', { fields: [{ field: 'config.username', message }] })
    await renderPage('/enterprise/mail')
    await input('用户名').clear()
    await page.getByLabelText('密码', { exact: true }).fill('8Kd-mail-2026')
    await button('保存').click()
    await expect.element(input('用户名')).toHaveAccessibleDescription(message)
    await expect.element(page.getByLabelText('密码', { exact: true })).toHaveValue('8Kd-mail-2026')
    await expect.poll(writes).toEqual(sent({ ...own, username: '', password: '8Kd-mail-2026' }))
  })

  test('a sender that is no address is told at its field before anything is sent', async () => {
    await renderPage('/enterprise/mail')
    await input('发件人邮箱').fill('nobody')
    await button('保存').click()
    await expect.element(page.getByText('不是有效的邮箱地址')).toBeVisible()
    await input('发件人邮箱').clear()
    await expect.element(page.getByText('必须填写')).toBeVisible()
    await expectNoWrites()
  })

  test('going back to the installation’s own sends no host', async () => {
    await renderPage('/enterprise/mail')
    await choice('服务器地址').selectOptions('使用本系统的邮件服务器')
    await button('保存').click()
    await expect.poll(writes).toEqual(sent({ ...own, host: '' }))
  })

  test('of the installation’s own nothing else can be typed, nor what was typed for another go with it', async () => {
    await renderPage('/enterprise/mail')
    await input('发件人邮箱').fill('nobody')
    await choice('服务器地址').selectOptions('使用本系统的邮件服务器')
    await expect.element(input('发件人邮箱')).not.toBeInTheDocument()
    expect(page.getByRole('textbox').elements()).toEqual([])
    await button('保存').click()
    await expect.poll(writes).toEqual(sent({ ...own, host: '' }))
    await choice('服务器地址').selectOptions(host)
    await expect.element(input('发件人邮箱')).toHaveValue(own.fromAddress)
  })

  test('a refused host stands at its field, and what was typed stays', async () => {
    refuse('saveNotifyConfig', 'RELAY_HOST_REFUSED', {
      fields: [{ field: 'config.host', message: '不允许使用该服务器' }],
    })
    await renderPage('/enterprise/mail')
    await input('发件人名称').fill('人力资源部')
    await button('保存').click()
    await expect.element(page.getByText('不允许使用该服务器').first()).toBeVisible()
    await expect.element(input('发件人名称')).toHaveValue('人力资源部')
  })

  test('what somebody else changed in between is told field by field, and mine is laid over it', async () => {
    await renderPage('/enterprise/mail')
    await input('用户名').fill('MINE')
    refuse('saveNotifyConfig', 'STALE_VERSION', { version: 7 })
    answer('getNotifyConfig', { ...setup, config: { ...setup.config, fromName: 'THEIRS' }, version: 7 })
    await button('保存').click()
    const dialog = page.getByRole('dialog', { name: '其他人刚刚修改过' })
    await expect.element(dialog.getByRole('listitem')).toHaveTextContent('发件人名称: THEIRS')
    answer('saveNotifyConfig', setup)
    await button('保留我的修改').click()
    await expect.element(page.getByText('已保存')).toBeVisible()
    await expect
      .poll(writes)
      .toEqual([...sent({ ...own, username: 'MINE' }), ...sent({ ...own, username: 'MINE', fromName: 'THEIRS' }, 7)])
  })

  test('where the operator allows none, it says so and offers no form', async () => {
    answer('getNotifyConfig', { ...setup, source: 'none', allowedHosts: [] })
    await renderPage('/enterprise/mail')
    await expect.element(page.getByText('运维人员没有开放', { exact: false })).toBeVisible()
    await expect.element(button('保存')).not.toBeInTheDocument()
  })

  test('while an anonymous round collects, it is shown and cannot be changed', async () => {
    answer('getNotifyConfig', { ...setup, locked: true })
    await renderPage('/enterprise/mail')
    await expect.element(page.getByText('有匿名问卷正在收集', { exact: false })).toBeVisible()
    await expect.element(page.getByText(`${host}:${port}`)).toBeVisible()
    await expect.element(button('保存')).not.toBeInTheDocument()
  })

  test.each([
    { verified: true, reason: null, told: `测试邮件已发送到 ${user.email}` },
    { verified: false, reason: '535 authentication failed', told: '没有发送成功：535 authentication failed' },
  ])('a test mail: $told', async ({ told, ...result }) => {
    answer('verifyNotifyConfig', result)
    await renderPage('/enterprise/mail')
    await button('发送测试邮件').click()
    await expect.element(page.getByRole('status').getByText(told, { exact: false })).toBeVisible()
    const body = { notifyType: 'EMAIL' }
    await expect.poll(writes).toEqual([{ operationId: 'verifyNotifyConfig', params: {}, query: {}, body }])
  })

  test('what a test mail showed goes when another set-up is saved', async () => {
    answer('verifyNotifyConfig', { verified: true, reason: null })
    await renderPage('/enterprise/mail')
    await button('发送测试邮件').click()
    const told = page.getByRole('status').getByText('测试邮件已发送到', { exact: false })
    await expect.element(told).toBeVisible()
    await input('发件人名称').fill('人力资源部')
    await expect.element(told).toBeVisible()
    await button('保存').click()
    await expect.element(page.getByText('已保存')).toBeVisible()
    await expect.element(told).not.toBeInTheDocument()
  })

  test('a lost connection is told', async () => {
    disconnect('verifyNotifyConfig')
    await renderPage('/enterprise/mail')
    await button('发送测试邮件').click()
    await expect.element(page.getByText('请求服务器失败', { exact: false })).toBeVisible()
    await expect.element(button('发送测试邮件')).toBeEnabled()
  })
})

test.each([
  { address: '/enterprise', operation: 'authorizeProduct' as const },
  { address: '/enterprise/mail', operation: 'getNotifyConfig' as const },
])('a member who opens $address is told and led to the feedback site', async ({ address, operation }) => {
  refuse(operation, 'FORBIDDEN')
  await renderPage(address)
  await expectLeftFor('/feedback/')
})

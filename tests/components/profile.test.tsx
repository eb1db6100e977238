/** One's own page: particulars, picture. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, answerAfter, disconnect, exampleResult, expectNoWrites, hold, refuse, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'

const user = exampleResult('getCurrentUser')
const info = exampleResult('getGeneralInfo')
const { avatar } = exampleResult('uploadAvatar')
const button = (name: string) => page.getByRole('button', { name })
const input = (name: string) => page.getByRole('textbox', { name })
const picture = page.getByRole('img', { name: '头像' })
const file = new File([new Uint8Array([1, 2, 3])], 'face.png', { type: 'image/png' })

test('the account menu leads to it; what is changed is sent whole, and the frame shows the new name', async () => {
  await renderPage('/enterprise')
  await page.getByText(user.displayName, { exact: true }).first().click()
  await page.getByRole('menuitem', { name: '个人资料' }).click()
  await expect.element(input('手机')).toHaveValue(info.mobile)
  await expectNoSeriousAxe()
  await input('姓名').fill('李小梅')
  await input('微信').fill('')
  const now = { ...info, displayName: '李小梅', wechat: '' }
  answer('getGeneralInfo', now)
  answer('getCurrentUser', { ...user, displayName: '李小梅' })
  await button('保存').click()
  await expect.element(page.getByText('已保存')).toBeVisible()
  await expect.element(page.getByRole('navigation').getByText('李小梅')).toBeVisible()
  await expect.element(button('保存')).toBeDisabled()
  await expect.poll(writes).toEqual([{ operationId: 'updateGeneralInfo', params: {}, query: {}, body: now }])
})

test('a lost connection keeps what was typed', async () => {
  disconnect('updateGeneralInfo')
  await renderPage('/profile')
  await input('QQ').fill('10001')
  await button('保存').click()
  await expect.element(page.getByText('请求服务器失败', { exact: false })).toBeVisible()
  await expect.element(input('QQ')).toHaveValue('10001')
  await expect.element(button('保存')).toBeEnabled()
})

test.each([
  { name: 'read again', read: () => answer('getGeneralInfo', { ...info, qq: '10001', version: info.version + 1 }) },
  { name: 'that cannot be read again', read: () => disconnect('getGeneralInfo') },
])('what is typed while the page is saved stays over what is $name', async ({ read }) => {
  await renderPage('/profile')
  await input('QQ').fill('10001')
  const release = hold('updateGeneralInfo')
  await button('保存').click()
  await expect.poll(() => writes()).toHaveLength(1)
  await input('QQ').fill('100012')
  read()
  release()
  await expect.element(button('保存')).toBeEnabled()
  await expect.element(input('QQ')).toHaveValue('100012')
  await button('保存').click()
  await expect.poll(() => writes()[1]?.body).toMatchObject({ qq: '100012' })
})

test('nobody is asked about a change of their own that could not be read again', async () => {
  await renderPage('/profile')
  await input('QQ').fill('10001')
  disconnect('getGeneralInfo')
  await button('保存').click()
  await expect.poll(() => writes()).toHaveLength(1)
  await expect.element(button('保存')).toBeDisabled()
  answer('getGeneralInfo', { ...info, qq: '10001', version: info.version + 1 })
  refuse('updateGeneralInfo', 'STALE_VERSION')
  await input('QQ').fill('100012')
  await button('保存').click()
  await expect
    .poll(() => writes().map(({ body }) => body))
    .toMatchObject([
      { qq: '10001', version: info.version },
      { qq: '100012', version: info.version },
      { qq: '100012', version: info.version + 1 },
    ])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

describe('particulars that were changed in another tab meanwhile', () => {
  const theirs = { ...info, qq: '999', mobile: '13800000000', version: 7 }
  const dialog = page.getByRole('dialog', { name: '其他人刚刚修改过' })
  const sent = (body: object) => ({ operationId: 'updateGeneralInfo', params: {}, query: {}, body })

  async function overtaken() {
    refuse('updateGeneralInfo', 'STALE_VERSION', { version: theirs.version })
    await renderPage('/profile')
    await input('微信').fill('mine')
    await input('手机').fill('13900000000')
    answer('getGeneralInfo', theirs)
    await button('保存').click()
    await expect.element(dialog.getByText('QQ: 999', { exact: false })).toBeVisible()
    await expect.poll(writes).toEqual([sent({ ...info, wechat: 'mine', mobile: '13900000000' })])
  }

  test('are told, without a toast; mine are laid over theirs', async () => {
    await overtaken()
    expect(page.getByText('[2034]', { exact: false }).elements()).toEqual([])
    const now = { ...theirs, wechat: 'mine', mobile: '13900000000' }
    answer('updateGeneralInfo', now)
    answer('getGeneralInfo', now)
    await button('保留我的修改').click()
    await expect.element(page.getByText('已保存')).toBeVisible()
    await expect.element(input('QQ')).toHaveValue('999')
    await expect.poll(() => writes().slice(1)).toEqual([sent(now)])
  })

  test('are taken, and nothing is sent', async () => {
    await overtaken()
    await button('使用对方的修改').click()
    await expect.element(input('手机')).toHaveValue('13800000000')
    await expect.element(input('微信')).toHaveValue(info.wechat)
    await expect.element(button('保存')).toBeDisabled()
    await expect.poll(writes).toHaveLength(1)
  })
})

test('an uploaded picture is taken at once, and can be taken away', async () => {
  await renderPage('/profile')
  await expect.element(page.getByLabelText('头像', { exact: true })).toBeInTheDocument()
  answer('getCurrentUser', { ...user, avatar })
  await page.getByLabelText('头像', { exact: true }).upload(file)
  await expect.element(picture).toHaveAttribute('src', avatar)
  await expect.element(page.getByText('已保存')).toBeVisible()
  answer('getCurrentUser', user)
  await button('移除').click()
  await expect.element(picture).not.toBeInTheDocument()
  const set = (address: string) => ({
    operationId: 'setMyAvatar',
    params: {},
    query: { avatar: address },
    body: undefined,
  })
  await expect
    .poll(() => writes().map(({ operationId }) => operationId))
    .toEqual(['uploadAvatar', 'setMyAvatar', 'setMyAvatar'])
  await expect.poll(() => writes().slice(1)).toEqual([set(avatar), set('')])
})

test('a picture is not taken away while another one is on its way', async () => {
  answer('getCurrentUser', { ...user, avatar })
  await renderPage('/profile')
  const release = hold('uploadAvatar')
  await page.getByLabelText('头像', { exact: true }).upload(file)
  await expect.element(button('移除')).toBeDisabled()
  release()
  await expect.element(button('移除')).toBeEnabled()
})

test('a picture is not changed again while it is being changed', async () => {
  answer('getCurrentUser', { ...user, avatar })
  await renderPage('/profile')
  const release = hold('setMyAvatar')
  await button('移除').click()
  await expect.element(button('移除')).toBeDisabled()
  await expect.element(button('选择图片')).toBeDisabled()
  release()
  await expect.element(button('选择图片')).toBeEnabled()
  await expect
    .poll(writes)
    .toEqual([{ operationId: 'setMyAvatar', params: {}, query: { avatar: '' }, body: undefined }])
})

test('a picture that is too large is told before anything is sent', async () => {
  await renderPage('/profile')
  const large = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'face.png', { type: 'image/png' })
  await page.getByLabelText('头像', { exact: true }).upload(large)
  await expect.element(page.getByText('图片不能超过 2 MB，请换用更小的图片。')).toBeVisible()
  await expectNoWrites()
})

test('a picture that cannot be read is told, and nothing is set', async () => {
  refuse('uploadAvatar', 'PICTURE_UNREADABLE')
  await renderPage('/profile')
  await page.getByLabelText('头像', { exact: true }).upload(file)
  await expect.element(page.getByText('[2076]', { exact: false })).toBeVisible()
  await expect.poll(writes).toHaveLength(1)
})

describe('where one is signed in', () => {
  const devices = exampleResult('listSessions')
  const [here, there] = devices

  test('is listed; another device is signed out, or all of them', async () => {
    const alone = devices.filter(({ isCurrent }) => isCurrent)
    answerAfter('endOtherSessions', 'listSessions', alone)
    await renderPage('/profile')
    await expect.element(page.getByRole('heading', { name: '登录的设备' })).toBeVisible()
    await expect.element(page.getByText(`${here?.device} · ${here?.remoteAddress}`, { exact: false })).toBeVisible()
    await expect.element(page.getByText('此浏览器')).toBeVisible()
    await button(`退出此设备: ${there?.device}`).click()
    await expect.element(page.getByText('已退出该设备')).toBeVisible()
    await button('退出其他所有设备').click()
    await expect.element(page.getByText('没有在其他设备上登录。')).toBeVisible()
    await expect.element(page.getByText('已退出其他所有设备')).toBeVisible()
    await expect.element(button('退出其他所有设备')).not.toBeInTheDocument()
    await expect.poll(writes).toEqual([
      { operationId: 'endSession', params: { key: there?.key }, query: {}, body: undefined },
      { operationId: 'endOtherSessions', params: {}, query: {}, body: undefined },
    ])
    await expectNoSeriousAxe()
  })

  test('that it could not be ended is told, and the device stays', async () => {
    disconnect('endSession')
    await renderPage('/profile')
    await button(`退出此设备: ${there?.device}`).click()
    await expect.element(page.getByText('请求服务器失败', { exact: false })).toBeVisible()
    await expect.element(button(`退出此设备: ${there?.device}`)).toBeEnabled()
  })
})

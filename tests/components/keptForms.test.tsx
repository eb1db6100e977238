/** Nothing typed is lost when the session ends: kept in the tab, per person and enterprise, and offered again. */
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { expectLeftFor } from './departures.ts'
import { disconnect, exampleResult, refuse, writes } from './network.ts'
import { openEditor } from './paper.ts'
import { renderPage } from './renderPage.tsx'

const user = exampleResult('getCurrentUser')
const info = exampleResult('getGeneralInfo')
const button = (name: string) => page.getByRole('button', { name })
const input = (name: string) => page.getByRole('textbox', { name })
const offer = page.getByText('上次离开时有修改没有保存', { exact: false })

const keyOf = (owner: { enterpriseUid: string; employeeId: number }, form: string) =>
  `roundview.unsaved.${owner.enterpriseUid}.${owner.employeeId}.form.${form}`
const PROFILE = keyOf(user, 'updateGeneralInfo./profile')
const kept = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? 'null')
const objects = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(() => sessionStorage.clear())

test('what was typed is kept, and the browser does not hold the page back', async () => {
  refuse('updateGeneralInfo', 'UNAUTHENTICATED')
  await renderPage('/profile')
  await input('QQ').fill('10001')
  expect(objects()).toBe(true)
  await button('保存').click()
  await expect.poll(() => kept(PROFILE)).toEqual({ qq: '10001' })
  expect(objects()).toBe(false)
  await expectLeftFor(
    `/signin/?${new URLSearchParams({ returnUrl: `${location.pathname}${location.search}#/profile` })}`,
  )
})

test('it is offered again; restored it is unsaved, and sent with what is stored now', async () => {
  sessionStorage.setItem(PROFILE, JSON.stringify({ qq: '10001' }))
  await renderPage('/profile')
  await expect.element(offer).toBeVisible()
  await expectNoSeriousAxe()
  await button('恢复修改').click()
  await expect.element(input('QQ')).toHaveValue('10001')
  await expect.element(offer).not.toBeInTheDocument()
  await button('保存').click()
  await expect
    .poll(writes)
    .toEqual([{ operationId: 'updateGeneralInfo', params: {}, query: {}, body: { ...info, qq: '10001' } }])
  expect(kept(PROFILE)).toBeNull()
})

test('who does not want it is not asked again', async () => {
  sessionStorage.setItem(PROFILE, JSON.stringify({ qq: '10001' }))
  await renderPage('/profile')
  await button('放弃').click()
  await expect.element(offer).not.toBeInTheDocument()
  await expect.element(input('QQ')).toHaveValue(info.qq)
  expect(kept(PROFILE)).toBeNull()
})

test('another change that is saved takes the place of what was kept', async () => {
  sessionStorage.setItem(PROFILE, JSON.stringify({ qq: '10001' }))
  await renderPage('/profile')
  await input('QQ').fill('10002')
  await button('保存').click()
  await expect.element(page.getByText('已保存')).toBeVisible()
  await expect.element(offer).not.toBeInTheDocument()
  expect(kept(PROFILE)).toBeNull()
})

test('a save that fails leaves what was kept to be restored', async () => {
  sessionStorage.setItem(PROFILE, JSON.stringify({ qq: '10001' }))
  disconnect('updateGeneralInfo')
  await renderPage('/profile')
  await input('QQ').fill('10002')
  await button('保存').click()
  await expect.element(page.getByText('请求服务器失败', { exact: false })).toBeVisible()
  await button('恢复修改').click()
  await expect.element(input('QQ')).toHaveValue('10001')
})

test('of an object what was kept is restored, and the rest of it stays', async () => {
  const { notifyType, config, version } = exampleResult('getNotifyConfig')
  const { hasPassword: _, ...own } = config
  const SERVER = keyOf(user, 'saveNotifyConfig./enterprise/mail')
  sessionStorage.setItem(SERVER, JSON.stringify({ config: { ...config, fromName: '人力资源部' } }))
  await renderPage('/enterprise/mail')
  // A password is never kept.
  await page.getByLabelText('密码', { exact: true }).fill('8Kd-mail-2026')
  await button('恢复修改').click()
  await expect.element(input('发件人名称')).toHaveValue('人力资源部')
  await button('保存').click()
  const body = { notifyType, config: { ...own, fromName: '人力资源部', password: '8Kd-mail-2026' }, version }
  await expect.poll(writes).toEqual([{ operationId: 'saveNotifyConfig', params: {}, query: {}, body }])
})

test.each([
  { whose: 'another person', owner: { ...user, employeeId: 7 } },
  { whose: 'another enterprise', owner: { ...user, enterpriseUid: 'ent-other' } },
])('what is kept for $whose is not offered', async ({ owner }) => {
  sessionStorage.setItem(keyOf(owner, 'updateGeneralInfo./profile'), JSON.stringify({ qq: '10001' }))
  await renderPage('/profile')
  await expect.element(input('QQ')).toHaveValue(info.qq)
  await expect.element(offer).not.toBeInTheDocument()
})

test('a new department is kept for the one it was to stand below', async () => {
  const [one, other] = exampleResult('listDepartments')
  const key = keyOf(user, `createDepartment./departments/create.${one?.id}`)
  sessionStorage.setItem(key, JSON.stringify({ name: '华东区' }))
  await renderPage(`/departments/create?parent=${one?.id}`)
  await expect.element(offer).toBeVisible()
  location.hash = `#/departments/create?parent=${other?.id}`
  await expect.element(page.getByRole('heading', { name: `${other?.name}`, exact: false })).toBeVisible()
  await expect.element(offer).not.toBeInTheDocument()
})

test('a form keeps what it can, a password never', async () => {
  refuse('createEmployee', 'UNAUTHENTICATED')
  await renderPage('/employees/create')
  await input('姓名').fill('李小梅')
  await input('邮箱').fill('li@yuanhang.example')
  await input('初始密码').fill('a password of one’s own')
  await button('保存').click()
  await expect
    .poll(() => kept(keyOf(user, 'createEmployee./employees/create')))
    .toEqual({
      displayName: '李小梅',
      email: 'li@yuanhang.example',
    })
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('of one’s own')
  await expectLeftFor(
    `/signin/?${new URLSearchParams({ returnUrl: `${location.pathname}${location.search}#/employees/create` })}`,
  )
})

test('a paper is kept before the page is left', async () => {
  refuse('savePaper', 'UNAUTHENTICATED')
  await openEditor()
  await page.getByLabelText('问卷标题').fill('年度评估')
  await button('保存').first().click()
  const { id } = exampleResult('getQuestionnaire')
  await expectLeftFor(
    `/signin/?${new URLSearchParams({ returnUrl: `${location.pathname}${location.search}#/questionnaire/edit/survey/${id}` })}`,
  )
  // At once: the copy that typing makes by and by comes later.
  expect(kept(keyOf(user, `paper.${id}`).replace('.form.', '.'))).toMatchObject({ title: '年度评估' })
})

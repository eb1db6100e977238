/** Nothing typed is lost when the session ends: kept in the tab, per person and enterprise, and offered again. */
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { expectLeftFor } from './departures.ts'
import { answer, disconnect, exampleResult, expectNoWrites, refuse, writes } from './network.ts'
import { openEditor } from './paper.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'
import { keepMine, question, takeTheirs } from './whoseStays.ts'

const user = exampleResult('getCurrentUser')
const info = exampleResult('getGeneralInfo')
const button = (name: string) => page.getByRole('button', { name })
const input = (name: string) => page.getByRole('textbox', { name })
const offer = page.getByText('上次离开时有修改没有保存', { exact: false })

const keyOf = (owner: { enterpriseUid: string; employeeId: number }, form: string) =>
  `roundview.unsaved.${owner.enterpriseUid}.${owner.employeeId}.form.${form}`
const PROFILE = keyOf(user, 'updateGeneralInfo./profile')
const kept = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? 'null')
/** As it lies there: what was typed, and what over. */
const typed = (values: object, over: object) => JSON.stringify({ values, over })
const objects = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(() => sessionStorage.clear())

test('what was typed is kept, and the browser does not hold the page back', async () => {
  refuse('updateGeneralInfo', 'UNAUTHENTICATED')
  await renderPage('/profile')
  await input('QQ').fill('10001')
  expect(objects()).toBe(true)
  await button('保存').click()
  await expect.poll(() => kept(PROFILE)).toEqual({ values: { qq: '10001' }, over: { qq: info.qq } })
  expect(objects()).toBe(false)
  await expectLeftFor(
    `/signin/?${new URLSearchParams({ returnUrl: `${location.pathname}${location.search}#/profile` })}`,
  )
})

test('it is offered again; restored it is unsaved, and sent with what is stored now', async () => {
  sessionStorage.setItem(PROFILE, typed({ qq: '10001' }, { qq: info.qq }))
  const now = { ...info, wechat: 'xiaomei', version: info.version + 1 }
  answer('getGeneralInfo', now)
  await renderPage('/profile')
  await expect.element(offer).toBeVisible()
  await expectNoSeriousAxe()
  // Announced by a screen reader, as it comes of its own accord.
  await expect.element(page.getByRole('status').getByText('已保留在此标签页', { exact: false })).toBeVisible()
  await button('恢复修改').click()
  await expect.element(input('QQ')).toHaveValue('10001')
  await expect.element(offer).not.toBeInTheDocument()
  await button('保存').click()
  await expect
    .poll(writes)
    .toEqual([{ operationId: 'updateGeneralInfo', params: {}, query: {}, body: { ...now, qq: '10001' } }])
  expect(kept(PROFILE)).toBeNull()
})

describe('somebody else changed it since', () => {
  const now = { ...info, qq: '20002', wechat: 'xiaomei', version: info.version + 1 }
  const mine = { qq: '10001', mobile: '10099990000' }
  const saved = (changes: object) => ({
    operationId: 'updateGeneralInfo',
    params: {},
    query: {},
    body: { ...now, ...changes },
  })

  async function restore(keptAs: string): Promise<void> {
    sessionStorage.setItem(PROFILE, keptAs)
    answer('getGeneralInfo', now)
    await renderPage('/profile')
    await button('恢复修改').click()
    await expect.element(question.getByText('QQ: 20002')).toBeVisible()
  }

  test('mine is kept: it comes back, and is saved over theirs, knowingly', async () => {
    await restore(typed(mine, { qq: info.qq, mobile: info.mobile }))
    await expectNoSeriousAxe()
    // What nobody else changed is not asked about.
    expect(question.getByRole('listitem').elements()).toHaveLength(1)
    await keepMine()
    await expect.element(input('QQ')).toHaveValue('10001')
    await expect.element(question).not.toBeInTheDocument()
    await expectNoWrites()
    await button('保存').click()
    await expect.poll(writes).toEqual([saved(mine)])
    expect(kept(PROFILE)).toBeNull()
  })

  test('theirs is taken: what nobody else changed comes back', async () => {
    await restore(typed(mine, { qq: info.qq, mobile: info.mobile }))
    await takeTheirs()
    await expect.element(input('手机')).toHaveValue('10099990000')
    await expect.element(input('QQ')).toHaveValue('20002')
    await expect.element(offer).not.toBeInTheDocument()
    await expectNoWrites()
    await button('保存').click()
    await expect.poll(writes).toEqual([saved({ mobile: '10099990000' })])
  })

  test('an earlier release kept what was typed alone: what differs is asked about', async () => {
    await restore(JSON.stringify({ qq: '10001', wechat: 'xiaomei' }))
    expect(question.getByRole('listitem').elements()).toHaveLength(1)
    await keepMine()
    await expect.element(input('QQ')).toHaveValue('10001')
    await button('保存').click()
    await expect.poll(writes).toEqual([saved({ qq: '10001' })])
  })

  test.each([
    { form: 'settings', field: 'title', label: '标题' },
    { form: 'appearance', field: 'coverText', label: '封面文字' },
  ])('of $form as of any form', async ({ form, field, label }) => {
    const { id } = answerQuestionnaire({ processStatus: 10 })
    const address = `/questionnaire/edit/${form}/${id}`
    sessionStorage.setItem(keyOf(user, `${form}.${address}`), typed({ [field]: '我的' }, { [field]: '以前的' }))
    await renderPage(address)
    await button('恢复修改').click()
    await expect.element(question).toBeVisible()
    await keepMine()
    await expect.element(page.getByLabelText(label, { exact: true })).toHaveValue('我的')
    await expectNoWrites()
  })
})

test('who does not want it is not asked again', async () => {
  sessionStorage.setItem(PROFILE, typed({ qq: '10001' }, { qq: info.qq }))
  await renderPage('/profile')
  await button('放弃').click()
  await expect.element(offer).not.toBeInTheDocument()
  await expect.element(input('QQ')).toHaveValue(info.qq)
  expect(kept(PROFILE)).toBeNull()
})

test('another change that is saved takes the place of what was kept', async () => {
  sessionStorage.setItem(PROFILE, typed({ qq: '10001' }, { qq: info.qq }))
  await renderPage('/profile')
  await input('QQ').fill('10002')
  await button('保存').click()
  await expect.element(page.getByText('已保存')).toBeVisible()
  await expect.element(offer).not.toBeInTheDocument()
  expect(kept(PROFILE)).toBeNull()
})

test('a save that fails leaves what was kept to be restored', async () => {
  sessionStorage.setItem(PROFILE, typed({ qq: '10001' }, { qq: info.qq }))
  disconnect('updateGeneralInfo')
  await renderPage('/profile')
  await input('QQ').fill('10002')
  await button('保存').click()
  await expect.element(page.getByText('请求服务器失败', { exact: false })).toBeVisible()
  await button('恢复修改').click()
  await expect.element(input('QQ')).toHaveValue('10001')
})

test('of an object what was kept is restored, and the rest of it stays', async () => {
  const setup = exampleResult('getNotifyConfig')
  const { notifyType, config, version } = setup
  const { hasPassword: _, ...own } = { ...config, port: 587 }
  answer('getNotifyConfig', { ...setup, config: { ...config, port: 587 } })
  const SERVER = keyOf(user, 'saveNotifyConfig./enterprise/mail')
  sessionStorage.setItem(
    SERVER,
    typed({ config: { fromName: '人力资源部' } }, { config: { fromName: config.fromName } }),
  )
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
  sessionStorage.setItem(keyOf(owner, 'updateGeneralInfo./profile'), typed({ qq: '10001' }, { qq: info.qq }))
  await renderPage('/profile')
  await expect.element(input('QQ')).toHaveValue(info.qq)
  await expect.element(offer).not.toBeInTheDocument()
})

test('a new department is kept for the one it was to stand below', async () => {
  const [one, other] = exampleResult('listDepartments')
  const key = keyOf(user, `createDepartment./departments/create.${one?.id}`)
  sessionStorage.setItem(key, typed({ name: '华东区' }, { name: '' }))
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
      values: { displayName: '李小梅', email: 'li@yuanhang.example' },
      over: { displayName: '', email: null },
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

/** People: who is disabled and enabled, and what a new password does. */
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { expectGivenUp } from './dialog.ts'
import { expectLeadsNobodyAway } from './lateAnswer.ts'
import { answer, disconnect, exampleResult, expectNoWrites, hold, refuse, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'

const person = exampleResult('getEmployee')
const button = (name: string) => page.getByRole('button', { name })
const FATE = '不能登录，未提交的问卷会收回，填到一半的也会删除，已提交的保留。重新启用不会恢复已收回的问卷'

describe('disable and enable', () => {
  const uid = String(person.id)

  test('a person is disabled after asking, and the page shows it', async () => {
    await renderPage(`/employees/${person.id}`)
    await button('停用').click()
    const dialog = page.getByRole('dialog', { name: '停用' })
    await expect.element(dialog.getByText(`“${person.displayName}”${FATE}`, { exact: false })).toBeVisible()
    await expectNoWrites()
    answer('getEmployee', { ...person, disabled: true })
    await dialog.getByRole('button', { name: '停用' }).click()
    await expect.element(button('启用')).toBeVisible()
    await expect.poll(writes).toEqual([{ operationId: 'disableUser', params: {}, query: { uid }, body: undefined }])
  })

  test('giving up disables nobody', async () => {
    await renderPage(`/employees/${person.id}`)
    await expectGivenUp(() => button('停用').click())
    await expectNoWrites()
  })

  test('a disabled person is enabled at once', async () => {
    answer('getEmployee', { ...person, disabled: true })
    await renderPage(`/employees/${person.id}`)
    await expect.element(button('启用')).toBeVisible()
    answer('getEmployee', person)
    await button('启用').click()
    await expect.element(button('停用')).toBeVisible()
    await expect.poll(writes).toEqual([{ operationId: 'enableUser', params: {}, query: { uid }, body: undefined }])
  })

  test('who was disabled and is enabled again is not asked about once more', async () => {
    await renderPage(`/employees/${person.id}`)
    await button('停用').click()
    answer('getEmployee', { ...person, disabled: true })
    await page.getByRole('dialog').getByRole('button', { name: '停用' }).click()
    await expect.element(button('启用')).toBeVisible()
    answer('getEmployee', person)
    await button('启用').click()
    await expect.element(button('停用')).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    const done = { params: {}, query: { uid }, body: undefined }
    await expect.poll(writes).toEqual([
      { operationId: 'disableUser', ...done },
      { operationId: 'enableUser', ...done },
    ])
  })

  test('a refusal is told, and the dialog stays', async () => {
    refuse('disableUser', 'LAST_ADMINISTRATOR')
    await renderPage(`/employees/${person.id}`)
    await button('停用').click()
    const dialog = page.getByRole('dialog', { name: '停用' })
    await dialog.getByRole('button', { name: '停用' }).click()
    await expect.element(page.getByText('[2072]', { exact: false })).toBeVisible()
    await expect.element(dialog).toBeVisible()
  })
})

describe('many are disabled', () => {
  const dialog = page.getByRole('dialog', { name: '停用' })
  const open = () => page.getByRole('toolbar').getByRole('button', { name: '停用' }).click()
  const disabling = { operationId: 'bulkDisableEmployees', params: {}, query: {}, body: { ids: [1, 2] } }

  beforeEach(async () => {
    const items = [1, 2].map((id) => ({ ...person, id, displayName: `员工${id}` }))
    answer('listEmployees', { items, total: 2, pageIndex: 1, pageSize: 50 })
    await renderPage('/employees')
    await page.getByRole('checkbox', { name: '全选' }).click()
  })

  test('after asking, for their forms are withdrawn and nothing brings those back', async () => {
    answer('bulkDisableEmployees', { changed: [1, 2], skipped: [], jobId: null })
    await open()
    await expect.element(dialog.getByText(`这 2 人${FATE}`, { exact: false })).toBeVisible()
    await expect.element(dialog.getByText('需要手动重新添加', { exact: false })).toBeVisible()
    await expectNoWrites()
    await dialog.getByRole('button', { name: '停用' }).click()
    await expect.element(page.getByText('已停用 2 人')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(button('撤销')).not.toBeInTheDocument()
    await expect.poll(writes).toEqual([disabling])
  })

  test('nobody is when it is given up, and the selection stays', async () => {
    await expectGivenUp(open)
    await expect.element(page.getByText('已选 2 项')).toBeVisible()
  })

  test('a refusal is told, the question and the selection stay', async () => {
    refuse('bulkDisableEmployees', 'SELECTION_CHANGED')
    await open()
    await dialog.getByRole('button', { name: '停用' }).click()
    await expect.element(page.getByText('[2090]', { exact: false })).toBeVisible()
    await dialog.getByRole('button', { name: '取消' }).click()
    await expect.element(page.getByText('已选 2 项')).toBeVisible()
    await expect.poll(writes).toEqual([disabling])
  })
})

test('many are mailed a link to sign in by, after asking', async () => {
  const items = [1, 2].map((id) => ({ ...person, id, displayName: `员工${id}` }))
  answer('listEmployees', { items, total: 2, pageIndex: 1, pageSize: 50 })
  answer('bulkInviteEmployees', { changed: [1], skipped: [], jobId: null })
  await renderPage('/employees')
  await page.getByRole('checkbox', { name: '全选' }).click()
  const open = () => page.getByRole('toolbar').getByRole('button', { name: '发送登录链接' }).click()
  await expectGivenUp(open)
  await expectNoWrites()
  await open()
  const dialog = page.getByRole('dialog', { name: '发送登录链接' })
  await expect.element(dialog.getByText('选中的 2 人', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: '发送链接' }).click()
  await expect.element(page.getByText('登录链接即将发给 1 人')).toBeVisible()
  const body = { ids: [1, 2] }
  await expect.poll(writes).toEqual([{ operationId: 'bulkInviteEmployees', params: {}, query: {}, body }])
})

test('a new password that is given up is sent to nobody', async () => {
  await renderPage(`/employees/${person.id}`)
  await expectGivenUp(() => button('重置密码').click())
  await expectNoWrites()
})

describe('a new password', () => {
  const reset = { operationId: 'resetUserPassword', params: { id: String(person.id) }, query: {} }

  beforeEach(async () => {
    await renderPage(`/employees/${person.id}`)
    await button('重置密码').click()
  })
  const dialog = page.getByRole('dialog', { name: '重置密码' })
  const field = dialog.getByLabelText(/^新密码/)
  const confirm = dialog.getByRole('button', { name: '重置密码' })

  test('what is typed is what is sent', async () => {
    await expectNoSeriousAxe()
    await field.fill('correct horse')
    await confirm.click()
    await expect.element(page.getByText('密码已重置', { exact: false })).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(writes).toEqual([{ ...reset, body: { password: 'correct horse' } }])
  })

  test('a short one is told at its field and not sent', async () => {
    await field.fill('1234567')
    await confirm.click()
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expectNoWrites()
  })

  test('it is sent once while it is under way', async () => {
    const release = hold('resetUserPassword')
    await field.fill('correct horse')
    await confirm.click()
    await expect.element(dialog.getByRole('button', { name: '正在保存…' })).toBeDisabled()
    release()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(writes).toHaveLength(1)
  })

  test.each([
    { name: 'a refusal', fail: () => refuse('resetUserPassword', 'LINK_NOT_SENT'), told: '[2074]' },
    { name: 'a lost connection', fail: () => disconnect('resetUserPassword'), told: '请求服务器失败' },
  ])('$name keeps what was typed', async ({ fail, told }) => {
    fail()
    await field.fill('correct horse')
    await confirm.click()
    await expect.element(page.getByText(told, { exact: false })).toBeVisible()
    await expect.element(field).toHaveValue('correct horse')
  })
})

test('what is typed while a person is saved is not left behind', async () => {
  await renderPage(`/employees/${person.id}`)
  const field = page.getByLabelText('QQ')
  const release = hold('updateEmployee')
  await field.fill('10001')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect.poll(() => writes()).toHaveLength(1)
  await field.fill('100012')
  answer('getEmployee', { ...person, qq: '10001', version: person.version + 1 })
  answer('updateEmployee', { ...person, qq: '10001', version: person.version + 1 })
  release()
  await expect.element(page.getByText('已保存')).toBeVisible()
  await expect.element(field).toHaveValue('100012')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect.poll(() => location.hash).toBe('#/employees')
  await expect.poll(() => writes()[1]?.body).toMatchObject({ qq: '100012', version: person.version + 1 })
})

test('what was done to a person in the list is seen where the person stands', async () => {
  const list = (disabled: boolean) => ({ items: [{ ...person, disabled }], total: 1, pageIndex: 1, pageSize: 20 })
  answer('listEmployees', list(false))
  await renderPage(`/employees/${person.id}`)
  await expect.element(button('停用')).toBeVisible()
  await page.getByRole('link', { name: '人员', exact: true }).first().click()
  await page.getByRole('checkbox', { name: /^选择此行/ }).click()
  answer('listEmployees', list(true))
  answer('getEmployee', { ...person, disabled: true })
  await page.getByRole('toolbar').getByRole('button', { name: '停用' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '停用' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await page.getByRole('link', { name: person.displayName }).click()
  await expect.element(button('启用')).toBeVisible()
})

test('a person who has just been saved is shown as saved', async () => {
  const saved = { ...person, qq: '10001', version: person.version + 1 }
  answer('listEmployees', { items: [person], total: 1, pageIndex: 1, pageSize: 20 })
  await renderPage(`/employees/${person.id}`)
  await page.getByLabelText('QQ').fill('10001')
  answer('updateEmployee', saved)
  answer('listEmployees', { items: [saved], total: 1, pageIndex: 1, pageSize: 20 })
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: person.displayName }).click()
  await expect.element(page.getByLabelText('QQ')).toHaveValue('10001')
})

test('who leaves while a person is saved is asked, and sees it refused', async () => {
  await renderPage(`/employees/${person.id}`)
  const release = hold('updateEmployee')
  refuse('updateEmployee', 'INVALID_INPUT', { fields: [{ field: 'qq', message: '这个号码不行' }] })
  await page.getByLabelText('QQ').fill('10001')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect.poll(() => writes()).toHaveLength(1)
  await page.getByRole('link', { name: '模板', exact: false }).first().click()
  await page.getByRole('button', { name: '留在此页' }).click()
  release()
  await expect.element(page.getByText('这个号码不行').first()).toBeVisible()
  await expect.element(page.getByLabelText('QQ')).toHaveValue('10001')
})

test('while a person is created nothing can be typed that would not be kept', async () => {
  await renderPage('/employees/create')
  const release = hold('createEmployee')
  await page.getByRole('textbox', { name: '姓名' }).fill('王小明')
  await page.getByRole('textbox', { name: '邮箱' }).fill('wang@yuanhang.example')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect.poll(() => writes()).toHaveLength(1)
  const field = page.getByLabelText('QQ', { exact: true }).element()
  expect(field.closest('[inert]')).not.toBeNull()
  release()
  await expect.poll(() => location.hash).toBe('#/employees')
})

test('a save that is answered after its page was left leads nobody away', async () => {
  await renderPage(`/employees/${person.id}`)
  const release = hold('updateEmployee')
  await page.getByLabelText('QQ').fill('10001')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expectLeadsNobodyAway(release)
})

test('the question goes with its reason', async () => {
  answer('getGeneralInfo', exampleResult('getGeneralInfo'))
  await renderPage('/profile')
  const release = hold('updateGeneralInfo')
  await page.getByLabelText('QQ').fill('10001')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect.poll(() => writes()).toHaveLength(1)
  await page.getByRole('link', { name: '模板', exact: false }).first().click()
  await expect.element(page.getByRole('button', { name: '留在此页' })).toBeVisible()
  release()
  await expect.element(page.getByRole('button', { name: '留在此页' })).not.toBeInTheDocument()
  expect(location.hash).toBe('#/profile')
})

test('who is refused a new person stands at the fault', async () => {
  refuse('createEmployee', 'INVALID_INPUT', { fields: [{ field: 'email', message: '这个邮箱不行' }] })
  await renderPage('/employees/create')
  await page.getByRole('textbox', { name: '姓名' }).fill('王小明')
  await page.getByRole('textbox', { name: '邮箱' }).fill('wang@yuanhang.example')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('这个邮箱不行').first()).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: '邮箱' })).toHaveFocus()
})

test('who is refused at no field goes on where they were', async () => {
  disconnect('createEmployee')
  await renderPage('/employees/create')
  await page.getByRole('textbox', { name: '邮箱' }).fill('wang@yuanhang.example')
  await page.getByRole('textbox', { name: '姓名' }).fill('王小明')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('请求服务器失败', { exact: false }).first()).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: '姓名' })).toHaveFocus()
})

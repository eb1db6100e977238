/** Doors into anonymous rounds (anonymity.md R20): what setting one closes is said before, and whom none is left, wherever they stand. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { button, dialog, drafting, list, openDetails, rows, toolbar, write } from './details.ts'
import { answer, callsOf, exampleResult, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'

const person = exampleResult('getEmployee')
const input = (name: string) => page.getByRole('textbox', { name })
const shut = (text: string) => page.getByText(text, { exact: false })
const ofAddress = shut('更改邮箱会删除这些作答')
const ofPassword = shut('重置密码会删除这些作答')

describe('before another address is saved', () => {
  test('the form says in how many rounds what is lost', async () => {
    answer('getEmployeeDoors', { openRounds: 3 })
    await renderPage(`/employees/${person.id}`)
    await expect.element(ofAddress).toBeVisible()
    await expect.element(shut('在 3 轮进行中的匿名问卷里')).toBeVisible()
    await expect
      .poll(() => callsOf('getEmployeeDoors').map(({ params }) => params))
      .toEqual([{ id: String(person.id) }])
    await expectNoSeriousAxe()
    await input('邮箱').fill('right@yuanhang.example')
    await button('保存').click()
    await expect.element(page.getByText('已保存')).toBeVisible()
    const { id, displayName, employeeNo, departId, role, version } = person
    const body = { id, displayName, email: 'right@yuanhang.example', employeeNo, departId, role, version }
    await expect.poll(writes).toEqual([{ operationId: 'updateEmployee', params: {}, query: {}, body }])
  })

  test('it says nothing of rounds where there is none', async () => {
    answer('getEmployeeDoors', { openRounds: 0 })
    await renderPage(`/employees/${person.id}`)
    await expect.element(shut('发往旧邮箱的答题链接')).toBeVisible()
    await expect.poll(() => callsOf('getEmployeeDoors')).toHaveLength(1)
    await expect.element(ofAddress).not.toBeInTheDocument()
  })

  test('the preview of a file says it where it has people who are there', async () => {
    const preview = exampleResult('previewEmployeeImport')
    const ofFile = shut('已有人员的邮箱与文件不同时会被更改')
    const choose = () =>
      page
        .getByLabelText(/选择 CSV 文件|换一个文件/)
        .upload(new File(['姓名,邮箱\n'], '人员.csv', { type: 'text/csv' }))
    answer('previewEmployeeImport', { ...preview, updatedEmployees: 0 })
    await renderPage('/employees/import')
    await choose()
    await expect.element(button('开始导入')).toBeVisible()
    await expect.element(ofFile).not.toBeInTheDocument()
    answer('previewEmployeeImport', { ...preview, updatedEmployees: 1 })
    await choose()
    await expect.element(ofFile).toBeVisible()
  })
})

describe('before a password is set', () => {
  const reset = page.getByRole('dialog', { name: '重置密码' })

  test('the dialog says in how many rounds what is lost', async () => {
    answer('getEmployeeDoors', { openRounds: 2 })
    await renderPage(`/employees/${person.id}`)
    await button('重置密码').click()
    await expect.element(reset.getByText('在 2 轮进行中的匿名问卷里', { exact: false })).toBeVisible()
    await expectNoSeriousAxe()
    await reset.getByLabelText(/^新密码/).fill('correct horse')
    await reset.getByRole('button', { name: '重置密码' }).click()
    await expect.element(shut('已寄出的答题链接也已失效')).toBeVisible()
    const body = { password: 'correct horse' }
    const params = { id: String(person.id) }
    await expect.poll(writes).toEqual([{ operationId: 'resetUserPassword', params, query: {}, body }])
  })

  test('it says nothing where there is none', async () => {
    answer('getEmployeeDoors', { openRounds: 0 })
    await renderPage(`/employees/${person.id}`)
    await button('重置密码').click()
    await expect.element(reset).toBeVisible()
    await expect.element(ofPassword).not.toBeInTheDocument()
  })
})

describe('who can answer no more', () => {
  const items = list.items.map((row) => ({ ...row, shutOut: row.participantRelationId === drafting }))

  test('is said so in the row, and why', async () => {
    answer('listFeedback', { ...list, items })
    await openDetails({ type: 2 })
    const state = page.getByRole('cell').filter({ hasText: '无法再作答' })
    await expect.element(state).toBeVisible()
    await expect.element(state.getByTitle('此人的邮箱或密码由他人更改过', { exact: false })).toBeVisible()
    expect(page.getByText('进行中', { exact: true }).elements()).toHaveLength(1)
    await expectNoSeriousAxe()
  })

  test('gets no mail, which the dialog says, and the others do', async () => {
    answer('listFeedback', { ...list, items })
    const plan = exampleResult('notifyParticipants')
    const recipients = plan.recipients.map((each, place) => ({
      ...each,
      reason: place > 0 ? ('shutOut' as const) : null,
    }))
    answer('notifyParticipants', { ...plan, recipients })
    await openDetails({ type: 2 })
    await rows.nth(0).click()
    await rows.nth(1).click()
    await toolbar.getByRole('button', { name: '提醒' }).click()
    const skipped = dialog.getByText('1 人已无法作答，不发送', { exact: false })
    await expect.element(skipped).toBeVisible()
    await skipped.click()
    await expect.element(dialog.getByText(recipients[1]?.name ?? '')).toBeVisible()
    await dialog.getByRole('button', { name: '发送 1 封邮件' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    const participants = list.items.map(({ participantRelationId }) => participantRelationId)
    const body = { participants, repeat: false, notifyAll: false, notifyType: 1 }
    await expect
      .poll(writes)
      .toEqual([
        write('notifyParticipants', { ...body, confirm: true }),
        write('notifyParticipants', { ...body, confirm: false }),
      ])
  })
})

/** The form of a person: checked by the server's own schema before it goes out, and by the server after. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectLeadsNobodyAway } from './lateAnswer.ts'
import { answer, callsOf, exampleResult, expectNoWrites, hold, refuse, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'

const person = exampleResult('getEmployee')
const save = page.getByRole('button', { name: '保存' })
const input = (name: string) => page.getByRole('textbox', { name })

test('what the schema refuses is told at its field, and nothing is sent until it is mended', async () => {
  await renderPage('/employees/create')
  await input('姓名').fill('')
  await input('邮箱').fill('ü@b.example')
  await save.click()
  await expect.element(page.getByText('必须填写')).toBeVisible()
  await expect.element(page.getByText('不是有效的邮箱地址')).toBeVisible()
  await expectNoWrites()

  await input('姓名').fill(' 孙磊 ')
  await input('邮箱').fill('sun.lei@b.example')
  await save.click()
  await expect.poll(() => writes()).toHaveLength(1)
  const body = { displayName: '孙磊', email: 'sun.lei@b.example', departId: null }
  await expect.poll(writes).toEqual([{ operationId: 'createEmployee', params: {}, query: {}, body }])
  await expect.element(page.getByText('已保存')).toBeVisible()
  await expect.poll(() => location.hash).toMatch(/^#\/employees(\?|$)/)
})

describe('one of address and number', () => {
  const missing = page.getByText('请填写邮箱或工号，否则此人无法登录。')

  test('is asked for of a new person at the field, before anything is sent', async () => {
    await renderPage('/employees/create')
    await input('姓名').fill('孙磊')
    await save.click()
    await expect.element(missing).toBeVisible()
    await expect.element(input('邮箱')).toHaveAttribute('aria-invalid', 'true')
    await expectNoWrites()
    await input('工号').fill('E1')
    await save.click()
    const body = { displayName: '孙磊', email: null, employeeNo: 'E1', departId: null }
    await expect.poll(writes).toEqual([{ operationId: 'createEmployee', params: {}, query: {}, body }])
  })

  test('is not taken from anybody', async () => {
    answer('getEmployee', { ...person, email: '', employeeNo: 'E1' })
    await renderPage(`/employees/${person.id}`)
    await input('工号').fill('')
    await save.click()
    await expect.element(missing).toBeVisible()
    await expectNoWrites()
  })

  test('is not asked for where somebody is stored with neither and something else is changed', async () => {
    answer('getEmployee', { ...person, email: '', employeeNo: '' })
    await renderPage(`/employees/${person.id}`)
    await input('手机').fill('1')
    await save.click()
    await expect.poll(() => writes()[0]?.body).toMatchObject({ email: null, employeeNo: '', mobile: '1' })
  })
})

test('who changes the own name under People sees it in the frame', async () => {
  const user = exampleResult('getCurrentUser')
  const frame = page.getByRole('navigation')
  await renderPage(`/employees/${person.id}`)
  await expect.element(frame.getByText(user.displayName, { exact: true })).toBeVisible()
  await input('姓名').fill('李小梅')
  answer('getCurrentUser', { ...user, displayName: '李小梅' })
  await save.click()
  await expect.element(page.getByText('已保存')).toBeVisible()
  await expect.element(frame.getByText('李小梅', { exact: true })).toBeVisible()
  const { id, email, employeeNo, departId, role, version } = person
  const body = { id, displayName: '李小梅', email, employeeNo, departId, role, version }
  await expect.poll(writes).toEqual([{ operationId: 'updateEmployee', params: {}, query: {}, body }])
})

test('a person who is created after the page was left leads nobody away', async () => {
  await renderPage('/employees/create')
  const release = hold('createEmployee')
  await input('姓名').fill('孙磊')
  await input('工号').fill('E1')
  await save.click()
  await expectLeadsNobodyAway(release)
})

test('who types on while it is saved stays, and keeps what is not saved', async () => {
  await renderPage(`/employees/${person.id}`)
  const release = hold('updateEmployee')
  await input('工号').fill('E1')
  await save.click()
  await expect.poll(() => writes()).toHaveLength(1)
  await input('地址').fill('新址')
  release()
  await expect.element(page.getByText('已保存')).toBeVisible()
  await expect.element(input('地址')).toHaveValue('新址')
  expect(location.hash).toBe(`#/employees/${person.id}`)
  answer('updateEmployee', { ...person, employeeNo: 'E1', address: '新址' })
  await save.click()
  await expect.poll(() => writes().at(-1)?.body).toMatchObject({ address: '新址' })
  await expect.poll(() => location.hash).toMatch(/^#\/employees(\?|$)/)
})

test('who is not there is told, with a way back to the list', async () => {
  refuse('getEmployee', 'NOT_FOUND')
  await renderPage('/employees/999999')
  await expect.element(page.getByRole('alert').getByText('[2001]', { exact: false })).toBeVisible()
  await page.getByRole('alert').getByRole('link', { name: '返回列表' }).click()
  await expect.poll(() => location.hash).toMatch(/^#\/employees(\?|$)/)
})

test('giving up leads back to the list', async () => {
  await renderPage('/employees/create')
  await page.getByRole('button', { name: '取消' }).click()
  await expect.poll(() => location.hash).toMatch(/^#\/employees(\?|$)/)
  await expectNoWrites()
})

test('an edited person is sent with the id, and a refusal of the server stands at its field', async () => {
  const fields = [{ field: 'employeeNo', message: '该工号已被使用' }]
  refuse('updateEmployee', 'EMPLOYEE_NO_TAKEN', { fields })
  await renderPage(`/employees/${person.id}`)
  await input('工号').fill('E1')
  await save.click()
  await expect.element(page.getByRole('alert').filter({ hasText: '该工号已被使用' }).first()).toBeVisible()
  const [call] = writes()
  expect(call?.body).toMatchObject({ id: person.id, employeeNo: 'E1', displayName: person.displayName })
})

test('a change of a person is asked for anew where that person stands besides', async () => {
  await renderPage('/departments')
  await expect.element(page.getByRole('tree')).toBeVisible()
  const before = callsOf('listDepartments').length
  answer('listEmployees', { items: [person], total: 1, pageIndex: 1, pageSize: 20 })
  await page.getByRole('link', { name: '人员', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: person.displayName }).click()
  await input('工号').fill('E1')
  await save.click()
  await expect.element(page.getByText('已保存')).toBeVisible()
  await page.getByRole('link', { name: '部门', exact: true }).click()
  await expect.element(page.getByRole('tree')).toBeVisible()
  await expect.poll(() => callsOf('listDepartments').length).toBeGreaterThan(before)
})

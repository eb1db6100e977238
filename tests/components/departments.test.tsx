/** A department beside the tree: made, changed, moved by choosing, removed; its members; one answer for all who choose departments. */
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { all, answerDepartments, button, department, moving, open, row } from './departmentPage.ts'
import { expectHeld } from './dialog.ts'
import { answer, callsOf, disconnect, exampleResult, expectNoWrites, hold, refuse, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'

beforeEach(answerDepartments)

describe('a new department', () => {
  const input = (name: string) => page.getByRole('textbox', { name })

  test.each([
    { link: '添加下级', parentId: 3 },
    { link: '添加同级', parentId: 1 },
  ])('$link', async ({ link, parentId }) => {
    await open('/departments/3')
    await page.getByRole('link', { name: link }).click()
    // The particulars it leaves have a field of that name, too.
    await expect.element(page.getByText(/下添加部门/)).toBeVisible()
    await input('部门名称').fill('华东区')
    answer('createDepartment', { ...exampleResult('createDepartment'), id: 9 })
    answer('listDepartments', [...all, department(9, parentId, 9, '华东区')])
    await button('保存').click()
    await expect.poll(() => location.hash).toBe('#/departments/9')
    await expect.element(page.getByRole('heading', { name: '华东区' })).toBeVisible()
    const body = { name: '华东区', parentId, leaderId: null }
    await expect.poll(writes).toEqual([{ operationId: 'createDepartment', params: {}, query: {}, body }])
  })

  test('a taken name stands at its field, what was typed stays', async () => {
    refuse('createDepartment', 'NAME_TAKEN', { fields: [{ field: 'name', message: '同级已有该名称' }] })
    await renderPage('/departments')
    await page.getByRole('link', { name: '添加部门' }).click()
    await input('部门名称').fill('总部')
    await button('保存').click()
    await expect.element(page.getByText('同级已有该名称').first()).toBeVisible()
    await expect.element(input('部门名称')).toHaveValue('总部')
  })

  test('while it is made nothing can be typed that would not be kept', async () => {
    await renderPage('/departments/create?parent=3')
    const release = hold('createDepartment')
    await input('部门名称').fill('华东区')
    await button('保存').click()
    await expect.poll(writes).toHaveLength(1)
    expect(input('部门名称').element().closest('[inert]')).not.toBeNull()
    release()
    await expect.poll(() => location.hash).not.toMatch('create')
  })

  test('made after its page was left, it leads nobody away', async () => {
    await renderPage('/departments/create?parent=1')
    const release = hold('createDepartment')
    answer('createDepartment', { ...exampleResult('createDepartment'), id: 9 })
    await input('部门名称').fill('华东区')
    await button('保存').click()
    await expect.poll(writes).toHaveLength(1)
    await row('销售部').click()
    await button('不保存，离开').click()
    await expect.poll(() => location.hash).toBe('#/departments/3')
    answer('listDepartments', [...all, department(9, 1, 9, '华东区')])
    release()
    await expect.element(row('华东区')).toBeVisible()
    expect(location.hash).toBe('#/departments/3')
  })

  test('half typed it is asked about before one below another, or none, takes its place', async () => {
    await renderPage('/departments/create?parent=3')
    await input('部门名称').fill('华东区')
    await page.getByRole('link', { name: '添加部门' }).click()
    await button('留在此页').click()
    await expect.element(page.getByRole('heading', { name: '在“销售部”下添加部门' })).toBeVisible()
    await expect.element(input('部门名称')).toHaveValue('华东区')
    expect(location.hash).toBe('#/departments/create?parent=3')
    await page.getByRole('link', { name: '添加部门' }).click()
    await button('不保存，离开').click()
    await expect.poll(() => location.hash).toBe('#/departments/create')
    await expect.element(input('部门名称')).toHaveValue('')
    await expectNoWrites()
  })

  test('giving up leads back to what it would have been under', async () => {
    await renderPage('/departments/create?parent=3')
    await button('取消').click()
    await expect.poll(() => location.hash).toBe('#/departments/3')
  })
})

describe('particulars', () => {
  const person = exampleResult('getEmployee')
  const same = [
    { ...person, id: 71, displayName: '张伟', departName: '研发部', employeeNo: 'E71' },
    { ...person, id: 72, displayName: '张伟', departName: '销售部', employeeNo: '', email: 'zw2@yuanhang.example' },
  ]

  test('the leader is chosen among people of one name', async () => {
    answer('listEmployees', { items: same, total: 2, pageIndex: 1, pageSize: 25 })
    await open('/departments/3?')
    await page.getByRole('combobox', { name: '负责人' }).click()
    await expect.element(page.getByRole('option', { name: '张伟 · 研发部 · E71' })).toBeVisible()
    await page.getByRole('option', { name: '张伟 · 销售部 · zw2@yuanhang.example' }).click()
    await button('保存').click()
    await expect.element(page.getByText('已保存')).toBeVisible()
    const body = { name: '销售部', departNo: 'D3', leaderId: 72, version: 30 }
    await expect.poll(writes).toEqual([{ operationId: 'updateDepartment', params: { id: '3' }, query: {}, body }])
  })

  test('somebody else’s change in between is told, and what was typed can be kept', async () => {
    await open('/departments/3')
    await page.getByRole('textbox', { name: '部门编号' }).fill('D33')
    refuse('updateDepartment', 'STALE_VERSION', { version: 31 })
    answer(
      'listDepartments',
      all.map((one) => (one.id === 3 ? { ...one, name: '市场部', version: 31 } : one)),
    )
    await button('保存').click()
    await expect.element(page.getByText('部门名称: 市场部')).toBeVisible()
    await expect.poll(writes).toHaveLength(1)
  })

  test('lead to its people in the list of employees', async () => {
    await open('/departments/3')
    await page.getByRole('link', { name: '查看员工' }).click()
    await expect.poll(() => callsOf('listEmployees').at(-1)?.query).toMatchObject({ departId: '3' })
  })

  test('it is moved by choosing, not below itself', async () => {
    await open('/departments/2')
    await button('移动到…').click()
    const dialog = page.getByRole('dialog', { name: '移动“研发部”' })
    await dialog.getByRole('combobox').click()
    const options = () =>
      page
        .getByRole('option')
        .elements()
        .map((option) => option.textContent)
    await expect.poll(options).toEqual(['总部 / 销售部', '总部 / 财务部', '分公司'])
    await page.getByRole('option', { name: '总部 / 财务部' }).click()
    await dialog.getByRole('button', { name: '移动' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(writes).toEqual([moving(2, { parentId: 4 })])
  })

  test('giving up a move, or choosing where it is, sends nothing', async () => {
    await open('/departments/2')
    await button('移动到…').click()
    await button('取消').click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await button('移动到…').click()
    await page.getByRole('dialog').getByRole('button', { name: '移动' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expectNoWrites()
  })
})

describe('members', () => {
  const member = (id: number, displayName: string) => ({
    id,
    displayName,
    email: `m${id}@yuanhang.example`,
    employeeNo: `E${id}`,
  })
  const members = [member(71, '张伟'), member(72, '张伟'), member(73, '李娜')]
  const list = page.getByRole('list', { name: '成员' })
  const done = (ids: number[], departId: number | null) => ({
    ...{ changed: ids, skipped: [], jobId: null },
    previous: [{ departId, ids }],
  })
  const out = { operationId: 'bulkMoveEmployees', params: {}, query: {}, body: { ids: [71, 73], departId: null } }

  beforeEach(() => answer('listDepartmentMembers', members))

  test('those chosen are taken out, and undo puts them back', async () => {
    answer('bulkMoveEmployees', done([71, 73], 2))
    await open('/departments/2')
    await list.getByRole('checkbox', { name: /E71/ }).click()
    await list.getByRole('checkbox', { name: /李娜/ }).click()
    await button('移出部门').click()
    await expect.element(page.getByText('已移出 2 人')).toBeVisible()
    await expect.element(page.getByText('已选 0 项')).toBeVisible()
    await button('撤销').click()
    const back = {
      operationId: 'bulkMoveBackEmployees',
      params: {},
      query: {},
      body: { previous: [{ departId: 2, ids: [71, 73] }] },
    }
    await expect.poll(writes).toEqual([out, back])
  })

  test('a choice is taken back; all found are chosen with one touch', async () => {
    await open('/departments/2')
    await list.getByRole('checkbox', { name: /E71/ }).click()
    await expect.element(button('移出部门')).toBeEnabled()
    await list.getByRole('checkbox', { name: /E71/ }).click()
    await expect.element(button('移出部门')).toBeDisabled()
    await page.getByRole('searchbox', { name: '搜索姓名、邮箱或工号' }).fill('张')
    await button('选择全部 2 人').click()
    await expect.element(page.getByText('已选 2 项')).toBeVisible()
    await expectNoWrites()
  })

  test('who was chosen under other words stays chosen when all found are', async () => {
    await open('/departments/2')
    await list.getByRole('checkbox', { name: /李娜/ }).click()
    await page.getByRole('searchbox', { name: '搜索姓名、邮箱或工号' }).fill('E71')
    await button('选择全部 1 人').click()
    await expect.element(page.getByText('已选 2 项')).toBeVisible()
    await button('移出部门').click()
    await expect.poll(writes).toEqual([{ ...out, body: { ids: [71, 73], departId: null } }])
  })

  test('a refusal keeps the choice', async () => {
    refuse('bulkMoveEmployees', 'SELECTION_CHANGED')
    await open('/departments/2')
    await list.getByRole('checkbox', { name: /E71/ }).click()
    await list.getByRole('checkbox', { name: /李娜/ }).click()
    await button('移出部门').click()
    await expect.element(page.getByText('[2090]', { exact: false })).toBeVisible()
    await expect.element(page.getByText('已选 2 项')).toBeVisible()
    await expect.poll(writes).toEqual([out])
  })

  test('people are found and added; those who are there cannot be chosen', async () => {
    const person = exampleResult('getEmployee')
    const items = [
      { ...person, ...members[0] },
      { ...person, id: 80, displayName: '王芳', employeeNo: 'E80' },
    ]
    answer('listEmployees', { items, total: 2, pageIndex: 1, pageSize: 50 })
    answer('bulkMoveEmployees', done([80], 3))
    await open('/departments/2')
    await button('添加成员').click()
    const dialog = page.getByRole('dialog', { name: '添加成员' })
    await expect.element(dialog.getByRole('checkbox', { name: /张伟/ })).toBeDisabled()
    await dialog.getByRole('checkbox', { name: /王芳/ }).click()
    await dialog.getByRole('button', { name: '添加 1 人' }).click()
    await expect.element(page.getByText('已添加 1 人')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    const body = { ids: [80], departId: 2 }
    await expect.poll(writes).toEqual([{ operationId: 'bulkMoveEmployees', params: {}, query: {}, body }])
  })

  test('those to be added stay chosen until the answer has come', async () => {
    const release = hold('bulkMoveEmployees')
    disconnect('bulkMoveEmployees')
    await open('/departments/2')
    await button('添加成员').click()
    const dialog = page.getByRole('dialog', { name: '添加成员' })
    await dialog.getByRole('listitem').getByRole('checkbox').first().click()
    const add = dialog.getByRole('button', { name: '添加 1 人' })
    await add.click()
    await expectHeld()
    release()
    await expect.element(add).toBeEnabled()
  })

  test('more than are shown at first can be shown; giving up adds nobody', async () => {
    answer(
      'listDepartmentMembers',
      Array.from({ length: 60 }, (_, index) => member(index + 100, `员工${index}`)),
    )
    await open('/departments/2')
    await expect.element(list.getByText('员工49')).toBeInTheDocument()
    expect(list.getByText('员工50').elements()).toEqual([])
    await button('还有 10 人，显示更多').click()
    await expect.element(list.getByText('员工59')).toBeInTheDocument()
    await button('添加成员').click()
    await button('取消').click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })
})

test('one answer serves the tree, the picker of people and the filter of employees; after an act all see it', async () => {
  const inPicker = page.getByRole('dialog').getByRole('combobox', { name: '部门' })
  await open('/departments/3')
  await button('添加成员').click()
  await expect.element(inPicker.getByRole('option', { name: /销售部/ })).toBeInTheDocument()
  await button('取消').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(() => callsOf('listDepartments')).toHaveLength(1)
  await row('销售部').click()
  await userEvent.keyboard('{F2}')
  answer(
    'listDepartments',
    all.map((one) => (one.id === 3 ? { ...one, name: '市场部' } : one)),
  )
  await page.getByRole('tree').getByRole('textbox').fill('市场部')
  await userEvent.keyboard('{Enter}')
  await expect.element(row('市场部')).toBeVisible()
  await expect.poll(() => callsOf('listDepartments')).toHaveLength(2)
  await button('添加成员').click()
  await expect.element(inPicker.getByRole('option', { name: /市场部/ })).toBeInTheDocument()
  await button('取消').click()
  await page.getByRole('link', { name: '查看员工' }).click()
  await expect.element(page.getByRole('combobox', { name: '部门' })).toHaveValue('总部 / 市场部')
  expect(callsOf('listDepartments').every(({ query }) => query['members'] === 'false')).toBe(true)
})

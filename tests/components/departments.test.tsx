/** The departments: the tree, moving by key and by hand, renaming, making, removing, members. */
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { components } from '../../openapi/generated/schema.d.ts'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, callsOf, disconnect, exampleResult, hold, refuse, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'

type Department = components['schemas']['Department']

const department = (id: number, parentId: number | null, seq: number, name: string, memberCount = 0): Department => ({
  ...{ id, parentId, seq, name, memberCount, departNo: `D${id}` },
  ...{ leaderId: null, leaderName: '', version: id * 10 },
})
/** 总部 > (研发部 > 测试组, 销售部, 财务部); 分公司. */
const all = [
  department(1, null, 1, '总部', 2),
  department(2, 1, 1, '研发部', 5),
  department(5, 2, 1, '测试组', 3),
  department(3, 1, 2, '销售部', 7),
  department(4, 1, 3, '财务部', 1),
  department(6, null, 2, '分公司'),
]
const item = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}`) })
const row = (name: string) => page.getByRole('tree').getByText(name, { exact: true })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const told = page.getByRole('status')
/** The rows as they stand, a dash for each level. */
const names = () =>
  page
    .getByRole('treeitem')
    .elements()
    .map((element) => {
      const levels = page
        .getByRole('group')
        .elements()
        .filter((group) => group.contains(element)).length
      return `${'-'.repeat(levels)}${element.querySelector('span')?.textContent}`
    })
const position = (id: number, Position: number) => ({
  operationId: 'positionDepartments',
  params: {},
  query: {},
  body: [{ DepartId: id, Position }],
})
const moving = (id: number, body: object) => ({
  operationId: 'moveDepartment',
  params: { id: String(id) },
  query: {},
  body,
})

beforeEach(() => {
  answer('listDepartments', all)
  answer('listDepartmentMembers', [])
})

/** Opens the page; the branch of 研发部 is open where 测试组 is chosen. */
async function open(address = '/departments/5') {
  await renderPage(address)
  await expect.element(row(address === '/departments/5' ? '测试组' : '研发部')).toBeVisible()
}

describe('the tree', () => {
  test('shows who lies below whom, and how many people', async () => {
    await open()
    expect(names()).toEqual(['总部', '-研发部', '--测试组', '-销售部', '-财务部', '分公司'])
    await expect.element(page.getByText('2 人 · 共 18 人')).toBeVisible()
    await expectNoSeriousAxe()
  })

  test('words leave what they are found in and what that lies within', async () => {
    await renderPage('/departments')
    await page.getByRole('searchbox', { name: '搜索部门名称或编号' }).fill('测试')
    await expect.poll(names).toEqual(['总部', '-研发部', '--测试组'])
    await page.getByRole('searchbox', { name: '搜索部门名称或编号' }).fill('没有')
    await expect.element(page.getByText('没有符合条件的内容。')).toBeVisible()
  })

  test('a branch is closed and opened by its arrow', async () => {
    await open()
    const arrow = () => item('研发部').element().querySelector('.MuiTreeItem-iconContainer')
    await userEvent.click(arrow() as Element)
    await expect.poll(names).toEqual(['总部', '-研发部', '-销售部', '-财务部', '分公司'])
    await userEvent.click(arrow() as Element)
    await expect.poll(names).toContain('--测试组')
  })

  test('is walked by keys: arrows, letters, Enter chooses', async () => {
    await open()
    await row('总部').click()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.poll(() => location.hash).toBe('#/departments/5')
    await userEvent.keyboard('{Home}{End}{ArrowUp}{Enter}')
    await expect.poll(() => location.hash).toBe('#/departments/4')
    expect(writes()).toEqual([])
  })

  test('without departments it says what to do first', async () => {
    answer('listDepartments', [])
    await renderPage('/departments')
    await expect.element(page.getByRole('link', { name: '导入人员' })).toHaveAttribute('href', '#/employees/import')
    await page.getByRole('link', { name: '添加第一个部门' }).click()
    await expect.element(page.getByRole('heading', { name: '添加部门' })).toBeVisible()
  })

  test('that cannot be loaded says so, and trying again brings it', async () => {
    refuse('listDepartments', 'INTERNAL')
    await renderPage('/departments')
    await expect.element(button('重试')).toBeVisible()
    answer('listDepartments', all)
    await button('重试').click()
    await expect.element(row('总部')).toBeVisible()
  })

  test('a department that is not there is said to be gone', async () => {
    await renderPage('/departments/99')
    await expect.element(page.getByText('找不到这个部门', { exact: false })).toBeVisible()
  })
})

describe('moving by key', () => {
  const among = (...order: number[]) =>
    all.map((one) => (order.includes(one.id) ? { ...one, seq: order.indexOf(one.id) + 1 } : one))

  test.each([
    {
      name: '研发部',
      key: 'ArrowDown',
      call: position(2, 2),
      now: ['-销售部', '-研发部', '--测试组', '-财务部'],
      after: among(3, 2, 4),
    },
    {
      name: '财务部',
      key: 'ArrowUp',
      call: position(4, 2),
      now: ['-研发部', '--测试组', '-财务部', '-销售部'],
      after: among(2, 4, 3),
    },
  ])('$name $key', async ({ name, key, call, now, after }) => {
    await open()
    await row(name).click()
    const release = hold('positionDepartments')
    await userEvent.keyboard(`{Alt>}{${key}}{/Alt}`)
    await expect.poll(names).toEqual(['总部', ...now, '分公司'])
    answer('listDepartments', after)
    release()
    await expect.element(told.filter({ hasText: `“${name}”现在在“总部”下，第 2 位，共 3 个` })).toBeInTheDocument()
    await expect.poll(names).toEqual(['总部', ...now, '分公司'])
    await expect.element(item(name)).toHaveFocus()
    await expect.poll(writes).toEqual([call])
  })

  const inside = { id: '3', body: { parentId: 2 } }
  const outside = { id: '3', body: { parentId: null, position: 2 } }
  test.each([
    {
      key: 'ArrowRight',
      ...inside,
      now: ['-研发部', '--测试组', '--销售部', '-财务部', '分公司'],
      says: '“销售部”现在在“研发部”下，第 2 位，共 2 个',
    },
    {
      key: 'ArrowLeft',
      ...outside,
      now: ['-研发部', '--测试组', '-财务部', '销售部', '分公司'],
      says: '“销售部”现在在最上级，第 2 位，共 3 个',
    },
  ])('$key changes the level', async ({ key, body, now, says }) => {
    await open()
    await row('销售部').click()
    const release = hold('moveDepartment')
    await userEvent.keyboard(`{Alt>}{${key}}{/Alt}`)
    await expect.poll(names).toEqual(['总部', ...now])
    await expect.element(item('销售部')).toHaveFocus()
    release()
    await expect.element(told.filter({ hasText: says })).toBeInTheDocument()
    await expect.poll(writes).toEqual([moving(3, body)])
  })

  test('where there is no place nothing is sent', async () => {
    await open()
    await row('总部').click()
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowLeft}{ArrowRight}{/Alt}')
    expect(writes()).toEqual([])
  })

  test.each([
    { name: 'a refusal', fail: () => refuse('moveDepartment', 'NAME_TAKEN'), says: '[2052]' },
    { name: 'a lost connection', fail: () => disconnect('moveDepartment'), says: '请求服务器失败' },
  ])('$name puts the tree back', async ({ fail, says }) => {
    fail()
    await open()
    await row('销售部').click()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect.element(page.getByText(says, { exact: false })).toBeVisible()
    await expect.poll(names).toEqual(['总部', '-研发部', '--测试组', '-销售部', '-财务部', '分公司'])
    await expect.poll(writes).toEqual([moving(3, { parentId: 2 })])
  })
})

describe('a real drop', () => {
  /** Where in a row of 36 px it is let go. */
  const places = { before: 3, inside: 18, behind: 33 }
  const label = (name: string) => page.elementLocator(row(name).element().parentElement ?? document.body)
  const drop = (name: string, target: string, place: keyof typeof places) =>
    label(name).dropTo(label(target), { targetPosition: { x: 60, y: places[place] } })

  test('before another one of its family is an order, and undo puts it back', async () => {
    await open()
    await drop('财务部', '销售部', 'before')
    await expect.poll(writes).toEqual([position(4, 2)])
    await expect.element(page.getByText('已移动“财务部”')).toBeVisible()
    await button('撤销').click()
    await expect.poll(writes).toEqual([position(4, 2), moving(4, { parentId: 1, position: 3 })])
  })

  test.each([
    { name: '财务部', target: '测试组', place: 'behind', want: [moving(4, { parentId: 2, position: 2 })] },
    { name: '分公司', target: '销售部', place: 'inside', want: [moving(6, { parentId: 3 })] },
    { name: '总部', target: '测试组', place: 'inside', want: [] },
    { name: '分公司', target: '总部', place: 'behind', want: [] },
  ] as const)('$name $place $target', async ({ name, target, place, want }) => {
    await open()
    await drop(name, target, place)
    await expect.poll(writes).toEqual(want)
  })
})

describe('a name', () => {
  const named = (name: string) => ({
    operationId: 'updateDepartment',
    params: { id: '3' },
    query: {},
    body: { name, version: 30 },
  })
  const field = page.getByRole('tree').getByRole('textbox')

  test('is changed in place with F2', async () => {
    await open()
    await row('销售部').click()
    await userEvent.keyboard('{F2}')
    await field.fill('市场部')
    answer(
      'listDepartments',
      all.map((one) => (one.id === 3 ? { ...one, name: '市场部' } : one)),
    )
    await userEvent.keyboard('{Enter}')
    await expect.element(row('市场部')).toBeVisible()
    await expect.element(item('市场部')).toHaveFocus()
    await expect.poll(writes).toEqual([named('市场部')])
  })

  test('stays when Escape is pressed, or nothing is changed', async () => {
    await open()
    await row('销售部').dblClick()
    await field.fill('市场部')
    await userEvent.keyboard('{Escape}')
    await expect.element(row('销售部')).toBeVisible()
    await userEvent.keyboard('{F2}{Enter}')
    await expect.element(row('销售部')).toBeVisible()
    expect(writes()).toEqual([])
  })

  test('that is refused is the old one again', async () => {
    refuse('updateDepartment', 'NAME_TAKEN')
    await open()
    await row('销售部').click()
    await userEvent.keyboard('{F2}')
    await field.fill('研发部')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('[2052]', { exact: false })).toBeVisible()
    await expect.element(row('销售部')).toBeVisible()
    await expect.poll(writes).toEqual([named('研发部')])
  })
})

describe('a new department', () => {
  const input = (name: string) => page.getByRole('textbox', { name })

  test.each([
    { link: '添加下级', parentId: 3 },
    { link: '添加同级', parentId: 1 },
  ])('$link', async ({ link, parentId }) => {
    await open('/departments/3')
    await page.getByRole('link', { name: link }).click()
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
    expect(writes()).toHaveLength(1)
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
    expect(writes()).toEqual([])
  })
})

describe('removing', () => {
  const effects = {
    ...{ members: 5, disabledMembers: 1, childDepartments: 1, leaderName: '赵国强', questionnaires: 2 },
    ...{ clashes: [] as string[], version: 77 },
  }
  const removed = {
    ...{ id: 2, name: '研发部', departNo: 'D2', parentId: 1, seq: 1, leaderId: null },
    ...{ memberIds: [71], childIds: [5] },
  }
  const removal = { operationId: 'deleteDepartment', params: { id: '2' }, query: { version: '77' }, body: undefined }
  const dialog = page.getByRole('dialog', { name: '删除“研发部”？' })

  beforeEach(() => {
    answer('previewDepartmentRemoval', effects)
    answer('deleteDepartment', removed)
  })

  test('what happens is said first; it is done and can be undone', async () => {
    await open('/departments/2')
    await button('删除部门').click()
    const lines = () =>
      dialog
        .getByRole('listitem')
        .elements()
        .map((line) => line.textContent)
    await expect
      .poll(lines)
      .toEqual([
        '5 名成员将不属于任何部门。',
        '1 名已停用的成员也将不属于任何部门。',
        '1 个下级部门连同其成员移到“总部”下。',
        '赵国强不再担任负责人。',
        '2 份未结束的问卷评价了该部门的成员：以后自动匹配找不到他们的上级和同级，已指定的评价人不变。',
      ])
    await expectNoSeriousAxe()
    answer(
      'listDepartments',
      all.filter(({ id }) => id !== 2),
    )
    await dialog.getByRole('button', { name: '删除部门' }).click()
    await expect.element(page.getByText('已删除“研发部”')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(() => location.hash).toBe('#/departments/1')
    await expect.element(row('研发部')).not.toBeInTheDocument()
    answer('listDepartments', all)
    answer('restoreDepartment', { department: department(2, 1, 1, '研发部'), missedMembers: 1, missedDepartments: 0 })
    await button('撤销').click()
    await expect.element(page.getByText('已恢复“研发部”。1 人现在属于其他部门，没有移回。')).toBeVisible()
    await expect.element(row('研发部')).toBeVisible()
    const restoring = { operationId: 'restoreDepartment', params: {}, query: {}, body: removed }
    await expect.poll(writes).toEqual([removal, restoring])
  })

  test('the key asks as well; giving up removes nothing', async () => {
    answer('previewDepartmentRemoval', {
      ...effects,
      members: 0,
      disabledMembers: 0,
      childDepartments: 0,
      leaderName: '',
      questionnaires: 0,
    })
    await open('/departments/2')
    await row('研发部').click()
    await userEvent.keyboard('{Delete}')
    await expect.element(dialog.getByText('该部门没有成员，也没有下级部门。')).toBeVisible()
    await button('取消').click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(writes()).toEqual([])
  })

  test('while a name is taken above, it cannot be removed', async () => {
    answer('previewDepartmentRemoval', { ...effects, clashes: ['测试组'] })
    await open('/departments/2')
    await button('删除部门').click()
    await expect.element(dialog.getByText('上一级已有同名部门：测试组', { exact: false })).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: '删除部门' })).toBeDisabled()
  })

  test('a change meanwhile is told, and what would happen now is said', async () => {
    await open('/departments/2')
    await button('删除部门').click()
    await expect.element(dialog.getByText('5 名成员', { exact: false })).toBeVisible()
    refuse('deleteDepartment', 'STALE_VERSION', { version: 78 })
    answer('previewDepartmentRemoval', { ...effects, members: 6, version: 78 })
    await dialog.getByRole('button', { name: '删除部门' }).click()
    await expect.element(page.getByText('[2034]', { exact: false })).toBeVisible()
    await expect.element(dialog.getByText('6 名成员', { exact: false })).toBeVisible()
    await expect.poll(writes).toEqual([removal])
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
    expect(writes()).toEqual([])
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
  expect(callsOf('listDepartments')).toHaveLength(1)
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

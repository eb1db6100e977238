import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownPasswords } from './ownPasswords.ts'
import { ADMINISTRATOR, startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
})

afterAll(async () => {
  await testApp.close()
})

let count = 0
/** Adds an employee with an address of its own. */
function add(displayName: string, more: Record<string, unknown> = {}) {
  count += 1
  return administrator.ok('createEmployee', {
    body: { displayName, email: `person${count}@yuanhang.example`, ...more },
  })
}

const addDepartment = (name: string, parentId: number | null = null) =>
  administrator.ok('createDepartment', { body: { name, parentId } })

describe('employees', () => {
  test('is found by name, pinyin, initials, number and address', async () => {
    const person = await add('吕晓梅', { email: 'XiaoMei.Lv@Yuanhang.example', employeeNo: 'E_9%1' })
    expect(person).toMatchObject({
      email: 'xiaomei.lv@yuanhang.example',
      employeeNo: 'E_9%1',
      role: 'member',
      departId: null,
    })
    for (const kw of ['吕晓', 'lvxiaomei', 'LXM', 'e_9%', 'xiaomei.lv@', '晓 lxm']) {
      const { items } = await administrator.ok('listEmployees', { query: { kw } })
      expect(
        items.map(({ id }) => id),
        kw,
      ).toEqual([person.id])
    }
    for (const kw of ['e%1', '吕_梅', '\\']) {
      expect((await administrator.ok('listEmployees', { query: { kw } })).total, kw).toBe(0)
    }
  })

  test('a list is sorted by pinyin, paged and narrowed to a branch of the tree', async () => {
    const top = await addDepartment('总部')
    const below = await addDepartment('分部', top.id)
    const other = await addDepartment('别处')
    const z = await add('张三', { departId: below.id })
    const a = await add('安然', { departId: top.id })
    const b = await add('白雪', { departId: other.id })
    const branch = await administrator.ok('listEmployees', { query: { departId: top.id } })
    expect(branch.items.map(({ id }) => id)).toEqual([a.id, z.id])
    expect(branch.items.map(({ departName }) => departName)).toEqual(['总部', '分部'])
    const second = await administrator.ok('listEmployees', { query: { departId: top.id, pageIndex: 2, pageSize: 1 } })
    expect(second).toMatchObject({ items: [{ id: z.id }], total: 2, pageIndex: 2, pageSize: 1 })
    const chosen = await administrator.ok('listEmployees', { query: { ids: [b.id, z.id], pageSize: 1 } })
    expect(chosen.items.map(({ id }) => id)).toEqual([b.id, z.id])
    expect((await administrator.ok('listEmployees', { query: { departId: 12345 } })).items).toEqual([])
    // Byte by byte, whatever the database's own order of letters and signs is.
    for (const name of ['排_乙', '排0甲', '排~丙']) await add(name)
    const signs = await administrator.ok('listEmployees', { query: { kw: '排' } })
    expect(signs.items.map(({ displayName }) => displayName)).toEqual(['排0甲', '排_乙', '排~丙'])
  })

  test('address and number are unique, and the refusal names the field', async () => {
    const body = { displayName: '甲', email: 'one@yuanhang.example', employeeNo: 'N1' }
    const first = await administrator.ok('createEmployee', { body })
    const taken = await administrator.call('createEmployee', { body: { ...body, email: 'ONE@yuanhang.example' } })
    expect(taken).toMatchObject({ returnCode: 2050, result: { fields: [{ field: 'email' }] } })
    expect(taken.message).toContain('one@yuanhang.example')
    const number = await administrator.call('createEmployee', { body: { ...body, email: 'two@yuanhang.example' } })
    expect(number).toMatchObject({ returnCode: 2051, result: { fields: [{ field: 'employeeNo' }] } })
    const second = await add('乙', { employeeNo: 'N2' })
    const change = { id: second.id, displayName: '乙', employeeNo: 'N1', departId: null }
    expect((await administrator.call('updateEmployee', { body: change })).returnCode).toBe(2051)
    const kept = await administrator.ok('updateEmployee', { body: { ...change, id: first.id, displayName: '甲二' } })
    expect(kept).toMatchObject({ displayName: '甲二', employeeNo: 'N1' })
    expect((await administrator.ok('listEmployees', { query: { kw: 'jiaer' } })).items).toEqual([kept])
  })

  test('of parallel calls with one address exactly one wins', async () => {
    const body = { displayName: '同时', email: 'same@yuanhang.example', password: 'one two three four' }
    const answers = await Promise.all(Array.from({ length: 4 }, () => administrator.call('createEmployee', { body })))
    expect(answers.map(({ returnCode }) => returnCode).sort()).toEqual([0, 2050, 2050, 2050])
    const numbers = await Promise.all(
      Array.from({ length: 3 }, (_, index) =>
        administrator.call('createEmployee', {
          body: { displayName: '号', email: `no${index}@yuanhang.example`, employeeNo: 'SAME' },
        }),
      ),
    )
    expect(numbers.map(({ returnCode }) => returnCode).sort()).toEqual([0, 2051, 2051])
  })

  test('a name of spaces or with a NUL and a department that is not there are refused by field', async () => {
    const blank = await administrator.call('createEmployee', { body: { displayName: ' ', email: 'x@y.example' } })
    expect(blank).toMatchObject({
      returnCode: 2000,
      result: { fields: [{ field: 'displayName', message: expect.stringContaining('看得见的字符') }] },
    })
    const nowhere = await administrator.call('createEmployee', {
      body: { displayName: '丙', email: 'x@y.example', departId: 77 },
    })
    expect(nowhere).toMatchObject({ returnCode: 2070, result: { fields: [{ field: 'departId' }] } })
    expect((await administrator.call('getEmployee', { path: { id: 77 } })).returnCode).toBe(2001)
    const nul = await administrator.call('createEmployee', { body: { displayName: 'a\0b', email: 'x@y.example' } })
    expect(nul).toMatchObject({ returnCode: 2000, result: { fields: [{ field: 'displayName' }] } })
    expect((await administrator.call('listEmployees', { query: { kw: '\0' } })).returnCode).toBe(2000)
  })

  test('the administrator keeps the role, and gives it to others', async () => {
    const { employeeId } = await administrator.ok('getCurrentUser')
    const own = { id: employeeId, displayName: '管理员', employeeNo: '', departId: null }
    const refused = await administrator.call('updateEmployee', { body: { ...own, role: 'member' } })
    expect(refused.returnCode).toBe(2071)
    const other = await add('副手')
    const promoted = { id: other.id, displayName: '副手', employeeNo: '', departId: null }
    expect(await administrator.ok('updateEmployee', { body: { ...promoted, role: 'admin' } })).toMatchObject({
      role: 'admin',
    })
    expect(await administrator.ok('updateEmployee', { body: promoted })).toMatchObject({ role: 'admin' })
  })

  test('two administrators who make each other members: one stays', async () => {
    const { email, password } = { email: 'second@yuanhang.example', password: 'first password' }
    const made = await administrator.ok('createEmployee', { body: { displayName: '第二', email, password } })
    const { items } = await administrator.ok('listEmployees')
    const { employeeId } = await administrator.ok('getCurrentUser')
    const body = (id: number, role: 'admin' | 'member', displayName = '第二') => ({
      id,
      displayName,
      employeeNo: '',
      departId: null,
      role,
    })
    const own = (role: 'admin' | 'member') => body(employeeId, role, '管理员')
    for (const { id, role, displayName } of items) {
      if (role === 'admin' && id !== employeeId)
        await administrator.ok('updateEmployee', { body: body(id, 'member', displayName) })
    }
    await administrator.ok('updateEmployee', { body: body(made.id, 'admin') })
    await ownPasswords(testApp)
    const second = testApp.visitor()
    await second.ok('signIn', { body: { email, password } })
    const answers = await Promise.all([
      administrator.call('updateEmployee', { body: body(made.id, 'member') }),
      second.call('updateEmployee', { body: own('member') }),
    ])
    const codes = answers.map(({ returnCode }) => returnCode).sort((a, b) => a - b)
    // The slower one meets the rule, or is no administrator any more.
    expect(codes[0]).toBe(0)
    expect([403, 2072]).toContain(codes[1])
    if (answers[0]?.returnCode !== 0) await second.ok('updateEmployee', { body: own('admin') })
  })

  test('an employee with a password signs in, but sees no lists', async () => {
    const body = { displayName: '会员', email: 'member@yuanhang.example', password: 'first password' }
    await administrator.ok('createEmployee', { body })
    await ownPasswords(testApp)
    const member = testApp.visitor()
    const signedIn = await member.ok('signIn', { body: { email: body.email, password: body.password } })
    expect(signedIn.returnUrl).toBe('/feedback/')
    expect((await member.call('listEmployees')).returnCode).toBe(403)
    const weak = await administrator.call('createEmployee', {
      body: { displayName: 'Weak', email: 'weakling@yuanhang.example', password: 'a Weakling is here' },
    })
    expect(weak).toMatchObject({ returnCode: 2014, result: { fields: [{ field: 'password' }] } })
  })
})

describe('departments', () => {
  test('the tree comes parents first, with members', async () => {
    const root = await addDepartment('树根')
    const second = await addDepartment('树乙', root.id)
    const first = await addDepartment('树甲', root.id)
    await administrator.ok('positionDepartments', {
      body: [
        { DepartId: first.id, Position: 1 },
        { DepartId: second.id, Position: 2 },
      ],
    })
    const leaf = await addDepartment('树叶', second.id)
    const person = await add('叶子', { departId: leaf.id })
    const all = await administrator.ok('listDepartments')
    const tree = all.filter(({ name }) => name.startsWith('树'))
    expect(tree.map(({ name }) => name)).toEqual(['树根', '树甲', '树乙', '树叶'])
    expect(tree[3]?.members).toEqual([{ id: person.id, displayName: '叶子' }])
    const children = await administrator.ok('listDepartments', { query: { parentId: root.id } })
    expect(children.map(({ id }) => id)).toEqual([first.id, second.id])
  })

  test('circles, taken names and unknown ids are refused', async () => {
    const a = await addDepartment('圈甲')
    const b = await addDepartment('圈乙', a.id)
    for (const parentId of [a.id, b.id]) {
      const answer = await administrator.call('moveDepartment', { path: { id: a.id }, body: { parentId } })
      expect(answer.returnCode).toBe(2053)
    }
    expect((await administrator.call('createDepartment', { body: { name: ' 圈甲 ' } })).returnCode).toBe(2052)
    const leader = await administrator.call('updateDepartment', {
      path: { id: a.id },
      body: { name: '圈甲', leaderId: 5 },
    })
    expect(leader).toMatchObject({ returnCode: 2070, result: { fields: [{ field: 'leaderId' }] } })
    expect(await administrator.ok('moveDepartment', { path: { id: b.id }, body: { parentId: null } })).toMatchObject({
      parentId: null,
    })
    const answers = await Promise.all([
      administrator.call('moveDepartment', { path: { id: a.id }, body: { parentId: b.id } }),
      administrator.call('moveDepartment', { path: { id: b.id }, body: { parentId: a.id } }),
    ])
    expect(answers.map(({ returnCode }) => returnCode).sort()).toEqual([0, 2053])
  })

  test('its members are said anew; who is disabled and not seen among them keeps the place', async () => {
    const { id } = await addDepartment('留位部')
    const [gone, here] = [await add('离职', { departId: id }), await add('在职', { departId: id })]
    await administrator.ok('disableUser', { query: { uid: String(gone.id) } })
    await administrator.ok('setDepartmentMembers', { path: { id }, body: [] })
    const places = [gone, here].map(
      async (one) => (await administrator.ok('getEmployee', { path: { id: one.id } })).departId,
    )
    expect(await Promise.all(places)).toEqual([id, null])
  })

  test('is removed only when empty', async () => {
    const parent = await addDepartment('有人')
    const child = await addDepartment('子部门', parent.id)
    expect((await administrator.call('deleteDepartment', { path: { id: parent.id } })).returnCode).toBe(2054)
    await administrator.ok('deleteDepartment', { path: { id: child.id } })
    const person = await add('住户', { departId: parent.id })
    expect((await administrator.call('deleteDepartment', { path: { id: parent.id } })).returnCode).toBe(2054)
    const other = await add('新人')
    const members = await administrator.ok('setDepartmentMembers', { path: { id: parent.id }, body: [other.id] })
    expect(members).toEqual([{ id: other.id, displayName: '新人', email: other.email, employeeNo: '' }])
    expect((await administrator.ok('getEmployee', { path: { id: person.id } })).departId).toBeNull()
    const wrong = await administrator.call('setDepartmentMembers', { path: { id: parent.id }, body: [person.id, 5] })
    expect(wrong.returnCode).toBe(2070)
    expect(await administrator.ok('listDepartmentMembers', { path: { id: parent.id } })).toEqual(members)
    await administrator.ok('setDepartmentMembers', { path: { id: parent.id }, body: [] })
    await administrator.ok('deleteDepartment', { path: { id: parent.id } })
    expect((await administrator.call('getDepartment', { path: { id: parent.id } })).returnCode).toBe(2001)
  })
})

test('the administrator of the set-up is the first employee', async () => {
  const { items } = await administrator.ok('listEmployees', { query: { kw: ADMINISTRATOR.email } })
  expect(items).toMatchObject([{ displayName: '管理员', role: 'admin' }])
})

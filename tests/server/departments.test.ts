/** Departments as a tree: places without gaps, versions, what a removal touches, and the way back. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { insertDepartments } from '../../server/records/people/departments.ts'
import { insertEmployees } from '../../server/records/people/employees.ts'
import { newEmployee } from '../../server/records/people/newEmployee.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
})

afterAll(() => testApp.close())

const addDepartment = (name: string, parentId: number | null = null) =>
  administrator.ok('createDepartment', { body: { name, parentId } })

let count = 0
function addPerson(displayName: string, departId: number | null) {
  count += 1
  return administrator.ok('createEmployee', {
    body: { displayName, departId, email: `d${count}@yuanhang.example`, employeeNo: `D${count}` },
  })
}

/** Names below a department with their places. */
async function under(parentId: number) {
  const children = await administrator.ok('listDepartments', { query: { parentId } })
  return children.map(({ name, seq }) => `${seq} ${name}`)
}

/** A department with children of these names. */
async function family(name: string, names: readonly string[]) {
  const parent = await addDepartment(name)
  const children = []
  for (const one of names) children.push(await addDepartment(one, parent.id))
  const [a, b, c] = children.map(({ id }) => id)
  return { id: parent.id, a: a ?? 0, b: b ?? 0, c: c ?? 0 }
}

const placeOf = async (id: number) => (await administrator.ok('getEmployee', { path: { id } })).departId
const move = (id: number, body: { parentId: number | null; position?: number }) =>
  administrator.call('moveDepartment', { path: { id }, body })

describe('places', () => {
  test('a move takes the place asked for; old and new siblings stand without a gap', async () => {
    const from = await family('迁出', ['甲', '乙', '丙'])
    const to = await family('迁入', ['子', '丑'])
    expect(await move(from.a, { parentId: to.id, position: 2 })).toMatchObject({ result: { seq: 2, parentId: to.id } })
    expect(await under(to.id)).toEqual(['1 子', '2 甲', '3 丑'])
    expect(await under(from.id)).toEqual(['1 乙', '2 丙'])
    await move(from.b, { parentId: from.id, position: 2 })
    expect(await under(from.id)).toEqual(['1 丙', '2 乙'])
    await move(from.b, { parentId: from.id })
    expect(await under(from.id)).toEqual(['1 丙', '2 乙'])
    await move(from.c, { parentId: to.id })
    expect(await under(to.id)).toEqual(['1 子', '2 甲', '3 丑', '4 丙'])
  })

  test('under itself or below nothing goes, and nothing has moved', async () => {
    const { id, a } = await family('绕圈', ['甲', '乙'])
    for (const parentId of [a, id]) {
      const answer = await move(id, { parentId, position: 1 })
      expect(answer).toMatchObject({ returnCode: 2053, result: { fields: [{ field: 'parentId' }] } })
    }
    expect(await under(id)).toEqual(['1 甲', '2 乙'])
  })

  test('positions: those named stand there, the others around them; an unknown one stops all', async () => {
    const { id, a, b, c } = await family('排位', ['甲', '乙', '丙'])
    await administrator.ok('positionDepartments', { body: [{ DepartId: c, Position: 1 }] })
    expect(await under(id)).toEqual(['1 丙', '2 甲', '3 乙'])
    const whole = [b, a, c].map((DepartId, index) => ({ DepartId, Position: index * 10 }))
    await administrator.ok('positionDepartments', { body: whole })
    expect(await under(id)).toEqual(['1 乙', '2 甲', '3 丙'])
    const body = [
      { DepartId: a, Position: 1 },
      { DepartId: 77, Position: 2 },
    ]
    const answer = await administrator.call('positionDepartments', { body })
    expect(answer).toMatchObject({ returnCode: 2070, result: { fields: [{ field: '1.DepartId' }] } })
    expect(await under(id)).toEqual(['1 乙', '2 甲', '3 丙'])
  })

  test('a department that is given two places is refused, and none has moved', async () => {
    const { id, a, b } = await family('两处', ['甲', '乙'])
    const body = [
      { DepartId: b, Position: 1 },
      { DepartId: a, Position: 2 },
      { DepartId: b, Position: 3 },
    ]
    const fields = [{ field: '2.DepartId', message: '同一个部门出现了两次' }]
    expect(await administrator.call('positionDepartments', { body })).toMatchObject({
      returnCode: 2000,
      result: { fields },
    })
    expect(await under(id)).toEqual(['1 甲', '2 乙'])
  })

  test('of moves at the same time none loses a place', async () => {
    const { id, a, b, c } = await family('同时', ['甲', '乙', '丙'])
    await Promise.all([a, b, c].map((one) => move(one, { parentId: id, position: 1 })))
    expect((await under(id)).map((name) => name[0])).toEqual(['1', '2', '3'])
  })
})

describe('a version', () => {
  test('changes with name, number and leader; an old one is refused with the new one', async () => {
    const made = await addDepartment('版本')
    const path = { id: made.id }
    const body = { name: '版本', departNo: 'V1', version: made.version }
    const changed = await administrator.ok('updateDepartment', { path, body })
    expect(changed.version).not.toBe(made.version)
    const stale = await administrator.call('updateDepartment', { path, body: { ...body, departNo: 'V2' } })
    expect(stale).toMatchObject({ returnCode: 2034, result: { version: changed.version } })
    expect(await administrator.ok('getDepartment', { path })).toMatchObject({ departNo: 'V1' })
    await administrator.ok('updateDepartment', { path, body: { name: '版本二' } })
  })

  test('a move does not make a form stale', async () => {
    const { id, a } = await family('形式', ['甲'])
    const before = await administrator.ok('getDepartment', { path: { id: a } })
    await move(a, { parentId: null })
    await move(a, { parentId: id })
    expect(await administrator.ok('getDepartment', { path: { id: a } })).toEqual(before)
  })
})

describe('a removal', () => {
  test('says what it touches; people stay without a department, children take its place; and back', async () => {
    const { id, b } = await family('集团', ['甲', '乙', '丙'])
    const [first, second] = [await addDepartment('子', b), await addDepartment('丑', b)]
    const [one, two, off] = [await addPerson('一', b), await addPerson('二', b), await addPerson('三', b)]
    await administrator.ok('disableUser', { query: { uid: String(off.id) } })
    const particulars = { name: '乙', departNo: 'B7', leaderId: one.id }
    const before = await administrator.ok('updateDepartment', { path: { id: b }, body: particulars })
    const told = await administrator.ok('previewDepartmentRemoval', { path: { id: b } })
    expect(told).toEqual({
      members: 2,
      disabledMembers: 1,
      childDepartments: 2,
      leaderName: '一',
      questionnaires: 0,
      clashes: [],
      version: told.version,
    })
    expect(await administrator.call('deleteDepartment', { path: { id: b } })).toMatchObject({ returnCode: 2054 })

    const query = { version: told.version }
    const removed = await administrator.ok('deleteDepartment', { path: { id: b }, query })
    const memberIds = [one.id, two.id, off.id]
    const childIds = [first.id, second.id]
    expect(removed).toEqual({ id: b, ...particulars, parentId: id, seq: 2, memberIds, childIds })
    expect(await under(id)).toEqual(['1 甲', '2 子', '3 丑', '4 丙'])
    expect(await Promise.all(memberIds.map(placeOf))).toEqual([null, null, null])

    const back = await administrator.ok('restoreDepartment', { body: removed })
    expect(back).toEqual({ department: before, missedMembers: 0, missedDepartments: 0 })
    expect(await under(id)).toEqual(['1 甲', '2 乙', '3 丙'])
    expect(await under(b)).toEqual(['1 子', '2 丑'])
    expect(await Promise.all(memberIds.map(placeOf))).toEqual([b, b, b])
    const again = await administrator.ok('restoreDepartment', { body: removed })
    expect(again).toEqual(back)
  })

  test('who and what went elsewhere meanwhile stays there', async () => {
    const { id, a } = await family('散伙', ['甲', '乙'])
    const [stays, goes] = [await addDepartment('留', a), await addDepartment('走', a)]
    const [home, away] = [await addPerson('归', a), await addPerson('去', a)]
    const { version } = await administrator.ok('previewDepartmentRemoval', { path: { id: a } })
    const body = await administrator.ok('deleteDepartment', { path: { id: a }, query: { version } })
    const other = await addDepartment('别处')
    await administrator.ok('bulkMoveEmployees', { body: { ids: [away.id], departId: other.id } })
    await move(goes.id, { parentId: other.id })
    const back = await administrator.ok('restoreDepartment', { body })
    expect(back).toMatchObject({ missedMembers: 1, missedDepartments: 1, department: { memberCount: 1 } })
    expect(await under(a)).toEqual(['1 留'])
    expect(await under(other.id)).toEqual(['1 走'])
    expect(await under(id)).toEqual(['1 甲', '2 乙'])
    expect([await placeOf(home.id), await placeOf(away.id)]).toEqual([a, other.id])
    expect(stays.parentId).toBe(a)
  })

  test('of what was told nothing may have changed; nothing is done otherwise', async () => {
    const { id } = await addDepartment('变化')
    const path = { id }
    const { version } = await administrator.ok('previewDepartmentRemoval', { path })
    const person = await addPerson('迟到', id)
    const stale = await administrator.call('deleteDepartment', { path, query: { version } })
    expect(stale.returnCode).toBe(2034)
    expect(await placeOf(person.id)).toBe(id)
    const now = await administrator.ok('previewDepartmentRemoval', { path })
    expect(stale.result).toEqual({ version: now.version })
  })

  test('a department that came below it after it was told is not moved untold', async () => {
    const { id, a } = await family('新来', ['甲'])
    const { version } = await administrator.ok('previewDepartmentRemoval', { path: { id: a } })
    const late = await addDepartment('迟到', a)
    const stale = await administrator.call('deleteDepartment', { path: { id: a }, query: { version } })
    expect(stale).toMatchObject({ returnCode: 2034 })
    expect([await under(id), await under(a)]).toEqual([['1 甲'], ['1 迟到']])
    await administrator.ok('deleteDepartment', { path: { id: late.id } })
    await administrator.ok('deleteDepartment', { path: { id: a }, query: { version } })
  })

  test('a child whose name is taken above is told first, and keeps the department', async () => {
    const { a, id } = await family('重名', ['甲', '乙'])
    await addDepartment('乙', a)
    const path = { id: a }
    const told = await administrator.ok('previewDepartmentRemoval', { path })
    expect(told.clashes).toEqual(['乙'])
    const answer = await administrator.call('deleteDepartment', { path, query: { version: told.version } })
    expect(answer).toMatchObject({ returnCode: 2052 })
    expect(answer.message).toContain('乙')
    expect(await under(id)).toEqual(['1 甲', '2 乙'])
  })

  test('an id that was never given out is refused', async () => {
    const removed = await administrator.ok('deleteDepartment', { path: { id: (await addDepartment('未来')).id } })
    const body = { ...removed, id: 2 ** 53 - 1 }
    const answer = await administrator.call('restoreDepartment', { body })
    expect(answer).toMatchObject({ returnCode: 2070, result: { fields: [{ field: 'id' }] } })
  })
})

test('members are told apart by address and number; leaders by name', async () => {
  const { id } = await addDepartment('同名')
  const people = [await addPerson('张伟', id), await addPerson('张伟', id)]
  const members = await administrator.ok('listDepartmentMembers', { path: { id } })
  const told = people.map(({ email, employeeNo, ...person }) => ({
    ...{ id: person.id, displayName: '张伟', email, employeeNo },
  }))
  expect(members).toEqual(told)
  await administrator.ok('updateDepartment', { path: { id }, body: { name: '同名', leaderId: people[1]?.id ?? 0 } })
  const [department] = await administrator.ok('listDepartments', { query: { kw: '同名', members: false } })
  expect(department).toMatchObject({ memberCount: 2, leaderName: '张伟' })
  expect(department).not.toHaveProperty('members')
})

test('questionnaires that are not finished and have evaluatees of it are counted', async () => {
  const { id } = await addDepartment('被评')
  const person = await addPerson('被评人', id)
  const open = await administrator.ok('createQuestionnaire', { body: { type: 1 } })
  const path = { id: open.id }
  await administrator.ok('addEvaluatees', { path, body: { employeeIds: [person.id] } })
  const count = async () => (await administrator.ok('previewDepartmentRemoval', { path: { id } })).questionnaires
  expect(await count()).toBe(1)
  await administrator.ok('deleteQuestionnaire', { path })
  expect(await count()).toBe(0)
})

test('2,000 departments and 50,000 people: tree, preview, move and removal take less than a second each', async () => {
  const { id: enterpriseId } = await testApp.database.read((db) =>
    db.selectFrom('enterprise').select('id').executeTakeFirstOrThrow(),
  )
  const ids = createIds(() => testApp.clock.now.getTime() - 1_000_000, 62)
  const top = ids.newId()
  const one = { enterpriseId, departNo: '', leaderId: null }
  const departments = Array.from({ length: 2000 }, (_, index) =>
    index === 0
      ? { ...one, id: top, parentId: null, seq: 1000, name: '很大' }
      : { ...one, id: ids.newId(), parentId: top, seq: index, name: `部门 ${index}` },
  )
  const employees = Array.from({ length: 50_000 }, (_, index) => ({
    ...newEmployee({
      enterpriseId,
      id: ids.newId(),
      displayName: '员工',
      email: `many${index}@yuanhang.example`,
      employeeNo: null,
      createdAt: testApp.clock.now.toISOString(),
    }),
    departmentId: departments[index < 5000 ? 1 : index % 2000]?.id ?? null,
  }))
  await testApp.database.write((db) => insertDepartments(db, departments))
  await testApp.database.write((db) => insertEmployees(db, employees))
  async function quick<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const began = performance.now()
    const result = await work()
    expect(performance.now() - began, name).toBeLessThan(1000)
    return result
  }
  const tree = await quick('tree', () => administrator.ok('listDepartments', { query: { members: false } }))
  expect(tree.find(({ name }) => name === '部门 1')?.memberCount).toBe(5022)
  const id = departments[1]?.id ?? 0
  await quick('move', () => move(departments[1999]?.id ?? 0, { parentId: top, position: 1 }))
  const { version } = await quick('preview', () => administrator.ok('previewDepartmentRemoval', { path: { id } }))
  const body = await quick('removal', () => administrator.ok('deleteDepartment', { path: { id }, query: { version } }))
  const back = await quick('restoring', () => administrator.ok('restoreDepartment', { body }))
  expect(back).toMatchObject({ missedMembers: 0, department: { memberCount: 5022, seq: 2 } })
}, 120_000)

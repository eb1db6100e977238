import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { hashPassword } from '../../server/records/people/passwords.ts'
import { createCollecting } from './collectingQuestionnaire.ts'
import { join } from './inviting.ts'
import { ownPasswords } from './ownPasswords.ts'
import { ADMINISTRATOR, startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor
const OTHER = { email: 'boss@other.example', password: 'a second strong one' }
const PASSWORD = 'first password'

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  const context = { database: testApp.database, ids: createIds(() => Date.now(), 62), now: () => testApp.clock.now }
  const passwordHash = await hashPassword(OTHER.password)
  const other = { enterpriseName: '别家公司', displayName: '别家', email: OTHER.email, passwordHash }
  await setUpEnterprise(context, other, false)
})

afterAll(async () => {
  await testApp.close()
})

let count = 0
let email: string
let id: number

beforeEach(async () => {
  count += 1
  email = `account${count}@yuanhang.example`
  const body = { displayName: '会员', email, password: PASSWORD }
  id = (await administrator.ok('createEmployee', { body })).id
})

async function signIn(address: string, password: string): Promise<Visitor> {
  await ownPasswords(testApp)
  const visitor = testApp.visitor()
  await visitor.ok('signIn', { body: { email: address, password } })
  return visitor
}

const reset = (employeeId: number, password: string) =>
  administrator.call('resetUserPassword', { path: { id: employeeId }, body: { password } })

describe('passwords', () => {
  test('a reset ends the sessions, and only the new password opens', async () => {
    const member = await signIn(email, PASSWORD)
    expect(await reset(id, 'second password')).toMatchObject({ returnCode: 0, result: { done: true, mailed: false } })
    expect((await member.call('getCurrentUser')).returnCode).toBe(401)
    await expect(signIn(email, PASSWORD)).rejects.toThrow('2010')
    await signIn(email, 'second password')
  })

  test('a reset lifts the block after too many wrong passwords', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await expect(signIn(email, 'wrong')).rejects.toThrow('2010')
    await expect(signIn(email, PASSWORD)).rejects.toThrow('2011')
    await reset(id, 'second password')
    await signIn(email, 'second password')
  })

  test.each(['short', 'ACCOUNT', 'Password2026!', '远航科技的密码谁也猜不到'])('%s is too weak', async (password) => {
    const [localPart = ''] = email.split('@')
    const given = password === 'ACCOUNT' ? `${localPart.toUpperCase()} it is` : password
    const answer = await reset(id, given)
    expect(answer).toMatchObject({ result: { fields: [{ field: 'password' }] } })
    expect(answer.returnCode).toBe(password === 'short' ? 2000 : 2014)
  })

  test('one changes the own with the old one; other sessions end, this one stays', async () => {
    const member = await signIn(email, PASSWORD)
    const elsewhere = await signIn(email, PASSWORD)
    const wrong = { oldPassword: 'wrong', password: 'second password' }
    expect(await member.call('changePassword', { body: wrong })).toMatchObject({
      returnCode: 2075,
      result: { fields: [{ field: 'oldPassword' }] },
    })
    expect(await member.call('changePassword', { body: { oldPassword: PASSWORD, password: PASSWORD } })).toMatchObject({
      returnCode: 2077,
      status: 422,
      result: { fields: [{ field: 'password' }] },
    })
    expect((await elsewhere.call('getCurrentUser')).returnCode).toBe(0)
    await member.ok('changePassword', { body: { ...wrong, oldPassword: PASSWORD } })
    expect(await member.ok('getCurrentUser')).toMatchObject({ email })
    expect((await elsewhere.call('getCurrentUser')).returnCode).toBe(401)
    await signIn(email, 'second password')
  })

  test('guessing the old one is slowed down', async () => {
    const member = await signIn(email, PASSWORD)
    const body = { oldPassword: 'wrong', password: 'second password' }
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await member.call('changePassword', { body })).returnCode).toBe(2075)
    }
    expect((await member.call('changePassword', { body: { ...body, oldPassword: PASSWORD } })).returnCode).toBe(2011)
  })
})

describe('a person of two enterprises', () => {
  test('keeps the own password, and switches between both', async () => {
    const body = { displayName: '别家', email: OTHER.email }
    const shared = await administrator.ok('createEmployee', { body })
    const { employeeId } = await (await signIn(OTHER.email, OTHER.password)).ok('getCurrentUser')
    for (const each of [employeeId, shared.id]) await join(testApp, each, OTHER.password)
    expect((await reset(shared.id, 'stolen by us')).returnCode).toBe(2074)
    const boss = await signIn(OTHER.email, OTHER.password)
    const related = await boss.ok('listRelatedEnterprises')
    expect(related.map(({ enterpriseName }) => enterpriseName)).toEqual(['远航科技有限公司', '别家公司'])
    const [here, there] = related
    await boss.ok('switchEnterprise', { body: { enterpriseUid: there?.enterpriseUid ?? '' } })
    expect(await boss.ok('getCurrentUser')).toMatchObject({ enterpriseName: '别家公司', role: 'admin' })
    expect((await boss.ok('listRelatedEnterprises'))[0]).toEqual(there)
    await boss.ok('switchEnterprise', { body: { enterpriseUid: here?.enterpriseUid ?? '' } })
    await administrator.ok('disableUser', { query: { uid: String(shared.id) } })
    expect((await boss.call('getCurrentUser')).returnCode).toBe(401)
    const again = await signIn(OTHER.email, OTHER.password)
    expect(await again.ok('getCurrentUser')).toMatchObject({ enterpriseName: '别家公司', role: 'admin' })
    const uid = { enterpriseUid: here?.enterpriseUid ?? '' }
    expect((await again.call('switchEnterprise', { body: uid })).returnCode).toBe(2001)
  })

  test('the other enterprise is as good as missing', async () => {
    const boss = await signIn(OTHER.email, OTHER.password)
    const path = { id }
    expect((await boss.call('getEmployee', { path })).returnCode).toBe(2001)
    expect((await boss.call('resetUserPassword', { path, body: { password: 'stolen by them' } })).returnCode).toBe(2001)
    expect((await boss.call('disableUser', { query: { uid: String(id) } })).returnCode).toBe(2001)
    expect((await boss.call('enableUser', { query: { uid: String(id) } })).returnCode).toBe(2001)
    const change = { id, displayName: 'x', employeeNo: '', departId: null }
    expect((await boss.call('updateEmployee', { body: change })).returnCode).toBe(2001)
    const department = await administrator.ok('createDepartment', { body: { name: `部门${count}` } })
    const body = { displayName: 'x', email: `x${count}@other.example`, departId: department.id }
    expect((await boss.call('createEmployee', { body })).returnCode).toBe(2070)
    expect((await boss.ok('listEmployees', { query: { ids: [id] } })).items).toEqual([])
    expect((await boss.ok('listEmployees', { query: { departId: department.id } })).items).toEqual([])
  })
})

describe('disabling', () => {
  test('ends sessions and lists, and enabling brings the person back', async () => {
    const member = await signIn(email, PASSWORD)
    const query = { uid: String(id) }
    await administrator.ok('disableUser', { query })
    expect((await member.call('getCurrentUser')).returnCode).toBe(401)
    await expect(signIn(email, PASSWORD)).rejects.toThrow('2010')
    expect((await administrator.ok('listEmployees', { query: { kw: email } })).total).toBe(0)
    expect((await administrator.ok('listDisabledEmployees', { query: { kw: email } })).items).toMatchObject([
      { id, disabled: true },
    ])
    expect((await administrator.ok('listEmployees', { query: { ids: [id] } })).total).toBe(1)
    await administrator.ok('enableUser', { query })
    expect((await member.call('getCurrentUser')).returnCode).toBe(401)
    await signIn(email, PASSWORD)
    expect((await administrator.ok('listEmployees', { query: { kw: email } })).total).toBe(1)
  })

  test('nobody disables oneself', async () => {
    const { employeeId } = await administrator.ok('getCurrentUser')
    expect((await administrator.call('disableUser', { query: { uid: String(employeeId) } })).returnCode).toBe(2071)
    expect((await administrator.ok('getCurrentUser')).employeeId).toBe(employeeId)
  })

  test('two administrators who disable each other: one stays', async () => {
    const change = { id, displayName: '会员', employeeNo: '', departId: null, role: 'admin' as const }
    await administrator.ok('updateEmployee', { body: change })
    const second = await signIn(email, PASSWORD)
    const { employeeId } = await administrator.ok('getCurrentUser')
    const answers = await Promise.all([
      administrator.call('disableUser', { query: { uid: String(id) } }),
      second.call('disableUser', { query: { uid: String(employeeId) } }),
    ])
    const codes = answers.map(({ returnCode }) => returnCode).sort()
    // The slower one meets the rule, or has no session any more.
    expect(codes[0]).toBe(0)
    expect([401, 2072]).toContain(codes[1])
    const winner = answers[0]?.returnCode === 0 ? administrator : second
    const loser = answers[0]?.returnCode === 0 ? id : employeeId
    await winner.ok('enableUser', { query: { uid: String(loser) } })
    if (winner === second) administrator = await signIn(ADMINISTRATOR.email, ADMINISTRATOR.password)
  })

  test('withdraws open turns, leaves what was sent', async () => {
    const { id: enterpriseId } = await testApp.database.read((db) =>
      db
        .selectFrom('enterprise')
        .select('id')
        .where('name', '=', ADMINISTRATOR.enterpriseName)
        .executeTakeFirstOrThrow(),
    )
    const round = await createCollecting(testApp, {
      enterpriseId,
      type: 1,
      evaluatees: 3,
      ratersPerLevel: { superior: 0, sameLevel: 2, subordinate: 0, self: 0 },
    })
    const rater = round.raters[0]?.employeeId ?? 0
    const [sent, drafting] = round.relations.filter(({ raterId }) => raterId === rater)
    await testApp.database.write(async (db) => {
      await db
        .updateTable('relation')
        .set({ status: 'submitted' })
        .where('id', '=', sent?.id ?? 0)
        .execute()
      await db
        .updateTable('relation')
        .set({ status: 'drafting' })
        .where('id', '=', drafting?.id ?? 0)
        .execute()
    })
    await administrator.ok('disableUser', { query: { uid: String(rater) } })
    const rows = await testApp.database.read((db) =>
      db.selectFrom('relation').select(['id', 'raterId', 'status']).execute(),
    )
    const statuses = (isRater: boolean) =>
      rows.flatMap(({ raterId, status }) => ((raterId === rater) === isRater ? [status] : [])).sort()
    expect(statuses(true)).toEqual(['submitted', 'withdrawn', 'withdrawn'])
    expect(statuses(false)).toEqual(['waiting', 'waiting', 'waiting'])
  })
})

describe('a person', () => {
  test('changes the own particulars, and is found by the new name', async () => {
    const member = await signIn(email, PASSWORD)
    const texts = { mobile: '1', telPhone: '2', qq: '3', wechat: '4', address: '5' }
    const info = { displayName: '欧阳修', sex: 'male' as const, ...texts }
    const stored = { ...info, version: expect.any(Number) }
    const typed = { ...info, mobile: ' 1 ', telPhone: '2 ', qq: ' 3', wechat: '\t4', address: '5\n' }
    expect(await member.ok('updateGeneralInfo', { body: typed })).toEqual(stored)
    expect(await member.ok('getGeneralInfo')).toEqual(stored)
    const { items } = await administrator.ok('listEmployees', { query: { kw: 'oyx' } })
    expect(items).toMatchObject([{ id, displayName: '欧阳修', email, sex: 'male' }])
  })

  test('overwrites nothing that was changed after the version that was read; without one the last to save wins', async () => {
    const [tab, other] = [await signIn(email, PASSWORD), await signIn(email, PASSWORD)]
    const read = await tab.ok('getGeneralInfo')
    const first = await other.ok('updateGeneralInfo', { body: { ...read, qq: '999' } })
    expect(first.version).not.toBe(read.version)
    const late = await tab.call('updateGeneralInfo', { body: { ...read, wechat: 'late' } })
    expect(late).toMatchObject({ returnCode: 2034, status: 409, result: { version: first.version } })
    expect(await tab.ok('getGeneralInfo')).toEqual(first)
    const again = await tab.ok('updateGeneralInfo', { body: { ...first, wechat: 'late' } })
    expect(again).toMatchObject({ qq: '999', wechat: 'late' })
    await administrator.ok('updateEmployee', {
      body: { id, displayName: again.displayName, employeeNo: '', departId: null, address: '江边路 1 号' },
    })
    expect((await tab.call('updateGeneralInfo', { body: again })).returnCode).toBe(2034)
    const { version: _version, ...whole } = again
    expect((await tab.call('updateGeneralInfo', { body: whole })).returnCode).toBe(0)
  })

  test('of several saves of one version at the same moment one succeeds', async () => {
    const member = await signIn(email, PASSWORD)
    const read = await member.ok('getGeneralInfo')
    // Every connection of the pool is open before, so that the calls really meet.
    const write = () => testApp.database.write((db) => db.selectFrom('user').select('id').execute())
    const turns = [1, 2, 3, 4, 5, 6, 7, 8]
    await Promise.all(turns.map(write))
    const saves = turns.map((each) => member.call('updateGeneralInfo', { body: { ...read, address: `${each} 号院` } }))
    const codes = (await Promise.all(saves)).map(({ returnCode }) => returnCode)
    expect(codes.sort()).toEqual([0, ...Array(7).fill(2034)])
  })

  test('has superior, peers and self in the organisation', async () => {
    const department = await administrator.ok('createDepartment', { body: { name: `组${count}` } })
    const add = (displayName: string) =>
      administrator.ok('createEmployee', {
        body: { displayName, email: `${displayName}${count}@yuanhang.example`, departId: department.id },
      })
    const [lead, one, two] = [await add('lead'), await add('one'), await add('two')]
    const body = { name: department.name, leaderId: lead.id }
    await administrator.ok('updateDepartment', { path: { id: department.id }, body })
    const query = {
      employeeIds: [one.id],
      participantLevelCodes: ['superior' as const, 'sameLevel' as const, 'self' as const],
    }
    expect(await administrator.ok('listOrganisationRaters', { body: query })).toEqual([
      {
        employeeId: one.id,
        levels: [
          { levelType: 'superior', employees: [{ id: lead.id, displayName: 'lead' }] },
          { levelType: 'sameLevel', employees: [{ id: two.id, displayName: 'two' }] },
          { levelType: 'self', employees: [{ id: one.id, displayName: 'one' }] },
        ],
      },
    ])
    const unknown = await administrator.call('listOrganisationRaters', { body: { ...query, employeeIds: [one.id, 9] } })
    expect(unknown).toMatchObject({ returnCode: 2070, result: { fields: [{ field: 'employeeIds.1' }] } })
  })
})

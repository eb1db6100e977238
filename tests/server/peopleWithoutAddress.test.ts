import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { hashPassword } from '../../server/records/people/passwords.ts'
import { forgetSignInName } from './nameless.ts'
import { ownPasswords } from './ownPasswords.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

const PASSWORD = 'a long enough line'

let testApp: TestApp
let administrator: Visitor
let elsewhere: Visitor

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  const context = { database: testApp.database, ids: createIds(() => Date.now(), 62), now: () => testApp.clock.now }
  const passwordHash = await hashPassword(PASSWORD)
  const other = { enterpriseName: '别家公司', displayName: '别家', email: 'boss@other.example', passwordHash }
  await setUpEnterprise(context, other, false)
  elsewhere = testApp.visitor()
  await elsewhere.ok('signIn', { body: { email: other.email, password: PASSWORD } })
})

afterAll(async () => {
  await testApp.close()
})

const add = (who: Visitor, employeeNo: string, password?: string) =>
  who.call('createEmployee', {
    body: { displayName: `工号${employeeNo}`, employeeNo, ...(password !== undefined && { password }) },
  })
const signIn = async (employeeNo: string, password: string, eid?: string) => {
  await ownPasswords(testApp)
  const visitor = testApp.visitor()
  const body = { employeeNo, password, ...(eid !== undefined && { eid }) }
  return visitor.call('signIn', { body }).then((answer) => ({ ...answer, visitor }))
}

test('several people of an enterprise have no address; who has one is still alone with it', async () => {
  expect(await add(administrator, 'N1')).toMatchObject({ returnCode: 0, result: { email: '' } })
  expect(await add(administrator, 'N2')).toMatchObject({ returnCode: 0, result: { email: '' } })
  const body = { displayName: '甲', email: 'A@yuanhang.example' }
  expect((await administrator.ok('createEmployee', { body })).email).toBe('a@yuanhang.example')
  expect((await administrator.call('createEmployee', { body })).returnCode).toBe(2050)
})

test('they sign in by number, and are told nothing when it fails', async () => {
  await add(administrator, 'N10', PASSWORD)
  const { visitor, returnCode } = await signIn(' N10 ', PASSWORD)
  expect(returnCode).toBe(0)
  expect(await visitor.ok('getCurrentUser')).toMatchObject({ displayName: '工号N10', email: '', role: 'member' })
  expect((await signIn('N10', 'wrong')).returnCode).toBe(2010)
  expect((await signIn('N99', PASSWORD)).returnCode).toBe(2010)
  expect(await testApp.visitor().call('signIn', { body: { password: PASSWORD } })).toMatchObject({
    returnCode: 2000,
    result: { fields: [{ field: 'email' }] },
  })
})

test('a number is throttled like an address', async () => {
  await add(administrator, 'N11', PASSWORD)
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await signIn('N11', 'wrong')).returnCode).toBe(2010)
  expect((await signIn('N11', PASSWORD)).returnCode).toBe(2011)
  const { id } = at((await administrator.ok('listEmployees', { query: { kw: 'N11' } })).items)
  await administrator.ok('resetUserPassword', { path: { id }, body: { password: `${PASSWORD} 2` } })
  expect((await signIn('N11', `${PASSWORD} 2`)).returnCode).toBe(0)
})

const NO_NAME = { returnCode: 2017, status: 422, result: { fields: [{ field: 'email' }] } }

test('nobody is made, or left, without address and number', async () => {
  const namings = [{}, { email: null }, { employeeNo: ' ' }, { password: PASSWORD }]
  for (const naming of namings) {
    const made = await administrator.call('createEmployee', { body: { displayName: '无名', ...naming } })
    expect(made, JSON.stringify(naming)).toMatchObject(NO_NAME)
  }
  expect((await administrator.ok('listEmployees', { query: { kw: '无名' } })).total).toBe(0)
  const { id } = (await add(administrator, 'N40')).result
  const body = { id, displayName: '工号N40', employeeNo: '', departId: null }
  expect(await administrator.call('updateEmployee', { body })).toMatchObject(NO_NAME)
  expect((await administrator.ok('getEmployee', { path: { id } })).employeeNo).toBe('N40')
  expect(await administrator.ok('updateEmployee', { body: { ...body, email: 'n40@yuanhang.example' } })).toMatchObject({
    email: 'n40@yuanhang.example',
    employeeNo: '',
  })
})

test('who was stored with neither can be changed, but needs one to sign in', async () => {
  const { id } = (await add(administrator, 'N41')).result
  await forgetSignInName(testApp.database, id)
  const body = { id, displayName: '老员工', employeeNo: '', departId: null, email: null, mobile: '1' }
  expect(await administrator.ok('updateEmployee', { body })).toMatchObject({ displayName: '老员工', mobile: '1' })
  const reset = { path: { id }, body: { password: PASSWORD } }
  expect((await administrator.call('resetUserPassword', reset)).returnCode).toBe(2017)
  await administrator.ok('updateEmployee', { body: { ...body, employeeNo: 'N42' } })
  await administrator.ok('resetUserPassword', reset)
  expect((await signIn('N42', PASSWORD)).returnCode).toBe(0)
})

test('a password is not the number', async () => {
  expect((await add(administrator, 'NUMBER-20261', 'number-20261')).returnCode).toBe(2014)
})

describe('a number of two enterprises', () => {
  test('enters where its password fits; where both fit, the enterprise is asked for, with the names', async () => {
    await add(administrator, 'N20', PASSWORD)
    await add(elsewhere, 'N20', `${PASSWORD} of theirs`)
    const own = await signIn('N20', PASSWORD)
    expect(await own.visitor.ok('getCurrentUser')).toMatchObject({ enterpriseName: '远航科技有限公司' })
    await add(administrator, 'N21', PASSWORD)
    await add(elsewhere, 'N21', PASSWORD)
    const asked = await signIn('N21', PASSWORD)
    expect(asked).toMatchObject({ returnCode: 2016, status: 409 })
    const wrong = await signIn('N21', 'wrong')
    expect(wrong).toMatchObject({ returnCode: 2010, result: null })
    const named = asked.result as unknown as { enterprises: { enterpriseName: string; enterpriseUid: string }[] }
    expect(named.enterprises.map(({ enterpriseName }) => enterpriseName)).toEqual(['远航科技有限公司', '别家公司'])
    const chosen = await signIn('N21', PASSWORD, named.enterprises[1]?.enterpriseUid)
    expect(await chosen.visitor.ok('getCurrentUser')).toMatchObject({ enterpriseName: '别家公司' })
  })

  test('with more enterprises than passwords are tried for, the enterprise must be named first', async () => {
    const ids = createIds(() => Date.now(), 63)
    const context = { database: testApp.database, ids, now: () => testApp.clock.now }
    const passwordHash = await hashPassword(PASSWORD)
    const uids: string[] = []
    for (let index = 0; index < 6; index += 1) {
      const owner = {
        enterpriseName: `企业${index}`,
        displayName: '主',
        email: `boss${index}@many.example`,
        passwordHash,
      }
      const { enterpriseId, employeeId } = await setUpEnterprise(context, owner, false)
      await testApp.database.write(async (db) => {
        const own = db.updateTable('employee').set({ employeeNo: 'N30' }).where('enterpriseId', '=', enterpriseId)
        await own.where('id', '=', employeeId).execute()
        const row = await db
          .selectFrom('enterprise')
          .select('uid')
          .where('id', '=', enterpriseId)
          .executeTakeFirstOrThrow()
        uids.push(row.uid)
      })
    }
    expect(await signIn('N30', PASSWORD)).toMatchObject({ returnCode: 2016, result: null })
    const named = await signIn('N30', PASSWORD, uids[4])
    expect(await named.visitor.ok('getCurrentUser')).toMatchObject({ enterpriseName: '企业4' })
  })
})

function at<T>(items: readonly T[]): T {
  const [first] = items
  if (first === undefined) throw new Error('nothing there')
  return first
}

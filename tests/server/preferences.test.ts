import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { ownPasswords } from './ownPasswords.ts'
import { ADMINISTRATOR, startTestApp, type TestApp, type Visitor } from './testApp.ts'

const CREDENTIALS = { email: ADMINISTRATOR.email, password: ADMINISTRATOR.password }

let testApp: TestApp
let administrator: Visitor

const set = (who: Visitor, key: string, value: string | null) =>
  who.call('setPreference', { path: { key }, body: { value } })
const valuesOf = async (who: Visitor) => (await who.ok('getPreferences')).values

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
})

afterAll(async () => {
  await testApp.close()
})

test('a preference is set, changed, survives signing out, and goes with null', async () => {
  const who = testApp.visitor()
  await who.ok('signIn', { body: CREDENTIALS })
  const key = 'questionnaires.datatable_column-Ranks2'
  expect(await set(who, key, '[1]')).toMatchObject({ returnCode: 0, result: { value: '[1]' } })
  await set(who, key, '[1,2]')
  await set(who, 'density', '"compact"')
  await who.ok('logout')
  expect((await who.call('getPreferences')).returnCode).toBe(401)
  await who.ok('signIn', { body: CREDENTIALS })
  expect(await valuesOf(who)).toEqual({ [key]: '[1,2]', density: '"compact"' })
  await set(who, key, null)
  await set(who, 'never.set', null)
  expect(await valuesOf(who)).toEqual({ density: '"compact"' })
  await set(who, 'density', null)
})

test.each(['../x', '__proto__', '.hidden', 'employees/列表', 'a b', 'a\n'])(
  'a preference is not called %j',
  async (key) => {
    expect(await set(administrator, key, '1')).toMatchObject({
      returnCode: 2000,
      result: { fields: [{ field: 'key' }] },
    })
    expect(await valuesOf(administrator)).toEqual({})
  },
)

test('each person has the own ones, in each enterprise others', async () => {
  const person = { displayName: '成员', email: 'member@yuanhang.example', password: 'eine lange Zeile 2026' }
  await administrator.ok('createEmployee', { body: person })
  await ownPasswords(testApp)
  const member = testApp.visitor()
  await member.ok('signIn', { body: { email: person.email, password: person.password } })
  await set(member, 'density', '"wide"')
  expect(await valuesOf(administrator)).toEqual({})
  await set(administrator, 'density', '"dense"')
  expect(await valuesOf(member)).toEqual({ density: '"wide"' })
  await set(administrator, 'density', null)
  expect([await valuesOf(administrator), await valuesOf(member)]).toEqual([{}, { density: '"wide"' }])

  const { database, clock } = testApp
  const context = { database, ids: createIds(() => Date.now(), 61), now: () => clock.now }
  const other = { enterpriseName: '别家', displayName: '外人', email: 'other@elsewhere.example', passwordHash: '' }
  const { enterpriseId, employeeId } = await setUpEnterprise(context, other, false)
  await database.write(async (db) => {
    const user = db.selectFrom('user').select('id').where('email', '=', person.email)
    await db
      .updateTable('employee')
      .set({ userId: user })
      .where('enterpriseId', '=', enterpriseId)
      .where('id', '=', employeeId)
      .execute()
  })
  const away = (await member.ok('listRelatedEnterprises')).find(({ enterpriseName }) => enterpriseName === '别家')
  const home = (await member.ok('listRelatedEnterprises')).find(({ enterpriseName }) => enterpriseName !== '别家')
  await member.ok('switchEnterprise', { body: { enterpriseUid: away?.enterpriseUid ?? '' } })
  expect(await valuesOf(member)).toEqual({})
  await set(member, 'density', '"narrow"')
  await member.ok('switchEnterprise', { body: { enterpriseUid: home?.enterpriseUid ?? '' } })
  expect(await valuesOf(member)).toEqual({ density: '"wide"' })
  await set(member, 'density', null)
  await member.ok('switchEnterprise', { body: { enterpriseUid: away?.enterpriseUid ?? '' } })
  expect(await valuesOf(member)).toEqual({ density: '"narrow"' })
})

test('the bounds: 20,000 characters, 200 preferences, a name of 200 letters', async () => {
  expect(await set(administrator, 'x', 'x'.repeat(20_001))).toMatchObject({ returnCode: 2000, status: 400 })
  const longest = 'k'.repeat(200)
  for (let index = 0; index < 199; index += 1) await set(administrator, `own.${index}`, '1')
  expect((await set(administrator, longest, 'x'.repeat(20_000))).returnCode).toBe(0)
  expect(await set(administrator, 'one.too.many', '1')).toMatchObject({ returnCode: 2015, status: 409 })
  expect((await set(administrator, longest, '2')).returnCode).toBe(0)
  expect(Object.keys(await valuesOf(administrator))).toHaveLength(200)
  expect((await set(administrator, `${longest}k`, '1')).returnCode).toBeGreaterThanOrEqual(2000)
})

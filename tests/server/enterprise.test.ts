import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { createCollecting } from './collectingQuestionnaire.ts'
import { ADMINISTRATOR, startTestApp, type TestApp, type Visitor } from './testApp.ts'
import { openTestDatabase } from './testDatabase.ts'

let testApp: TestApp
let administrator: Visitor

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(async () => {
  await testApp.close()
})

test('a weak password or a missing field refuses the first set-up, naming the field', async () => {
  const visitor = testApp.visitor({ 'accept-language': 'en' })
  const weak = await visitor.call('setUpEnterprise', { body: { ...ADMINISTRATOR, password: ADMINISTRATOR.email } })
  expect(weak).toMatchObject({ returnCode: 2014, result: { fields: [{ field: 'password' }] } })
  expect(weak.message).toContain('8')
  const blank = await visitor.call('setUpEnterprise', { body: { ...ADMINISTRATOR, enterpriseName: '  ' } })
  expect(blank).toMatchObject({ returnCode: 2000, result: { fields: [{ field: 'enterpriseName' }] } })
  administrator = await testApp.setUpAdministrator()
})

test('of several set-ups at the same moment one succeeds', async () => {
  const { database, remove } = await openTestDatabase()
  const context = { database, ids: createIds(() => Date.now(), 61), now: () => testApp.clock.now }
  // Every connection of the pool is open before, so that the calls really meet.
  await Promise.all([1, 2, 3, 4].map(() => database.write((db) => db.selectFrom('user').select('id').execute())))
  const setUps = [1, 2, 3, 4].map((each) => {
    const owner = { ...ADMINISTRATOR, email: `admin${each}@yuanhang.example`, passwordHash: '' }
    return setUpEnterprise(context, owner, true)
  })
  const outcomes = await Promise.allSettled(setUps)
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.errorName] : []))
  const enterprises = await database.read((db) => db.selectFrom('enterprise').select('id').execute())
  await remove()
  expect(refusals).toEqual(Array(3).fill('ALREADY_SET_UP'))
  expect(enterprises).toHaveLength(1)
})

test('the enterprise in use: name, basics, details', async () => {
  const basic = await administrator.ok('getEnterpriseBasic')
  expect(basic).toEqual({ logo: '', enterpriseName: ADMINISTRATOR.enterpriseName, enterpriseUid: basic.enterpriseUid })
  expect(await administrator.ok('getEnterprise')).toEqual({
    ...basic,
    areaCode: '',
    createdAt: testApp.clock.now.toISOString(),
  })
  expect(await administrator.ok('getEnterpriseName')).toEqual({ enterpriseName: ADMINISTRATOR.enterpriseName })
  expect(await administrator.ok('listRelatedEnterprises')).toEqual([basic])
  expect((await administrator.call('switchEnterprise', { body: { enterpriseUid: 'ent-none' } })).returnCode).toBe(2001)
  expect((await testApp.visitor().call('getEnterpriseBasic')).returnCode).toBe(401)
})

test('the licence counts each person of running questionnaires once', async () => {
  const licence = { productPricingVersion: 1, permitUserCount: null, totalUserCount: 0, chargingType: 0 }
  expect(await administrator.ok('authorizeProduct')).toEqual(licence)
  const ratersPerLevel = { superior: 0, sameLevel: 2, subordinate: 0, self: 1 }
  await createCollecting(testApp, { type: 1, evaluatees: 3, ratersPerLevel, processStatus: 20 })
  expect(await administrator.ok('authorizeProduct')).toEqual(licence)
  const round = await createCollecting(testApp, { type: 1, evaluatees: 3, ratersPerLevel })
  const people = new Set([
    ...round.evaluatees.map(({ employeeId }) => employeeId),
    ...round.relations.map(({ raterId }) => raterId),
  ])
  expect(await administrator.ok('authorizeProduct')).toEqual({ ...licence, totalUserCount: people.size })
})

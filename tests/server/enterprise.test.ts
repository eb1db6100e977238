import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCollecting } from './collectingQuestionnaire.ts'
import { ADMINISTRATOR, startTestApp, type TestApp, type Visitor } from './testApp.ts'

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

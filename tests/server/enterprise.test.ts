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
    version: expect.any(Number),
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

test('name and seat are changed; a stale version, a blank name and an unknown place are refused', async () => {
  const { version } = await administrator.ok('getEnterprise')
  const named = await administrator.ok('updateEnterprise', { body: { enterpriseName: ' 远航 ', version } })
  expect(named).toMatchObject({ enterpriseName: '远航', areaCode: '' })
  const late = await administrator.call('updateEnterprise', { body: { enterpriseName: '晚到', version } })
  expect(late).toMatchObject({ returnCode: 2034, result: { version: named.version } })
  expect(await administrator.ok('setEnterpriseArea', { body: { areaCode: '310115' } })).toMatchObject({
    enterpriseName: '远航',
    areaCode: '310115',
  })
  expect(await administrator.call('setEnterpriseArea', { body: { areaCode: '999999' } })).toMatchObject({
    returnCode: 2070,
    result: { fields: [{ field: 'areaCode' }] },
  })
  const blank = await administrator.call('updateEnterpriseName', { body: { enterpriseName: ' ' } })
  expect(blank).toMatchObject({ returnCode: 2000, result: { fields: [{ field: 'enterpriseName' }] } })
  await administrator.ok('updateEnterpriseName', { body: { enterpriseName: ADMINISTRATOR.enterpriseName } })
  expect((await administrator.ok('setEnterpriseArea', { body: { areaCode: '' } })).areaCode).toBe('')
})

test('places: every province, its cities, their districts, each with its own code', async () => {
  const areas = await administrator.ok('listAreas')
  expect(areas).toHaveLength(34)
  const pudong = areas.find(({ code }) => code === '310000')?.cities.flatMap(({ districts }) => districts)
  expect(pudong).toContainEqual({ code: '310115', name: '浦东新区' })
  const xihu = areas.find(({ name }) => name === '浙江省')?.cities.find(({ name }) => name === '杭州市')
  expect(xihu?.districts).toContainEqual({ code: '330106', name: '西湖区' })
  const districts = areas.flatMap(({ cities }) => cities.flatMap((city) => city.districts))
  expect(new Set(districts.map(({ code }) => code)).size).toBe(districts.length)
  expect(districts.length).toBeGreaterThan(3000)
  expect(districts.every(({ code, name }) => /^\d{6}$/.test(code) && /^\D+$/.test(name))).toBe(true)
})

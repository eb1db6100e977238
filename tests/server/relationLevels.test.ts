import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addOrganisation, PEOPLE } from './round.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor
let id: number
/** Level ids by type. */
let levels: Record<string, number>

const [a, b, c] = PEOPLE.sales as [number, number, number]

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  await addOrganisation(testApp)
})

beforeEach(async () => {
  id = (await administrator.ok('createQuestionnaire', { body: {} })).id
  const listed = await administrator.ok('listRelationLevels', { path: { id } })
  levels = Object.fromEntries(listed.map(({ levelType, levelId }) => [levelType, levelId]))
})

afterAll(async () => {
  await testApp.close()
})

const add = (employeeIds: number[]) => administrator.ok('addEvaluatees', { path: { id }, body: { employeeIds } })

async function rowOf(employeeId: number) {
  const page = await administrator.ok('listEvaluatees', { path: { id }, query: { containValuer: true } })
  const row = page.items.find((each) => each.employeeId === employeeId)
  if (row === undefined) throw new Error(`${employeeId} is no evaluatee`)
  return row
}

test('levels: own ones, names, closing keeps raters and weights but they do not count', async () => {
  await add([a])
  const own = await administrator.ok('createRelationLevel', {
    path: { id },
    body: { levelName: ' 内部客户 ', open: true },
  })
  expect(own).toMatchObject({ levelType: 'custom', levelName: '内部客户', open: true, weight: null })
  const again = { path: { id }, body: { levelName: '内部客户', open: true as const } }
  const taken = { returnCode: 2052, result: { fields: [{ field: 'levelName' }] } }
  expect(await administrator.call('createRelationLevel', again)).toMatchObject(taken)
  const body = { levelId: own.levelId, valuerIds: [b], evaluateeIds: [], isSyncAll: true }
  await administrator.ok('updateParticipants', { path: { id }, body })
  const invalid = async () =>
    (await administrator.ok('getQuestionnaire', { path: { id } })).invalidDatas
      .filter(({ valid }) => !valid)
      .map(({ dataType }) => dataType)
  expect(await invalid()).toEqual([10, 20])
  await administrator.ok('updateRelationLevel', { path: { id }, body: { levelId: own.levelId, open: false } })
  expect(await invalid()).toEqual([10, 20, 32])
  expect((await administrator.call('updateParticipants', { path: { id }, body })).returnCode).toBe(2000)
  expect((await administrator.ok('getEvaluateeTotals', { path: { id } })).withoutRaterCount).toBe(1)
  await administrator.ok('updateRelationLevel', { path: { id }, body: { levelId: own.levelId, open: true } })
  expect(await invalid()).toEqual([10, 20])
  await administrator.ok('deleteRelationLevel', { path: { id, levelId: own.levelId } })
  expect((await rowOf(a)).valuers).toEqual([])
  expect(
    (await administrator.call('deleteRelationLevel', { path: { id, levelId: levels.self ?? 0 } })).returnCode,
  ).toBe(2000)
  const renamed = { levelId: levels.superior ?? 0, levelName: '直接上级' }
  expect((await administrator.ok('updateRelationLevel', { path: { id }, body: renamed })).levelName).toBe('直接上级')
  expect(
    (await administrator.ok('updateRelationLevel', { path: { id }, body: { ...renamed, levelName: ' ' } })).levelName,
  ).toBe('')
})

test('whoever is brought back is not rated on a level that was closed meanwhile', async () => {
  await add([a])
  const { superior = 0, sameLevel = 0 } = levels
  const path = { id }
  for (const [levelId, rater] of [
    [superior, PEOPLE.chief],
    [sameLevel, b],
  ] as const) {
    const body = { levelId, valuerIds: [rater], evaluateeIds: [], isSyncAll: true }
    await administrator.ok('updateParticipants', { path, body })
  }
  const { id: evaluateeId } = await rowOf(a)
  const { previous } = await administrator.ok('bulkRemoveEvaluatees', { path, body: { ids: [evaluateeId] } })
  await administrator.ok('updateRelationLevel', { path, body: { levelId: superior, open: false } })
  await administrator.ok('bulkRestoreEvaluatees', { path, body: { previous } })
  expect((await rowOf(a)).valuers).toMatchObject([{ valuerId: b, levelId: sameLevel }])
})

test('whoever is brought back is not rated by somebody who was disabled meanwhile', async () => {
  await add([a])
  const { sameLevel = 0 } = levels
  const path = { id }
  const [leaver = 0] = PEOPLE.works
  const body = { levelId: sameLevel, valuerIds: [b, leaver], evaluateeIds: [], isSyncAll: true }
  await administrator.ok('updateParticipants', { path, body })
  const { id: evaluateeId } = await rowOf(a)
  const { previous } = await administrator.ok('bulkRemoveEvaluatees', { path, body: { ids: [evaluateeId] } })
  expect(previous[0]?.valuers.map(({ valuerId }) => valuerId).sort()).toEqual([b, leaver])
  await administrator.ok('disableUser', { query: { uid: String(leaver) } })
  await administrator.ok('bulkRestoreEvaluatees', { path, body: { previous } })
  expect((await rowOf(a)).valuers).toMatchObject([{ valuerId: b, levelId: sameLevel }])
})

test('whoever is brought back is rated on level self by nobody else', async () => {
  const { self = 0, sameLevel = 0 } = levels
  const valuers = [
    { valuerId: a, levelId: self },
    { valuerId: b, levelId: self },
    { valuerId: c, levelId: sameLevel },
  ]
  const body = { previous: [{ employeeId: a, seq: 0, valuers }] }
  await administrator.ok('bulkRestoreEvaluatees', { path: { id }, body })
  const raters = (await rowOf(a)).valuers.map(({ valuerId, levelId }) => ({ valuerId, levelId }))
  expect(raters).toEqual([
    { valuerId: a, levelId: self },
    { valuerId: c, levelId: sameLevel },
  ])
})

test('weights of open levels sum to 100, or none is set', async () => {
  const { superior = 0, sameLevel = 0, subordinate = 0, self = 0 } = levels
  const set = (weights: [number, number | null][]) =>
    administrator.call('setLevelWeights', {
      path: { id },
      body: { weights: weights.map(([levelId, weight]) => ({ levelId, weight })) },
    })
  expect(
    (
      await set([
        [superior, 40],
        [sameLevel, 30],
      ])
    ).returnCode,
  ).toBe(2036)
  expect(
    (
      await set([
        [superior, 40],
        [sameLevel, 30],
        [subordinate, 30],
      ])
    ).returnCode,
  ).toBe(0)
  expect((await set([[superior, 50]])).message).toContain('110')
  expect(
    (
      await set([
        [superior, 30],
        [self, 10],
      ])
    ).returnCode,
  ).toBe(0)
  const one = (levelId: number, weight: number | null) =>
    administrator.call('setLevelWeight', { path: { id }, body: { levelId, weight } })
  expect((await one(superior, 50)).returnCode).toBe(2036)
  expect((await one(sameLevel, null)).returnCode).toBe(0)
  expect((await one(superior, 50)).returnCode).toBe(0)
  expect(await administrator.ok('getLevelWeight', { path: { id }, query: { levelId: superior } })).toEqual({
    levelId: superior,
    weight: 50,
  })
  expect((await administrator.call('getLevelWeight', { path: { id }, query: { levelId: 1 } })).returnCode).toBe(2000)
  const first = { levelId: superior, weight: 35 }
  expect(await administrator.ok('setLevelWeight', { path: { id }, body: { weight: 35 } })).toEqual(first)
  expect(await administrator.ok('getLevelWeight', { path: { id } })).toEqual(first)
})

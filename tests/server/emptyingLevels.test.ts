/** Many relations that go with their level, or with a closed level at the start: slice by slice, and only what is to go. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DatabaseService } from '../../server/database/open.ts'
import { createQuestionnairesService } from '../../server/features/questionnaires/service.ts'
import { createLevelService } from '../../server/features/relations/levelService.ts'
import { refreshReadiness } from '../../server/records/questionnaire/readiness.ts'
import { keepCounts } from '../../server/records/questionnaire/turnCounts.ts'
import { deleteRelationsOnLevels, RELATIONS_A_SLICE } from '../../server/records/turns/relations.ts'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import { orderedJobs } from './orderedJobs.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

/** Of each evaluatee on the level that goes: two full slices, and one that is not. */
const RATERS = 22
const EVALUATEES = 200

let testApp: TestApp
let administrator: Visitor
let round: Collecting
let own: number

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
})

beforeEach(async () => {
  const ratersPerLevel = { superior: 0, sameLevel: RATERS, subordinate: 0, self: 1 }
  const options = { type: 1, evaluatees: EVALUATEES, amongThemselves: true, ratersPerLevel, processStatus: 10 } as const
  round = await createCollecting(testApp, options)
  const made = await administrator.ok('createRelationLevel', {
    path: path(),
    body: { levelName: '项目组', open: true },
  })
  own = made.levelId
})

const permit = (permitUserCount: number | null) =>
  testApp.database.write((db) => db.updateTable('enterprise').set({ permitUserCount }).execute())

afterEach(() => permit(null))

afterAll(() => testApp.close())

const path = () => ({ id: round.questionnaireId })
const levelId = (type: string) => round.levels.find((level) => level.type === type)?.id ?? 0

/** How many relations are on each level. */
async function perLevel() {
  const rows = await testApp.database.read((db) =>
    db
      .selectFrom('relation')
      .select((eb) => ['levelId', eb.fn.countAll<number>().as('count')])
      .where('questionnaireId', '=', round.questionnaireId)
      .groupBy('levelId')
      .execute(),
  )
  return new Map(rows.map((row) => [row.levelId, row.count]))
}

/** The peers of every evaluatee become those of the own level. */
const move = () =>
  testApp.database.write((db) =>
    db
      .updateTable('relation')
      .set({ levelId: own })
      .where('questionnaireId', '=', round.questionnaireId)
      .where('levelId', '=', levelId('sameLevel'))
      .execute(),
  )

/** The same database; how many relations each transaction removed, of which `onSlice` hears. */
function watched(onSlice: () => Promise<unknown> | undefined = () => undefined) {
  const removed: number[] = []
  const total = async () => [...(await perLevel()).values()].reduce((sum, count) => sum + count, 0)
  const write: DatabaseService['write'] = async (work) => {
    const before = await total()
    const result = await testApp.database.write(work)
    const fewer = before - (await total())
    if (fewer > 0) {
      removed.push(fewer)
      await onSlice()
    }
    return result
  }
  const database = { ...testApp.database, write }
  const { caller, jobs, ...ordered } = orderedJobs(testApp, round.enterpriseId)
  const context = { ...ordered.context, database }
  const questionnaires = createQuestionnairesService(context, jobs)
  return {
    removed,
    publish: () => questionnaires.publish(caller, round.questionnaireId),
    removeLevel: (id: number) => createLevelService(context).remove(caller, round.questionnaireId, id),
  }
}

const SELVES = () => [levelId('self'), EVALUATEES] as const
const close = (open = false) =>
  administrator.ok('updateRelationLevel', { path: path(), body: { levelId: levelId('sameLevel'), open } })

test('a level goes with all that is on it', async () => {
  await move()
  const { removed, removeLevel } = watched()
  await removeLevel(own)
  expect(await perLevel()).toEqual(new Map([SELVES()]))
  expect(removed.length).toBeGreaterThan(2)
  expect(Math.max(...removed)).toBeLessThanOrEqual(RELATIONS_A_SLICE)
  expect(await administrator.ok('getQuestionnaire', { path: path() })).toMatchObject({ raterCount: EVALUATEES })
})

test('cut short, it says who lacks a rater now, and is gone on with', async () => {
  await move()
  const { enterpriseId, questionnaireId } = round
  await testApp.database.write(async (db) => {
    await deleteRelationsOnLevels(db, enterpriseId, questionnaireId, [levelId('self')])
    await keepCounts(db, enterpriseId, questionnaireId)
    await refreshReadiness(db, enterpriseId, questionnaireId)
  })
  expect(await administrator.ok('getQuestionnaire', { path: path() })).toMatchObject({ processStatus: 20 })
  const cut = watched(() => Promise.reject(new Error('the power is gone')))
  await expect(cut.removeLevel(own)).rejects.toThrow('the power is gone')
  expect(await administrator.ok('getQuestionnaire', { path: path() })).toMatchObject({ processStatus: 10 })
  await watched().removeLevel(own)
  expect(await perLevel()).toEqual(new Map())
})

test('of a built-in level nothing goes', async () => {
  const before = await perLevel()
  const { removed, removeLevel } = watched()
  await expect(removeLevel(levelId('sameLevel'))).rejects.toMatchObject({ errorName: 'INVALID_INPUT' })
  await expect(removeLevel(1)).rejects.toMatchObject({ errorName: 'NOT_FOUND' })
  expect(removed).toEqual([])
  expect(await perLevel()).toEqual(before)
})

test('who starts the round meanwhile asks nobody on the level, and no part of those who were on it', async () => {
  await move()
  const { removed, removeLevel } = watched(() => administrator.ok('publishQuestionnaire', { path: path() }))
  await expect(removeLevel(own)).rejects.toMatchObject({ errorName: 'NOT_EDITABLE' })
  expect(removed).toHaveLength(1)
  expect((await perLevel()).get(own)).toBeUndefined()
  const levels = await administrator.ok('listRelationLevels', { path: path() })
  expect(levels.find(({ levelId }) => levelId === own)).toMatchObject({ open: false })
})

test('at the start what is on a closed level goes', async () => {
  await close()
  const { removed, publish } = watched()
  expect(await publish()).toMatchObject({ processStatus: 30, raterCount: EVALUATEES })
  expect(await perLevel()).toEqual(new Map([SELVES()]))
  expect(removed.length).toBeGreaterThan(2)
  expect(Math.max(...removed)).toBeLessThanOrEqual(RELATIONS_A_SLICE)
})

test('a start that is refused leaves it where it is', async () => {
  await close()
  const before = await perLevel()
  await permit(EVALUATEES - 1)
  const { removed, publish } = watched()
  await expect(publish()).rejects.toMatchObject({ errorName: 'LICENCE_EXCEEDED' })
  await permit(null)
  await administrator.ok('disableQuestionnaire', { path: path() })
  await expect(publish()).rejects.toMatchObject({ errorName: 'NOT_READY' })
  expect(removed).toEqual([])
  expect(await perLevel()).toEqual(before)
  expect(await administrator.ok('getQuestionnaire', { path: path() })).toMatchObject({ processStatus: 20 })
})

test('where a level is opened meanwhile, the start is refused, and what is left stays', async () => {
  await close()
  const { removed, publish } = watched(() => (removed.length === 1 ? close(true) : undefined))
  await expect(publish()).rejects.toMatchObject({ errorName: 'NOT_READY' })
  const left = (await perLevel()).get(levelId('sameLevel')) ?? 0
  expect(removed).toHaveLength(1)
  expect(left).toBe(EVALUATEES * RATERS - (removed[0] ?? 0))
  const now = await administrator.ok('getQuestionnaire', { path: path() })
  expect(now).toMatchObject({ processStatus: 20, raterCount: EVALUATEES + left })
  // Who has looked at it starts it.
  expect(await publish()).toMatchObject({ processStatus: 30, raterCount: EVALUATEES + left })
})

test('who is on closed levels alone needs no licence', async () => {
  // Ten people rate on the closed level and are nobody's evaluatee.
  const gone = round.evaluatees.slice(0, 10)
  for (const { id: evaluateeId } of gone) {
    await administrator.ok('removeEvaluatee', { path: { ...path(), evaluateeId } })
  }
  await close()
  await testApp.database.write((db) =>
    db
      .updateTable('questionnaire')
      .set({ deletedAt: '2026-01-01T00:00:00.000Z' })
      .where('id', '!=', path().id)
      .execute(),
  )
  await permit(EVALUATEES - gone.length)
  const { publish } = watched()
  expect(await publish()).toMatchObject({ processStatus: 30, raterCount: EVALUATEES - gone.length })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertJob } from '../../server/features/enterprise/openJobStore.ts'
import { dropRemoved, insertCombined } from '../../server/features/reports/combinedStore.ts'
import { addOrganisation, makeReady, PEOPLE } from './round.ts'
import { addStranger } from './stranger.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor
let stranger: Visitor

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  await addOrganisation(testApp)
  stranger = await addStranger(testApp)
})

afterAll(async () => {
  await testApp.close()
})

test('another enterprise sees and reaches nothing: a foreign id answers as a missing one', async () => {
  const id = await makeReady(administrator)
  const template = await administrator.ok('copyToTemplate', { path: { id } })
  expect((await stranger.ok('listQuestionnaires')).total).toBe(0)
  expect((await stranger.ok('listEmployees')).items.map(({ email }) => email)).toEqual(['other@other.example'])
  expect((await stranger.ok('listTemplates', { query: { publicPaper: false } })).total).toBe(0)
  for (const answer of [
    await stranger.call('getQuestionnaire', { path: { id } }),
    await stranger.call('getPaper', { path: { id } }),
    await stranger.call('publishQuestionnaire', { path: { id } }),
    await stranger.call('listEvaluatees', { path: { id } }),
    await stranger.call('copyToTemplate', { path: { id } }),
    await stranger.call('getTemplate', { path: { id: template.id } }),
    await stranger.call('removeTemplate', { path: { id: template.id } }),
    await stranger.call('createQuestionnaireFromTemplate', { path: { id: template.id } }),
  ]) {
    expect(answer.returnCode).toBe(2001)
  }
  expect((await administrator.ok('getQuestionnaire', { path: { id } })).processStatus).toBe(20)
})

test('jobs of another enterprise are neither seen nor stopped', async () => {
  const { employeeId: createdBy } = await administrator.ok('getCurrentUser')
  const at = testApp.clock.now.toISOString()
  const times = { createdAt: at, updatedAt: at, startedAt: null, startedDone: null }
  const path = { id: 7001 }
  // Nothing runs it: it waits until somebody stops it.
  await testApp.database.write(async (db) => {
    const { id: enterpriseId } = await db.selectFrom('enterprise').select('id').orderBy('id').executeTakeFirstOrThrow()
    const nothing = { done: 0, message: '', resultJson: '' }
    const about = { kind: 'employeeImport', questionnaireId: null, format: null }
    const state = { ...about, status: 'waiting' as const, total: 1, ...nothing, claimedBy: null }
    await insertJob(db, { ...path, enterpriseId, createdBy, ...state, ...times })
  })
  expect((await stranger.call('getJob', { path })).returnCode).toBe(2001)
  expect((await stranger.call('cancelJob', { path })).returnCode).toBe(2001)
  expect(await administrator.ok('getJob', { path })).toMatchObject({ ...path, status: 'waiting' })
  expect(await administrator.ok('cancelJob', { path })).toMatchObject({ ...path, status: 'cancelled' })
})

test('people, levels and relations of another enterprise cannot be named', async () => {
  const id = await makeReady(administrator)
  const own = await stranger.ok('createQuestionnaire', { body: {} })
  const people = await stranger.call('addEvaluatees', { path: { id: own.id }, body: { employeeIds: PEOPLE.sales } })
  expect(people.returnCode).toBe(2000)
  const [department] = await administrator.ok('listDepartments')
  const person = { displayName: '新人', email: 'new@other.example', departId: department?.id ?? 0 }
  expect((await stranger.call('createEmployee', { body: person })).returnCode).toBe(2070)
  const [level] = await administrator.ok('listRelationLevels', { path: { id } })
  const body = { levelId: level?.levelId ?? 0, valuerIds: [], evaluateeIds: [], isSyncAll: true }
  expect((await stranger.call('updateParticipants', { path: { id: own.id }, body })).returnCode).toBe(2000)
  const page = await administrator.ok('listEvaluatees', { path: { id }, query: { containValuer: true } })
  const relationIds = page.items.flatMap(({ valuers }) => valuers.map((valuer) => valuer.participantRelationId))
  const removed = { path: { id: own.id }, body: { participantRelationIds: relationIds } }
  expect(await stranger.ok('deleteParticipants', removed)).toEqual({ removed: 0, skipped: 0, jobId: null })
  expect(await administrator.ok('listEvaluatees', { path: { id }, query: { containValuer: true } })).toEqual(page)
})

test('removed combined reports are dropped of one enterprise alone', async () => {
  const { database } = testApp
  const enterprises = await database.read((db) => db.selectFrom('enterprise').select('id').orderBy('id').execute())
  const [own, other] = enterprises.map(({ id }) => id)
  const row = { title: '对比', summary: '', questionnairesJson: '[]', version: 1 }
  const at = '2026-01-01T00:00:00.000Z'
  for (const [place, enterpriseId = 0] of [own, other].entries()) {
    const removed = { ...row, enterpriseId, id: 5000 + place, createdAt: at, updatedAt: at, deletedAt: at }
    await database.write((db) => insertCombined(db, removed))
  }
  await database.write((db) => dropRemoved(db, own ?? 0, '2026-02-01T00:00:00.000Z'))
  const left = await database.read((db) => db.selectFrom('combinedReport').select('enterpriseId').execute())
  expect(left).toEqual([{ enterpriseId: other }])
})

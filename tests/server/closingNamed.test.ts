/** A named round between its finish and the end of what that takes. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { createCloser } from '../../server/features/collection/closer.ts'
import { finishQuestionnaire } from '../../server/features/collection/finish.ts'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'
import { undisturbed } from './undisturbed.ts'

let testApp: TestApp
let administrator: Visitor
let round: Collecting

beforeAll(async () => {
  testApp = await undisturbed(startTestApp)
  administrator = await testApp.setUpAdministrator()
})

afterAll(() => testApp.close())

const ids = createIds(Date.now, 61)
const now = () => testApp.clock.now

function closer() {
  const faults: unknown[] = []
  const context = { database: testApp.database, ids, now, tellFault: (error: unknown) => faults.push(error) }
  return { ...createCloser(context), faults }
}

/** Finished by somebody, and nobody goes on with it yet. */
async function finish({ enterpriseId, questionnaireId }: Collecting) {
  const resting = closer()
  resting.rest()
  const caller = { enterpriseId, userId: 0, remoteAddress: '' }
  return finishQuestionnaire({ database: testApp.database, ids, now }, resting, caller, questionnaireId)
}

const path = () => ({ id: round.questionnaireId })
const infoOf = (id: number) => administrator.ok('getQuestionnaire', { path: { id } })

const statuses = async () => {
  const rows = await testApp.database.read((db) =>
    db.selectFrom('relation').select(['id', 'status']).where('questionnaireId', '=', path().id).orderBy('id').execute(),
  )
  return rows.map(({ status }) => status)
}

beforeEach(async () => {
  round = await createCollecting(testApp, { type: 1, evaluatees: 2, ratersPerLevel: 2 })
  const [sent] = round.relations
  if (sent === undefined) throw new Error('the round has no turns')
  const rater = testApp.visitor({ authorization: `Bearer ${await round.link(sent.raterId)}` })
  await rater.ok('submitFeedback', { path: { relationId: sent.id }, body: { answers: round.answers() } })
})

test('nobody answers any more; its reports and files are there as before', async () => {
  const { jobId } = await administrator.ok('createExport', {
    body: { list: 'feedback', parentId: path().id, format: 'csv', filter: {}, language: 'zh' },
  })
  await expect
    .poll(async () => (await administrator.ok('getJob', { path: { id: jobId } })).status, { timeout: 10_000 })
    .toBe('done')
  expect(await finish(round)).toMatchObject({ processStatus: 30, closingSince: now().toISOString(), closingPercent: 0 })
  const open = round.relations.at(-1)
  const rater = testApp.visitor({ authorization: `Bearer ${await round.link(open?.raterId ?? 0)}` })
  const late = { path: { relationId: open?.id ?? 0 }, body: { answers: round.answers() } }
  expect((await rater.call('submitFeedback', late)).returnCode).toBe(2022)
  expect((await administrator.call('finishQuestionnaire', { path: path() })).returnCode).toBe(2037)
  expect(await administrator.call('getRanking', { path: path() })).toMatchObject({ returnCode: 0 })
  const { status, raw } = await administrator.call('downloadExport', { path: { jobId } })
  expect(status).toBe(200)
  expect(raw.toString('utf8').trim().split('\r\n')).toHaveLength(1 + round.relations.length)
})

test('who is disabled meanwhile stays in every total', async () => {
  await finish(round)
  const before = await infoOf(path().id)
  const employeeIds = [...new Set(round.relations.slice(1).map(({ raterId }) => raterId))]
  await administrator.ok('bulkDisableEmployees', { body: { ids: employeeIds } })
  expect(await infoOf(path().id)).toMatchObject({ raterCount: before.raterCount })
  const { wake, faults } = closer()
  await wake()
  expect(await statuses()).toEqual(['submitted', ...round.relations.slice(1).map(() => 'closed')])
  expect(await infoOf(path().id)).toMatchObject({
    ...{ processStatus: 40, finishedAt: now().toISOString(), raterCount: before.raterCount, submittedCount: 1 },
  })
  expect(faults).toEqual([])
})

test('it does not wait for an anonymous one that is being sealed', async () => {
  const anonymous = await createCollecting(testApp, { type: 2, evaluatees: 1 })
  await finish(anonymous)
  await finish(round)
  const { wake } = closer()
  await wake([1])
  expect((await infoOf(path().id)).processStatus).toBe(40)
  expect((await infoOf(anonymous.questionnaireId)).processStatus).toBe(30)
  await wake()
  expect((await infoOf(anonymous.questionnaireId)).processStatus).toBe(40)
})

test('whoever goes on after a crash counts what is done anew', async () => {
  await finish(round)
  await testApp.database.write((db) =>
    db.updateTable('closing').set({ done: 7 }).where('questionnaireId', '=', path().id).execute(),
  )
  const done: number[] = []
  const write: typeof testApp.database.write = async (work) => {
    const result = await testApp.database.write(work)
    const row = await testApp.database.read((db) =>
      db.selectFrom('closing').select('done').where('questionnaireId', '=', path().id).executeTakeFirst(),
    )
    if (row !== undefined) done.push(row.done)
    return result
  }
  const database = { ...testApp.database, write }
  await createCloser({ database, ids, now, tellFault: () => undefined }).wake([1])
  expect(Math.min(...done)).toBe(0)
  expect(done.at(-1)).toBe(round.relations.length)
})

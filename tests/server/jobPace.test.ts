/** How long a job still takes is told by the pace of the process that does it (migration 0030). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
})

afterAll(() => testApp.close())

const SECOND = 1000

test.each([
  { name: 'nothing is done yet', done: 0, startedDone: 0, since: 60, status: 'running', want: null },
  { name: 'a quarter took a minute', done: 25, startedDone: 0, since: 60, status: 'running', want: 180 },
  { name: 'what another process did is no pace', done: 60, startedDone: 50, since: 10, status: 'running', want: 40 },
  { name: 'it has just been taken up', done: 50, startedDone: 50, since: 10, status: 'running', want: null },
  { name: 'it waits', done: 50, startedDone: 0, since: 10, status: 'waiting', want: null },
  { name: 'it is over', done: 100, startedDone: 0, since: 10, status: 'done', want: null },
  { name: 'an earlier version began it', done: 50, startedDone: null, since: null, status: 'running', want: null },
  { name: 'the clock went back', done: 50, startedDone: 0, since: -10, status: 'running', want: 0 },
] as const)('$name', async ({ done, startedDone, since, status, want }) => {
  const { employeeId: createdBy } = await administrator.ok('getCurrentUser')
  const at = testApp.clock.now.toISOString()
  const startedAt = since === null ? null : new Date(testApp.clock.now.getTime() - since * SECOND).toISOString()
  const id = 4000 + Math.floor(Math.random() * 1e9)
  await testApp.database.write(async (db) => {
    const { id: enterpriseId } = await db.selectFrom('enterprise').select('id').executeTakeFirstOrThrow()
    const job = { enterpriseId, id, kind: 'exportTags', total: 100, done, status, message: '', resultJson: '' }
    const row = { ...job, createdBy, createdAt: at, updatedAt: at, startedAt, startedDone, claimedBy: null }
    await db.insertInto('job').values(row).execute()
  })
  expect((await administrator.ok('getJob', { path: { id } })).secondsLeft).toBe(want)
  const { items } = await administrator.ok('listJobs')
  expect(items.find((job) => job.id === id)?.secondsLeft).toBe(want)
})

/** What a server drops of long ago beside what stands in purge.test.ts: jobs and what became of them, removed combined reports. */
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createIds, firstIdAt } from '../../server/database/ids.ts'
import type { DatabaseService } from '../../server/database/open.ts'
import type { JobTable } from '../../server/database/schema/jobSchema.ts'
import { insertJob } from '../../server/features/enterprise/openJobStore.ts'
import { insertCombined } from '../../server/features/reports/combinedStore.ts'
import { insertEnterprise, newEnterprise } from '../../server/records/people/enterprises.ts'
import { startPurge } from '../../server/starting.ts'
import { openTestDatabase, type TestDatabase } from './testDatabase.ts'

const LIMITS = { adminIdleMinutes: 60, adminHours: 12, raterDays: 14 }
const now = () => new Date('2026-11-20T01:00:00.000Z')
const daysAgo = (days: number) => new Date(now().getTime() - days * 86_400_000).toISOString()
const ENTERPRISES = [1, 2]

let testDatabase: TestDatabase

beforeEach(async () => {
  testDatabase = await openTestDatabase()
  await testDatabase.database.write(async (db) => {
    for (const id of ENTERPRISES) {
      await insertEnterprise(db, newEnterprise({ id, name: `第${id}家`, createdAt: daysAgo(300) }))
    }
  })
})

afterEach(() => testDatabase.remove())

/** A server that starts, and what it drops meanwhile, until `isDone`. */
async function started(isDone: () => Promise<boolean>, database: DatabaseService = testDatabase.database) {
  const app = Fastify()
  startPurge({ database, now, ids: createIds(() => now().getTime(), 62) }, LIMITS, app)
  await app.ready()
  await vi.waitFor(async () => expect(await isDone()).toBe(true), 10_000)
  await app.close()
}

function jobAt(askedAt: string, enterpriseId: number, over: Partial<JobTable> = {}): JobTable {
  const text = JSON.stringify({ failed: [{ name: '王芳', reason: '没有邮箱' }] })
  return {
    ...{ enterpriseId, id: firstIdAt(askedAt), kind: 'invite', questionnaireId: null, format: null },
    ...{ status: 'done', total: 1, done: 1, message: '', resultJson: text, createdBy: 1 },
    ...{ createdAt: askedAt, updatedAt: askedAt, claimedBy: null, startedAt: null, startedDone: null },
    ...over,
  }
}

const jobs = () =>
  testDatabase.database.read((db) =>
    db.selectFrom('job').select(['enterpriseId', 'message']).orderBy('message').execute(),
  )

test('jobs that ended three months ago go of every enterprise; what is open, or told of since, stays', async () => {
  await testDatabase.database.write(async (db) => {
    for (const enterpriseId of ENTERPRISES) {
      const rows = [
        jobAt(daysAgo(91), enterpriseId),
        jobAt(daysAgo(92), enterpriseId, { status: 'failed' }),
        jobAt(daysAgo(93), enterpriseId, { status: 'cancelled' }),
        jobAt(daysAgo(94), enterpriseId, { message: 'waits', status: 'waiting', claimedBy: '7-1' }),
        jobAt(daysAgo(95), enterpriseId, { message: 'runs', status: 'running', claimedBy: '7-1' }),
        jobAt(daysAgo(96), enterpriseId, { message: 'ended lately', updatedAt: daysAgo(89) }),
        jobAt(daysAgo(89), enterpriseId, { message: 'young' }),
      ]
      for (const row of rows) await insertJob(db, row)
    }
  })
  await started(async () => (await jobs()).length === 8)
  expect(await jobs()).toEqual(
    ['ended lately', 'runs', 'waits', 'young'].flatMap((message) =>
      ENTERPRISES.map((enterpriseId) => ({ enterpriseId, message })),
    ),
  )
})

test('of jobs that have one number in two enterprises only the one that ended goes', async () => {
  const id = firstIdAt(daysAgo(100))
  await testDatabase.database.write(async (db) => {
    await insertJob(db, jobAt(daysAgo(100), 1, { id, message: 'ended' }))
    await insertJob(db, jobAt(daysAgo(100), 2, { id, message: 'waits', status: 'waiting', claimedBy: '7-1' }))
  })
  await started(async () => (await jobs()).every(({ message }) => message !== 'ended'))
  expect(await jobs()).toEqual([{ enterpriseId: 2, message: 'waits' }])
})

test('very many go in slices', async () => {
  const first = firstIdAt(daysAgo(200))
  await testDatabase.database.write(async (db) => {
    for (let place = 0; place < 450; place++) await insertJob(db, jobAt(daysAgo(200), 2, { id: first + place }))
  })
  const gone: number[] = []
  const watched: DatabaseService = {
    ...testDatabase.database,
    async write(work) {
      const before = (await jobs()).length
      const result = await testDatabase.database.write(work)
      gone.push(before - (await jobs()).length)
      return result
    },
  }
  await started(async () => (await jobs()).length === 0, watched)
  expect(gone.filter((rows) => rows > 0)).toEqual([200, 200, 50])
})

test('combined reports that nobody can bring back go of every enterprise, without anybody’s doing', async () => {
  await testDatabase.database.write(async (db) => {
    for (const enterpriseId of ENTERPRISES) {
      for (const [id, title, deletedAt] of [
        [1, 'long ago', daysAgo(30.001)],
        [2, 'lately', daysAgo(29.999)],
        [3, 'there', null],
      ] as const) {
        const row = { enterpriseId, id, title, summary: '', questionnairesJson: '[]', version: 1, deletedAt }
        await insertCombined(db, { ...row, createdAt: daysAgo(60), updatedAt: daysAgo(60) })
      }
    }
  })
  const titles = () =>
    testDatabase.database.read((db) =>
      db.selectFrom('combinedReport').select(['enterpriseId', 'title']).orderBy('id').orderBy('enterpriseId').execute(),
    )
  await started(async () => (await titles()).length === 4)
  expect(await titles()).toEqual(
    ['lately', 'there'].flatMap((title) => ENTERPRISES.map((enterpriseId) => ({ enterpriseId, title }))),
  )
})

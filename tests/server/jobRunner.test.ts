/** The line of jobs over a real database: what is told of one that ends half-way, and whose a job is. */
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listClaimedJobs } from '../../server/features/enterprise/openJobStore.ts'
import type { JobOrder } from '../../server/jobs/order.ts'
import { type DatabasePlace, unpackDump } from '../dumps/files.ts'
import { readJob } from './longImport.ts'
import { KEPT, NOTHING, runnerOn, spelling } from './runners.ts'
import { startTestApp } from './testApp.ts'
import { openTestDatabase, type TestDatabase } from './testDatabase.ts'

let place: TestDatabase

beforeEach(async () => {
  place = await openTestDatabase()
})

afterEach(async () => {
  await place.remove()
})

/** Statements beside any server, as an earlier version would have run them. */
async function inDump({ file, url }: DatabasePlace, statements: string[]): Promise<void> {
  if (url === undefined) {
    const database = new Sqlite(file)
    for (const statement of statements) database.exec(statement)
    database.close()
    return
  }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** A process of that number; `gone` are those it finds gone. */
const startRunner = (instance: number, gone?: (run: string) => boolean) => runnerOn(place.database, instance, gone)

const keptParts = () => place.database.read((db) => db.selectFrom('jobOrder').select('part').execute())

describe('a job that another process can go on with', () => {
  test('waits where its process is stopped, and is taken up there once that is gone', async () => {
    const seen: string[] = []
    const first = startRunner(1)
    const id = await first.runner.start({ ...spelling(seen, 'first', first.runner.rest), kept: KEPT })
    await first.runner.stop()
    const waiting = { status: 'waiting', done: 1, message: 'job.resting', claimedBy: first.run }
    expect(await readJob(place, id)).toMatchObject(waiting)
    const second = startRunner(2)
    second.runner.onTakeUp('employeeImport', () => spelling(seen, 'second'))
    await second.runner.takeUpLeft()
    await second.runner.stop()
    expect(await readJob(place, id)).toMatchObject(waiting)
    const third = startRunner(3, (run) => run === first.run)
    third.runner.onTakeUp('employeeImport', (head) => {
      expect(head).toEqual(KEPT.head)
      return spelling(seen, 'third')
    })
    await third.runner.takeUpLeft()
    await expect.poll(() => readJob(place, id)).toMatchObject({ status: 'done', done: 6, claimedBy: null })
    expect(await readJob(place, id)).toMatchObject({
      message: 'job.employeeImport.done',
      resultJson: '{"told":"abcdef"}',
    })
    expect(seen).toEqual(['first a', 'third b', 'third c', 'third d', 'third e', 'third f'])
    expect(await keptParts()).toEqual([])
  })

  test('is done no more by a process that another one takes for gone', async () => {
    const seen: string[] = []
    const second = startRunner(2, () => true)
    const first = startRunner(1)
    // Many, so that the first is not through before the second comes, however slow that is.
    const kept = { head: KEPT.head, parts: Array.from({ length: 200 }, (_, index) => `${index}`) }
    const total = kept.parts.length
    let isTaken = false
    second.runner.onTakeUp('employeeImport', () => ({ ...spelling(seen, 'second'), total }))
    const takeAway = () => {
      if (!isTaken) void second.runner.takeUpLeft()
      isTaken = true
    }
    const id = await first.runner.start({ ...spelling(seen, 'first', takeAway), total, kept })
    await expect.poll(() => readJob(place, id)).toMatchObject({ status: 'done', done: total })
    expect(seen.map((each) => each.split(' ')[1])).toEqual(kept.parts)
    const handedOver = seen.findIndex((each) => each.startsWith('second'))
    expect(handedOver).toBeGreaterThan(0)
    expect(seen.slice(handedOver).filter((each) => each.startsWith('first'))).toEqual([])
    await first.runner.stop()
    await second.runner.stop()
  })

  test('is tried again after a fault, from where the database says it is', async () => {
    const seen: string[] = []
    const { runner, faults } = startRunner(1)
    const { step, ...order } = spelling(seen, 'it')
    let failures = 0
    const id = await runner.start({
      ...order,
      kept: KEPT,
      async step(db, state) {
        const next = await step?.(db, state)
        if (state.done === 2 && failures < 2) {
          failures += 1
          throw new Error('the connection was lost')
        }
        return next ?? { done: 0, result: {} }
      },
    })
    await expect.poll(() => readJob(place, id)).toMatchObject({ status: 'done', resultJson: '{"told":"abcdef"}' })
    expect(seen.map((each) => each.slice(-1)).join('')).toBe('abcccdef')
    expect(faults).toHaveLength(2)
    await runner.stop()
  })

  test('is not given up for many faults, where something was done between them', async () => {
    const seen: string[] = []
    const { runner, faults } = startRunner(1)
    const { step, ...order } = spelling(seen, 'it')
    const id = await runner.start({
      ...order,
      kept: KEPT,
      async step(db, state) {
        const next = await step?.(db, state)
        // Each part is done at the third try.
        if (seen.length % 3 !== 0) throw new Error('the connection was lost')
        return next ?? { done: 0, result: {} }
      },
    })
    await expect.poll(async () => (await readJob(place, id)).status).not.toMatch(/waiting|running/)
    expect(await readJob(place, id)).toMatchObject({ status: 'done', resultJson: '{"told":"abcdef"}' })
    expect(faults).toHaveLength(12)
    await runner.stop()
  })
})

test('of an order no more is kept than what is left to do', async () => {
  const { runner } = startRunner(1)
  const { step, ...order } = spelling([], 'it')
  const kept: number[] = []
  const id = await runner.start({
    ...order,
    kept: KEPT,
    async step(db, state) {
      kept.push((await db.selectFrom('jobOrder').select('part').execute()).length)
      return (await step?.(db, state)) ?? { done: 0, result: {} }
    },
  })
  await expect.poll(() => readJob(place, id)).toMatchObject({ status: 'done', resultJson: '{"told":"abcdef"}' })
  // With the head; a step may have to be done again, so the one before it drops nothing of its own.
  expect(kept).toEqual([7, 7, 6, 5, 4, 3])
  expect(await keptParts()).toEqual([])
  await runner.stop()
})

describe('a job that nobody can go on with', () => {
  const work = (order: Pick<JobOrder, 'work'>): JobOrder => ({
    ...NOTHING,
    kind: 'exportEmployees',
    interrupted: 'job.export.interrupted',
    ...order,
  })

  test('says so when its process is stopped', async () => {
    const { runner } = startRunner(1)
    const id = await runner.start(
      work({
        async work(done) {
          runner.rest()
          return { done: done + 1, result: {} }
        },
      }),
    )
    await runner.stop()
    expect(await readJob(place, id)).toMatchObject({
      status: 'failed',
      done: 1,
      message: 'job.export.interrupted',
      claimedBy: null,
    })
  })

  test('says so after a fault, and is not begun again', async () => {
    const { runner } = startRunner(1)
    let begun = 0
    const id = await runner.start(
      work({
        async work() {
          begun += 1
          throw new Error('the connection was lost')
        },
      }),
    )
    await expect.poll(() => readJob(place, id)).toMatchObject({ status: 'failed', message: 'job.export.interrupted' })
    expect(begun).toBe(1)
    await runner.stop()
  })
})

test('a server tells what processes left that are gone, and what to do', async () => {
  const again = '任务在完成 4/10 后中断。已完成的部分有效，其余请重新执行。'
  const noFile = '生成文件的过程中断，没有生成文件。请重新导出；如果仍然如此，请联系服务器的管理人员。'
  const told = Object.entries({
    exportEmployees: noFile,
    exportAudit: noFile,
    exportAnswers: noFile,
    archiveReports: noFile,
    bulkDisableEmployees: again,
    employeeImport: again,
  }).map(([kind, message], index) => ({ id: index + 1, kind, status: 'failed' as const, message }))
  const testApp = await startTestApp()
  const administrator = await testApp.setUpAdministrator()
  const { employeeId: createdBy } = await administrator.ok('getCurrentUser')
  const about = { status: 'running' as const, total: 10, done: 4, message: '', resultJson: '', createdBy }
  const at = { createdAt: '2026-11-01T00:00:00.000Z', updatedAt: '' }
  const OTHER = 99
  await testApp.database.write(async (db) => {
    const { id: enterpriseId } = await db.selectFrom('enterprise').select('id').executeTakeFirstOrThrow()
    const rows = told.map(({ id, kind }) => ({ id, kind, enterpriseId, claimedBy: '0-gone', ...about, ...at }))
    const other = { id: OTHER, kind: 'exportTags', enterpriseId, claimedBy: '1-other', ...about, ...at }
    await db
      .insertInto('job')
      .values([...rows, other])
      .execute()
  })
  const job = (id: number) => administrator.ok('getJob', { path: { id } })
  await expect.poll(() => Promise.all(told.map(({ id }) => job(id)))).toMatchObject(told)
  // On SQLite there is no other server on the folder.
  const isSqlite = testApp.database.engine === 'sqlite'
  await expect.poll(() => job(OTHER)).toMatchObject({ status: isSqlite ? 'failed' : 'running' })
  await testApp.close()
})

test('a job that was open before the upgrade is its maker’s, as its id says', async () => {
  const id = 128 * 64 * 9 + 128 * 5
  const values = "'employeeImport', 10, 4, '', '', 1, '2026-11-01T00:00:00.000Z', ''"
  const before = (at: number, status: string) =>
    `insert into job ("enterpriseId", id, status, kind, total, done, message, "resultJson", "createdBy", "createdAt", "updatedAt")
     values (1, ${at}, '${status}', ${values})`
  const upgraded = await openTestDatabase({
    async fill(at) {
      await unpackDump('0019', at)
      await inDump(at, [before(id, 'running'), before(id + 1, 'done')])
    },
  })
  const claimed = await upgraded.database.read(listClaimedJobs)
  expect(claimed).toEqual([{ enterpriseId: 1, id, kind: 'employeeImport', claimedBy: '5-' }])
  await upgraded.remove()
})

/** Jobs that their own process lost hold of: it goes on with them when the database can be written again. */
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DatabaseFault } from '../../server/database/engine/faults.ts'
import type { DatabaseService } from '../../server/database/open.ts'
import { readJob } from './longImport.ts'
import { KEPT, NOTHING, runnerOn, spelling } from './runners.ts'
import { openTestDatabase, type TestDatabase } from './testDatabase.ts'

let place: TestDatabase

/** The tries of a line take ten seconds. */
vi.setConfig({ testTimeout: 120_000 })

beforeEach(async () => {
  place = await openTestDatabase()
})

afterEach(async () => {
  await place.remove()
})

/** More than free pages hold. */
const LONG = 200_000

/** Whether jobs can be written; all can be read, as with a full disk. */
async function setWritable(isWritable: boolean): Promise<void> {
  const { url, database } = place
  if (url === undefined) {
    await database.write(async (db) => {
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
      const pages = (rows[0]?.page_count ?? 0) + (isWritable ? 10_000 : 0)
      await sql.raw(`pragma max_page_count = ${pages}`).execute(db)
    })
    return
  }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('set default_transaction_read_only = off')
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name')
  const state = isWritable ? 'off' : 'on'
  await client.query(`alter database ${rows[0]?.name} set default_transaction_read_only = ${state}`)
  const others = 'datname = current_database() and pid <> pg_backend_pid()'
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`)
  await client.end()
}

/** Makes each change of a job as large as a slice of an import, where that is what finds no room. */
const enlargeChanges = () =>
  place.database.write(async (db) => {
    if (place.url !== undefined) return
    await sql`create table filling (body blob)`.execute(db)
    await sql
      .raw(`create trigger fill after update on job begin insert into filling values (zeroblob(${LONG})); end`)
      .execute(db)
  })

const isRefused = (jobId: number) =>
  place.database
    .write((db) => db.updateTable('job').set({ message: 'written' }).where('id', '=', jobId).execute())
    .then(
      () => false,
      (error: unknown) => error instanceof DatabaseFault && error.fault === 'DATABASE_FULL',
    )

/** Looks for jobs far more often than a server does, until `end` is called. */
function lookAgainAndAgain({ takeUpLeft }: { takeUpLeft(): Promise<void> }) {
  let looking = Promise.resolve()
  let looks = 0
  const timer = setInterval(() => {
    looking = looking.then(takeUpLeft).then(
      () => {
        looks += 1
      },
      () => undefined,
    )
  }, 50)
  return {
    looks: () => looks,
    async end() {
      clearInterval(timer)
      await looking
    },
  }
}

test('a disk that is full for long holds jobs up and ends none: each goes on, or says what became of it', async () => {
  const seen: string[] = []
  const { runner, faults } = runnerOn(place.database, 1)
  runner.onTakeUp('employeeImport', () => spelling(seen, 'again'))
  runner.onTakeUp('exportTags', () => 'job.export.interrupted')
  let goOn = () => {}
  const full = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const exporting = await runner.start({
    ...NOTHING,
    kind: 'exportTags',
    async work() {
      await full
      return { done: 1, result: {} }
    },
  })
  await enlargeChanges()
  const importing = await runner.start({ ...spelling(seen, 'first'), kept: KEPT })
  await setWritable(false)
  await expect.poll(() => isRefused(importing)).toBe(true)
  goOn()
  const look = lookAgainAndAgain(runner)
  // Ten tries to tell of the export, then ten of the import, and one at least after that.
  await expect.poll(() => faults.length, { timeout: 60_000 }).toBeGreaterThan(22)
  const [before, looks] = [faults.length, look.looks()]
  await expect.poll(look.looks, { timeout: 30_000 }).toBeGreaterThan(looks + 40)
  // Not at every look.
  expect(faults.length - before).toBeLessThan(10)
  expect(await readJob(place, importing)).toMatchObject({ done: 0 })
  await setWritable(true)
  await expect.poll(() => readJob(place, importing), { timeout: 60_000 }).toMatchObject({ status: 'done' })
  expect(await readJob(place, importing)).toMatchObject({ done: 6, resultJson: '{"told":"abcdef"}' })
  await expect
    .poll(() => readJob(place, exporting), { timeout: 60_000 })
    .toMatchObject({ status: 'failed', message: 'job.export.interrupted' })
  await look.end()
  await runner.stop()
})

/** The database, but for the answer to its commit number `lost`, which is written and never told. */
function withoutAnswer(database: DatabaseService, lost: number): DatabaseService {
  let writes = 0
  return {
    ...database,
    async write(work) {
      const result = await database.write(work)
      writes += 1
      if (writes === lost) {
        throw new DatabaseFault('DATABASE_AWAY', new Error('Connection terminated unexpectedly'))
      }
      return result
    },
  }
}

/** The database, but for so many writes in a row behind a lock of somebody else. */
function lockedOnce(database: DatabaseService, { after, writes }: { after: number; writes: number }): DatabaseService {
  let asked = 0
  return {
    ...database,
    async write(work) {
      asked += 1
      if (asked <= after || asked > after + writes) return database.write(work)
      throw new DatabaseFault('DATABASE_BUSY', new Error('canceling statement due to lock timeout'))
    },
  }
}

test('a job behind a lock that outlasts its tries goes on where it was', async () => {
  const seen: string[] = []
  // Its row, its parts and its head are stored, and a slice is done; then as many writes wait in vain as a line tries.
  const { runner, faults } = runnerOn(lockedOnce(place.database, { after: 4, writes: 10 }), 1)
  runner.onTakeUp('employeeImport', () => spelling(seen, 'again'))
  const id = await runner.start({ ...spelling(seen, 'first'), kept: KEPT })
  const look = lookAgainAndAgain(runner)
  await expect.poll(() => faults.length, { timeout: 60_000 }).toBe(10)
  expect(await readJob(place, id)).toMatchObject({ status: 'running', done: 1 })
  await expect.poll(() => readJob(place, id), { timeout: 60_000 }).toMatchObject({ status: 'done', done: 6 })
  expect(seen).toEqual(['first a', 'again b', 'again c', 'again d', 'again e', 'again f'])
  await look.end()
  await runner.stop()
})

test('a job whose first commit was not answered is told as interrupted', async () => {
  const { runner } = runnerOn(withoutAnswer(place.database, 1), 1)
  await expect(runner.start({ ...spelling([], 'it'), kept: KEPT })).rejects.toMatchObject({ fault: 'DATABASE_AWAY' })
  const jobs = () => place.database.read((db) => db.selectFrom('job').select(['status', 'message']).execute())
  await expect.poll(jobs).toEqual([{ status: 'failed', message: 'job.interrupted' }])
  await runner.stop()
})

test('a job that was taken up goes on although the commit of that was not answered', async () => {
  const seen: string[] = []
  const first = runnerOn(place.database, 1)
  const id = await first.runner.start({ ...spelling(seen, 'first', first.runner.rest), kept: KEPT })
  await first.runner.stop()
  const second = runnerOn(withoutAnswer(place.database, 1), 2, (run) => run === first.run)
  second.runner.onTakeUp('employeeImport', () => spelling(seen, 'second'))
  await second.runner.takeUpLeft()
  expect(await readJob(place, id)).toMatchObject({ status: 'waiting', done: 1, claimedBy: second.run })
  const look = lookAgainAndAgain(second.runner)
  await expect.poll(() => readJob(place, id), { timeout: 60_000 }).toMatchObject({ status: 'done', done: 6 })
  expect(seen).toEqual(['first a', 'second b', 'second c', 'second d', 'second e', 'second f'])
  await look.end()
  await second.runner.stop()
})

/** The database of a process that dies after so many writes: nothing comes of the next one, and nobody hears of it. */
function dyingAfter(database: DatabaseService, most: number) {
  let writes = 0
  const { promise: died, resolve: die } = Promise.withResolvers<void>()
  const dying: DatabaseService = {
    ...database,
    async write(work) {
      if (writes === most) {
        die()
        return new Promise<never>(() => undefined)
      }
      writes += 1
      return database.write(work)
    },
  }
  return { dying, died }
}

test.for([1, 2, 3, 4])('an order whose process died after %i of its five writes is begun by nobody', async (writes) => {
  const { dying, died } = dyingAfter(place.database, writes)
  const first = runnerOn(dying, 1)
  // Its row, three times twenty parts at most, its head.
  void first.runner.start({ ...spelling([], 'first'), kept: { ...KEPT, parts: Array.from({ length: 45 }, String) } })
  await died
  const seen: string[] = []
  const second = runnerOn(place.database, 2, (run) => run === first.run)
  second.runner.onTakeUp('employeeImport', (head) => (head === null ? 'job.cut' : spelling(seen, 'second')))
  await second.runner.takeUpLeft()
  const jobs = () => place.database.read((db) => db.selectFrom('job').select(['status', 'message']).execute())
  await expect.poll(jobs).toEqual([{ status: 'failed', message: 'job.cut' }])
  await second.runner.stop()
  expect(seen).toEqual([])
  expect(await place.database.read((db) => db.selectFrom('jobOrder').select('part').execute())).toEqual([])
})

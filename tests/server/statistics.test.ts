/** The engines know the sizes of tables soon after much was written at once. */
import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DatabaseService } from '../../server/database/open.ts'
import { renewStatistics } from '../../server/database/statistics.ts'
import { startStatistics } from '../../server/starting.ts'
import { createCollecting } from './collectingQuestionnaire.ts'
import { startTestApp, type TestApp } from './testApp.ts'
import { testEngine } from './testDatabase.ts'
import { undisturbed } from './undisturbed.ts'

const MOST_MILLISECONDS = 20_000
/** How often a server looks. */
const EVERY_MILLISECONDS = 20_000

let testApp: TestApp

beforeEach(async () => {
  testApp = await undisturbed(startTestApp)
  await testApp.setUpAdministrator()
})

afterEach(async () => {
  await testApp.close()
})

/** How many rows the engine believes there are; 0 when it knows nothing. */
async function believed(table = 'relation'): Promise<number> {
  if (testEngine === 'postgres') {
    const { rows } = await testApp.database.read((db) =>
      sql<{ rows: number }>`select cast(reltuples as bigint) as rows from pg_class
        where relname = ${table} and relnamespace = current_schema()::regnamespace`.execute(db),
    )
    return Math.max(0, rows[0]?.rows ?? 0)
  }
  const { rows } = await testApp.database.read((db) =>
    sql<{ stat: string }>`select stat from sqlite_stat1 where tbl = ${table} limit 1`.execute(db),
  )
  return Number(rows[0]?.stat.split(' ')[0] ?? 0)
}

/** Two thousand turns at once; PostgreSQL would look at them by itself, only later. */
async function writeMuch() {
  const still = sql`alter table relation set (autovacuum_enabled = false)`
  if (testEngine === 'postgres') await testApp.database.write((db) => still.execute(db))
  await createCollecting(testApp, { type: 1, evaluatees: 200, ratersPerLevel: 3 })
}

test('a round of two thousand turns is known to be one', async () => {
  await writeMuch()
  const until = performance.now() + MOST_MILLISECONDS
  // PostgreSQL counts changed rows a moment later.
  do {
    await renewStatistics(testApp.database)
  } while ((await believed()) < 1000 && performance.now() < until)
  expect(await believed()).toBeGreaterThan(1000)
})

/** What the reading connection finds a row by that has one value of each column. */
async function planned(): Promise<string> {
  const question = sql`select count(*) from crowd where half = 1 and own = 1`
  return testApp.database.read(async (db) => {
    // Only a statement that runs notices that the schema has changed; a text that is kept would be explained as it was.
    await question.execute(db)
    const asked = sql.raw(`/* ${performance.now()} */`)
    const { rows } = await sql<{ detail: string }>`explain query plan ${question} ${asked}`.execute(db)
    return rows.map(({ detail }) => detail).join()
  })
}

test.runIf(testEngine === 'sqlite')('the connection that reads plans by the sizes of now', async () => {
  const { database } = testApp
  await database.write(async (db) => {
    await sql`create table crowd (half bigint, own bigint)`.execute(db)
    await sql`create index "crowdHalf" on crowd (half)`.execute(db)
    await sql`create index "crowdOwn" on crowd (own)`.execute(db)
    await sql`with recursive row(n) as (select 1 union all select n + 1 from row where n < 20)
      insert into crowd select n, 1 from row`.execute(db)
  })
  await renewStatistics(database)
  expect(await planned()).toContain('crowdHalf')
  await database.write((db) =>
    sql`with recursive row(n) as (select 1 union all select n + 1 from row where n < 2000)
      insert into crowd select 1, n from row`.execute(db),
  )
  await renewStatistics(database)
  expect(await planned()).toContain('crowdOwn')
})

test.runIf(testEngine === 'postgres')('beside very many rows, ten thousand new ones are much', async () => {
  const { database } = testApp
  const insert = (from: number, to: number) =>
    database.write((db) =>
      sql`insert into "signInThrottle" select cast(n as text), 1, null, ''
        from generate_series(${sql.lit(from)}, ${sql.lit(to)}) as n`.execute(db),
    )
  await database.write((db) => sql`alter table "signInThrottle" set (autovacuum_enabled = false)`.execute(db))
  await insert(1, 150_000)
  await database.write((db) => sql`analyze "signInThrottle"`.execute(db))
  expect(await believed('signInThrottle')).toBe(150_000)
  await insert(150_001, 161_500)
  const looked = async () => {
    await renewStatistics(database)
    return believed('signInThrottle')
  }
  await expect.poll(looked, { timeout: MOST_MILLISECONDS }).toBeGreaterThan(160_000)
})

test.runIf(testEngine === 'sqlite')('no sample of any row is kept beside the sizes', async () => {
  await renewStatistics(testApp.database)
  const { rows } = await testApp.database.read((db) =>
    sql<{ n: number }>`select count(*) as n from sqlite_stat4`.execute(db),
  )
  expect(rows).toEqual([{ n: 0 }])
})

test('a server looks again and again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const app = Fastify()
  try {
    startStatistics(testApp.database, app)
    await app.ready()
    await writeMuch()
    const looked = async () => {
      vi.advanceTimersByTime(EVERY_MILLISECONDS)
      return believed()
    }
    await expect.poll(looked, { timeout: MOST_MILLISECONDS }).toBeGreaterThan(1000)
  } finally {
    vi.useRealTimers()
    await app.close()
  }
})

/** Into two tables, each a look of its own on PostgreSQL, which counts changed rows a moment later. */
async function writeMuchIntoTwo() {
  await writeMuch()
  await testApp.database.write((db) =>
    sql`insert into "signInThrottle" select cast(n as text), 1, null, '' from generate_series(1, 2000) as n`.execute(
      db,
    ),
  )
  const changed = sql`select 1 from pg_stat_user_tables where n_mod_since_analyze > 1500`
  const tables = async () => (await testApp.database.read((db) => changed.execute(db))).rows.length
  await expect.poll(tables, { timeout: MOST_MILLISECONDS }).toBe(2)
}

/** The same database, in which every look takes until `release`. */
function slow() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const looked = vi.fn()
  const database: DatabaseService = {
    ...testApp.database,
    async write(work) {
      looked()
      await released
      return testApp.database.write(work)
    },
  }
  return { database, looked, release }
}

test('a server looks at its start; a look that hangs keeps it not from ending, and none begins after it', async () => {
  if (testEngine === 'postgres') await writeMuchIntoTwo()
  const { database, looked, release } = slow()
  const app = Fastify()
  startStatistics(database, app, 1)
  await app.ready()
  await expect.poll(() => looked.mock.calls.length, { timeout: MOST_MILLISECONDS }).toBe(1)
  await app.close()
  release()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(looked).toHaveBeenCalledTimes(1)
})

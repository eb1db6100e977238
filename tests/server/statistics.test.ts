/** The engines know the sizes of tables soon after much was written at once. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { renewStatistics } from '../../server/database/statistics.ts'
import { createCollecting } from './collectingQuestionnaire.ts'
import { startTestApp, type TestApp } from './testApp.ts'
import { testEngine } from './testDatabase.ts'

const MOST_MILLISECONDS = 20_000

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
  await testApp.setUpAdministrator()
})

afterAll(async () => {
  await testApp.close()
})

/** What the engine believes of the relations; 0 when it knows nothing. */
async function believed(): Promise<number> {
  if (testEngine === 'postgres') {
    const { rows } = await testApp.database.read((db) =>
      sql<{ rows: number }>`select cast(reltuples as bigint) as rows from pg_class
        where relname = 'relation' and relnamespace = current_schema()::regnamespace`.execute(db),
    )
    return Math.max(0, rows[0]?.rows ?? 0)
  }
  const { rows } = await testApp.database.read((db) =>
    sql<{ stat: string }>`select stat from sqlite_stat1 where tbl = 'relation' limit 1`.execute(db),
  )
  return Number(rows[0]?.stat.split(' ')[0] ?? 0)
}

test('a round of two thousand turns is known to be one', async () => {
  // It would be done by itself, only later.
  const still = sql`alter table relation set (autovacuum_enabled = false)`
  if (testEngine === 'postgres') await testApp.database.write((db) => still.execute(db))
  await createCollecting(testApp, { type: 1, evaluatees: 200, ratersPerLevel: 3 })
  const until = performance.now() + MOST_MILLISECONDS
  // PostgreSQL counts changed rows a moment later.
  do {
    await renewStatistics(testApp.database)
  } while ((await believed()) < 1000 && performance.now() < until)
  expect(await believed()).toBeGreaterThan(1000)
})

test.runIf(testEngine === 'sqlite')('no sample of any row is kept beside the sizes', async () => {
  await renewStatistics(testApp.database)
  const { rows } = await testApp.database.read((db) =>
    sql<{ n: number }>`select count(*) as n from sqlite_stat4`.execute(db),
  )
  expect(rows).toEqual([{ n: 0 }])
})

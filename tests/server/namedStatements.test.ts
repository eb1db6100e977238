/** What comes often keeps its plan on PostgreSQL, and stays right when the tables change beneath it. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './testApp.ts'
import { testEngine } from './testDatabase.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
  await testApp.setUpAdministrator()
})

afterAll(async () => {
  await testApp.close()
})

const names = () =>
  testApp.database.write(async (db) => {
    for (let run = 0; run < 10; run += 1) await db.selectFrom('enterprise').select('name').where('id', '>', 0).execute()
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where statement like '%from "enterprise"%'`.execute(db)
    return rows.map(({ statement }) => statement)
  })

test.runIf(testEngine === 'postgres')('a statement that comes often is prepared once on its connection', async () => {
  expect(await names()).toContain('select "name" from "enterprise" where "id" > $1')
})

test.runIf(testEngine === 'postgres')('it goes on when the table was made anew', async () => {
  await names()
  await testApp.database.write((db) => sql`alter table enterprise add column "later" text`.execute(db))
  expect(await names()).not.toEqual([])
  await testApp.database.rewrite(['enterprise'])
  expect(await names()).not.toEqual([])
})

const CONNECTIONS = 5

test.runIf(testEngine === 'postgres')(
  'of columns that a later version added each connection stumbles once at most',
  async () => {
    const all = () => testApp.database.write((db) => db.selectFrom('tag').selectAll().where('id', '>', 0).execute())
    for (let run = 0; run < 10; run += 1) await all()
    await testApp.database.write((db) => sql`alter table tag add column "later" text`.execute(db))
    let stumbled = 0
    for (let run = 0; run < 3 * CONNECTIONS; run += 1) await all().catch(() => (stumbled += 1))
    expect(stumbled).toBeGreaterThan(0)
    expect(stumbled).toBeLessThanOrEqual(CONNECTIONS)
  },
)

/** An anonymous round that an earlier version finished, removed before the upgrade, is sealed like all others (anonymity.md R21). */
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DatabasePlace, unpackDump } from '../dumps/files.ts'
import { startTestApp, type TestApp } from './testApp.ts'

const REMOVE = `update questionnaire set "deletedAt" = '2026-11-20T01:00:00.000Z' where type = 2 and "processStatus" = 40`

let testApp: TestApp

/** The newest enterprise stored before what team figures read was kept. */
async function fill(place: DatabasePlace) {
  await unpackDump('0023', place)
  if (place.url === undefined) {
    const database = new Sqlite(place.file)
    database.exec(REMOVE)
    database.close()
    return
  }
  const client = new pg.Client({ connectionString: place.url })
  await client.connect()
  await client.query(REMOVE)
  await client.end()
}

beforeAll(async () => {
  testApp = await startTestApp({}, false, { fill, now: new Date('2026-11-21T01:00:00.000Z') })
})

afterAll(() => testApp.close())

test('it comes to an end, with what team figures read of its reports', async () => {
  const removed = () =>
    testApp.database.read((db) =>
      db
        .selectFrom('questionnaire')
        .select(['id', 'sealedAt'])
        .where('type', '=', 2)
        .where('processStatus', '=', 40)
        .where('deletedAt', 'is not', null)
        .execute(),
    )
  expect((await removed()).length).toBeGreaterThan(0)
  const unsealed = async () => (await removed()).filter(({ sealedAt }) => sealedAt === null)
  await expect.poll(unsealed, { timeout: 30_000, interval: 100 }).toEqual([])
  const ids = (await removed()).map(({ id }) => id)
  const members = await testApp.database.read((db) =>
    db.selectFrom('publishedMember').select('memberJson').where('questionnaireId', 'in', ids).execute(),
  )
  expect(members.length).toBeGreaterThan(0)
  expect(members.filter(({ memberJson }) => memberJson === '')).toEqual([])
})

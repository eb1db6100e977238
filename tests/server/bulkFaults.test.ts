/** Acts upon many rows while the database is busy or full: that is told, and no row is said to have been passed over. */
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import type { Handle } from '../../server/database/open.ts'
import { insertEmployees } from '../../server/records/people/employees.ts'
import { newEmployee } from '../../server/records/people/newEmployee.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'
import { testEngine } from './testDatabase.ts'

/** Only a lock is waited for in vain. */
const LIMITS = { connect: 10_000, lock: 300, statement: 20_000, answer: 30_000, idleInTransaction: 60_000 }
const PEOPLE = 650

let testApp: TestApp

afterEach(() => testApp.close())

async function open(): Promise<Visitor> {
  testApp = await startTestApp({}, false, testEngine === 'postgres' ? { limits: LIMITS } : {})
  return testApp.setUpAdministrator()
}

async function makeThree(administrator: Visitor): Promise<number[]> {
  const ids: number[] = []
  for (const title of ['甲', '乙', '丙'])
    ids.push((await administrator.ok('createQuestionnaire', { body: { title } })).id)
  return ids
}

/** Somebody else holds what `query` takes while `work` goes on. */
async function beside<T>(query: (db: Handle) => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let take: () => void = () => undefined
  const taken = new Promise<void>((resolve) => {
    take = resolve
  })
  const holding = testApp.database.write(async (db) => {
    await query(db)
    take()
    await released
  })
  await taken
  try {
    return await work()
  } finally {
    release()
    await holding
  }
}

test.skipIf(testEngine === 'postgres')('on a file that cannot be written they are refused as a whole', async () => {
  const administrator = await open()
  const ids = await makeThree(administrator)
  await testApp.database.write((db) => sql`pragma query_only = on`.execute(db))
  const refused = await administrator.call('bulkDisableQuestionnaires', { body: { ids } })
  expect(refused).toMatchObject({ status: 503, returnCode: 2084, headers: { 'retry-after': '2' } })
  const { items } = await administrator.ok('listQuestionnaires')
  expect(items.map(({ disableStatus }) => disableStatus)).toEqual([0, 0, 0])
})

describe.skipIf(testEngine === 'sqlite')('a row that somebody else holds', () => {
  test('is waited for, and then told', async () => {
    const administrator = await open()
    const ids = await makeThree(administrator)
    const held = (db: Handle) => sql`select id from questionnaire where id = ${ids[2]} for update`.execute(db)
    const refused = await beside(held, () => administrator.call('bulkDisableQuestionnaires', { body: { ids } }))
    expect(refused).toMatchObject({ status: 503, returnCode: 2083, headers: { 'retry-after': '2' } })
    expect((await administrator.ok('bulkDisableQuestionnaires', { body: { ids } })).changed.sort()).toEqual(ids)
  })

  test('interrupts a job, which says how far it came', async () => {
    const administrator = await open()
    const ids = createIds(() => Date.now(), 61)
    const people = await testApp.database.write(async (db) => {
      const { id: enterpriseId } = await db.selectFrom('enterprise').select('id').executeTakeFirstOrThrow()
      const rows = Array.from({ length: PEOPLE }, (_, index) =>
        newEmployee({
          enterpriseId,
          id: ids.newId(),
          displayName: `忙${index}`,
          email: '',
          createdAt: '2026-11-01T00:00:00.000Z',
        }),
      )
      await insertEmployees(db, rows)
      return rows.map(({ id }) => id)
    })
    const held = (db: Handle) => sql`select id from employee where id = ${people[250]} for update`.execute(db)
    const ended = await beside(held, async () => {
      const { jobId } = await administrator.ok('bulkDisableEmployees', {
        body: { filter: { kw: '忙' }, expectedCount: PEOPLE },
      })
      const job = () => administrator.ok('getJob', { path: { id: jobId ?? 0 } })
      await expect.poll(async () => (await job()).status, { timeout: 20_000 }).toBe('failed')
      return job()
    })
    expect(ended).toMatchObject({ done: 200, result: { updated: 200, skipped: 0 } })
  })
})

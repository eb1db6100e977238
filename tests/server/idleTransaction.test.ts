/** PostgreSQL ends a transaction in which nothing is asked any more: what it locked, others wait for. */
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import type { Handle } from '../../server/database/open.ts'
import { openTestDatabase, type TestDatabase, testEngine } from './testDatabase.ts'

/** Long enough for a busy machine, but for the one that is asked about. */
const LIMITS = { connect: 20_000, lock: 20_000, statement: 30_000, answer: 40_000, idleInTransaction: 500 }

const insert = (db: Handle, key: string) =>
  db.insertInto('signInThrottle').values({ key, failures: 1, blockedUntil: null, updatedAt: '' }).execute()

describe.skipIf(testEngine === 'sqlite')('a transaction in which nothing is asked any more', () => {
  let opened: TestDatabase
  afterEach(() => opened.remove())

  test('is ended after a minute', async () => {
    opened = await openTestDatabase()
    const shown = sql`show idle_in_transaction_session_timeout`
    const { rows } = await opened.database.write((db) => shown.execute(db))
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '1min' }])
  })

  test('is ended by the database: it stores nothing, and who waited for it goes on', async () => {
    opened = await openTestDatabase({ limits: LIMITS })
    const { database } = opened
    const held = Promise.withResolvers<void>()
    const over = Promise.withResolvers<void>()
    const idle = database.write(async (db) => {
      await insert(db, 'same')
      held.resolve()
      await over.promise
      await insert(db, 'later')
    })
    const told = expect(idle).rejects.toMatchObject({ fault: 'DATABASE_AWAY' })
    await held.promise
    // Behind the same key; in vain, if that transaction went on.
    await database.write((db) => insert(db, 'same')).finally(over.resolve)
    await told
    const rows = await database.read((db) => db.selectFrom('signInThrottle').select('key').execute())
    expect(rows).toEqual([{ key: 'same' }])
  })
})

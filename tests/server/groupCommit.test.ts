import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Handle } from '../../server/database/open.ts'
import { openTestDatabase, type TestDatabase, testEngine } from './testDatabase.ts'

let opened: TestDatabase

beforeAll(async () => {
  opened = await openTestDatabase()
})

afterAll(async () => {
  await opened.remove()
})

const insert = (db: Handle, key: string) =>
  db.insertInto('signInThrottle').values({ key, failures: 1, blockedUntil: null, updatedAt: '' }).execute()

async function keys(): Promise<string[]> {
  const rows = await opened.database.read((db) =>
    db.selectFrom('signInThrottle').select('key').orderBy('key').execute(),
  )
  return rows.map(({ key }) => key)
}

test('writes of one moment: the one that fails is undone alone, and says so', async () => {
  const { database } = opened
  const outcomes = await Promise.allSettled([
    database.write((db) => insert(db, 'a')),
    database.write(async (db) => {
      await insert(db, 'half')
      throw new Error('changed my mind')
    }),
    database.write((db) => insert(db, 'b')),
    database.write((db) => insert(db, 'a')),
  ])
  const [first, half, other, second] = outcomes.map(({ status }) => status)
  expect([half, other]).toEqual(['rejected', 'fulfilled'])
  // PostgreSQL writes the two at once: one of them takes the key, whichever is there first.
  expect([first, second].sort()).toEqual(['fulfilled', 'rejected'])
  expect(await keys()).toEqual(['a', 'b'])
})

test('a write is readable as soon as it is acknowledged', async () => {
  await Promise.all(
    Array.from({ length: 100 }, async (_, index) => {
      const key = `read-${index}`
      await opened.database.write((db) => insert(db, key))
      expect(await keys()).toContain(key)
    }),
  )
})

test('a query outside the open transaction is a loud error', async () => {
  const { database } = opened
  await expect(database.write(() => keys())).rejects.toThrow('outside the open transaction')
  await expect(database.write(() => database.write((db) => insert(db, 'inner')))).rejects.toThrow('outside')
})

/** As a slice of long work does it, with nothing but queries awaited. */
function keepBusy(milliseconds: number): void {
  for (const until = performance.now() + milliseconds; performance.now() < until; );
}

test.skipIf(testEngine === 'postgres')('slices of several long works do not add up: others come between', async () => {
  const happened: string[] = []
  const slice = (name: string) =>
    opened.database.write(async (db) => {
      await insert(db, name)
      keepBusy(60)
      happened.push(name)
    })
  const all = ['slice 1', 'slice 2', 'slice 3'].map(slice)
  setImmediate(() => happened.push('another call'))
  await Promise.all(all)
  expect(happened).toEqual(['slice 1', 'another call', 'slice 2', 'slice 3'])
  expect(await keys()).toEqual(expect.arrayContaining(['slice 1', 'slice 2', 'slice 3']))
})

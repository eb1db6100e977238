import { afterAll, beforeAll, expect, test } from 'vitest'
import { kept } from '../../server/database/kept.ts'
import { openTestDatabase, type TestDatabase } from './testDatabase.ts'

let opened: TestDatabase

beforeAll(async () => {
  opened = await openTestDatabase()
})

afterAll(async () => {
  await opened.remove()
})

const insert = kept((db, row: { key: string; failures: number }) =>
  db.insertInto('signInThrottle').values({ ...row, blockedUntil: null, updatedAt: 'fixed' }),
)
const find = kept((db, { key, failures }: { failures: number; key: string }) =>
  db
    .selectFrom('signInThrottle')
    .select(['key', 'failures', 'updatedAt'])
    .where('key', '=', key)
    .where('failures', '=', failures)
    .where('updatedAt', 'in', ['fixed', 'other']),
)

test('each call places its own values, whatever their order, and keeps what is fixed', async () => {
  const { database } = opened
  await database.write((db) => insert(db, { key: 'a', failures: 1 }))
  await database.write((db) => insert(db, { failures: 2, key: 'b' }))
  const read = (key: string, failures: number) => database.read((db) => find(db, { key, failures }))
  expect(await read('a', 1)).toEqual([{ key: 'a', failures: 1, updatedAt: 'fixed' }])
  expect(await read('b', 2)).toEqual([{ key: 'b', failures: 2, updatedAt: 'fixed' }])
  expect(await read('a', 2)).toEqual([])
})

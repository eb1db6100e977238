import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kept } from '../../server/database/kept.ts'
import { openDatabase } from '../../server/database/open.ts'
import { temporaryDirectory } from '../bench/processes.ts'
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

const findText = kept((db, { failures }: { failures: number }) =>
  db
    .selectFrom('signInThrottle')
    .select('key')
    .where('key', '=', "who's there?")
    .where('failures', '>=', failures)
    .where('failures', '<', 9)
    .limit(1),
)

test('what is fixed may hold quotation and question marks', async () => {
  const { database } = opened
  await database.write((db) => insert(db, { key: "who's there?", failures: 3 }))
  expect(await database.read((db) => findText(db, { failures: 3 }))).toEqual([{ key: "who's there?" }])
  expect(await database.read((db) => findText(db, { failures: 4 }))).toEqual([])
})

test('SQLite is given nothing that it would plan anew for', async () => {
  const { directory, remove } = temporaryDirectory()
  const heard: { sql: string; parameters: readonly unknown[] }[] = []
  const file = join(directory, 'heard.sqlite')
  const database = await openDatabase({ file, onQuery: (sql, parameters) => heard.push({ sql, parameters }) })
  heard.length = 0
  await database.read((db) => findText(db, { failures: 3 }))
  await database.close()
  remove()
  expect(heard).toHaveLength(1)
  expect(heard[0]?.parameters).toEqual([3])
  expect(heard[0]?.sql).not.toMatch(/[^+]\?(?!')/)
})

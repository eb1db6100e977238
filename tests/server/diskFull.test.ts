/** SQLite without room: what cannot be stored is refused in words, what is there can be read, and it goes on by itself. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSqlite } from '../../server/database/engine/sqlite.ts'
import type { Handle } from '../../server/database/open.ts'
import { temporaryDirectory } from '../bench/processes.ts'
import { createFetchCaller } from '../contract/fetchCaller.ts'
import { LISTENING, spawnServer } from './serverProcess.ts'
import { smallDisk } from './smallDisk.ts'
import { ADMINISTRATOR, startTestApp, type TestApp } from './testApp.ts'
import { testEngine } from './testDatabase.ts'

const REFUSED = { status: 503, returnCode: 2084, result: null, headers: { 'retry-after': '2' } }
/** Of incompressible text, more than the free pages of a new database hold. */
const LONG = 'x'.repeat(50_000)

/** An outage is over two seconds after its last fault at the earliest. */
const QUIET_MILLISECONDS = 2_100

const insert = (db: Handle, key: string) =>
  db.insertInto('signInThrottle').values({ key, failures: 1, blockedUntil: null, updatedAt: '' }).execute()

describe.skipIf(testEngine === 'postgres')('a file that may not grow', () => {
  let testApp: TestApp
  const logged: { level: number; msg: string }[] = []

  beforeEach(async () => {
    logged.length = 0
    const stream = { write: (line: string) => void logged.push(JSON.parse(line)) }
    testApp = await startTestApp({}, { level: 'info', stream })
  })
  afterEach(() => testApp.close())

  /** Pages are all the room there is; SQLite then does as it does on a full disk. */
  const leave = (pages: number) =>
    testApp.database.write(async (db) => {
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
      await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + pages}`).execute(db)
    })

  test('refuses in words, is read, logs it once, and takes more when there is room again', async () => {
    const administrator = await testApp.setUpAdministrator()
    await leave(0)
    const names = Array.from({ length: 400 }, (_, index) => `部门${index}`)
    const refused = []
    for (const name of names) {
      const answer = await administrator.call('createDepartment', { body: { name } })
      if (answer.returnCode !== 0) refused.push(answer)
      if (refused.length === 3) break
    }
    expect(refused).toMatchObject([REFUSED, REFUSED, REFUSED])
    expect(refused[0]?.message).toContain('磁盘已满')
    const kept = await administrator.ok('listDepartments')
    expect(await administrator.ok('listEmployees')).toMatchObject({ total: 1 })
    await pass(QUIET_MILLISECONDS)
    // What looks for work and finds none, as every few seconds: nothing is written by it.
    await testApp.database.write((db) => db.deleteFrom('signInThrottle').where('key', '=', 'nobody').execute())
    const told = [{ msg: expect.stringContaining('disk is full') }]
    expect(logged.filter(({ level }) => level >= 40)).toMatchObject(told)
    await leave(1000)
    await administrator.ok('createDepartment', { body: { name: '又有地方了' } })
    expect((await administrator.ok('listDepartments')).length).toBe(kept.length + 1)
    expect(logged.filter(({ level }) => level >= 40)).toMatchObject([...told, { msg: 'the database works again' }])
  })

  test('that may not be written at all is read by whoever is signed in', async () => {
    const administrator = await testApp.setUpAdministrator()
    await testApp.database.write((db) => sql`pragma query_only = on`.execute(db))
    // The session is seen anew, which cannot be written down.
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 3_600_000)
    expect(await administrator.ok('listEmployees')).toMatchObject({ total: 1 })
    expect(await administrator.call('createDepartment', { body: { name: '部门' } })).toMatchObject(REFUSED)
  })

  test('writes of one moment: all of them are stored whole or refused, with the first error', async () => {
    await leave(2)
    const big = { key: 'big', failures: 1, blockedUntil: null, updatedAt: LONG }
    const ends = await Promise.allSettled([
      testApp.database.write((db) => insert(db, 'before')),
      testApp.database.write((db) => db.insertInto('signInThrottle').values(big).execute()),
      testApp.database.write((db) => insert(db, 'after')),
    ])
    const rows = await testApp.database.read((db) => db.selectFrom('signInThrottle').select('key').execute())
    const stored = new Set(rows.map(({ key }) => key))
    expect(ends.map(({ status }) => status === 'fulfilled')).toEqual(
      ['before', 'big', 'after'].map((key) => stored.has(key)),
    )
    expect(ends[1]).toMatchObject({ reason: { fault: 'DATABASE_FULL', cause: { code: 'SQLITE_FULL' } } })
    await leave(1000)
    await testApp.database.write((db) => insert(db, 'at last'))
  })
})

test.skipIf(testEngine === 'postgres')('a transaction that could not be rolled back hinders no later one', async () => {
  const { directory, remove } = temporaryDirectory()
  const { writer, reader } = openSqlite(join(directory, 'some.sqlite'))
  await sql`begin`.execute(writer)
  await sql`create table lost (id int)`.execute(writer)
  await writer.transaction().execute((db) => sql`create table stored (id int)`.execute(db))
  const { rows } = await sql`select name from sqlite_master`.execute(reader)
  expect(rows).toEqual([{ name: 'stored' }])
  await writer.destroy()
  await reader.destroy()
  remove()
})

test.skipIf(testEngine === 'postgres')(
  'a server on a disk that fills up goes on when there is room again',
  async ({ skip }) => {
    const disk = smallDisk(6_000_000)
    if (disk === null) return skip('mounting is not allowed here')
    const server = await spawnServer({ DATA_DIR: disk.directory, LOG_LEVEL: 'warn' })
    const filling = join(disk.directory, 'somebody-elses')
    try {
      await expect.poll(server.said).toMatch(LISTENING)
      const administrator = createFetchCaller(server.url, new Set())
      await administrator.ok('setUpEnterprise', { body: ADMINISTRATOR })
      expect(() => writeFileSync(filling, Buffer.alloc(10_000_000, 1))).toThrow('ENOSPC')
      const names = Array.from({ length: 300 }, (_, index) => `部门${index}`)
      let refused = await administrator.call('createDepartment', { body: { name: '部门' } })
      // The log of SQLite may have room of its own left.
      for (const name of names) {
        if (refused.returnCode !== 0) break
        refused = await administrator.call('createDepartment', { body: { name } })
      }
      expect(refused).toMatchObject(REFUSED)
      expect(await administrator.ok('listEmployees')).toMatchObject({ total: 1 })
      rmSync(filling)
      await administrator.ok('createDepartment', { body: { name: '又有地方了' } })
      expect(server.said().match(/reading goes on/g)).toHaveLength(1)
    } finally {
      server.signal('SIGKILL')
      await server.ended
      disk.remove()
    }
  },
)

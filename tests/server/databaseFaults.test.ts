/** PostgreSQL restarted, cut off, locked and silent under the server: it says so, lives on, and goes on by itself. */
import { setTimeout as pass } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DatabaseFault } from '../../server/database/engine/faults.ts'
import { openPostgres } from '../../server/database/engine/postgres.ts'
import type { Handle } from '../../server/database/open.ts'
import { temporaryDirectory } from '../bench/processes.ts'
import { type Cable, layCable } from './cable.ts'
import { createOwnDatabase } from './ownDatabase.ts'
import { LISTENING, spawnServer } from './serverProcess.ts'
import { startTestApp, type TestApp } from './testApp.ts'
import { openTestDatabase, postgresOfThisRun, type TestDatabase, testEngine } from './testDatabase.ts'

const SHORT = { connect: 1_000, lock: 300, statement: 1_500, answer: 3_000, idleInTransaction: 60_000 }
/** Only a lock is waited for in vain. */
const LONGER = { ...SHORT, connect: 10_000, statement: 20_000, answer: 30_000 }

/** An outage is over two seconds after its last fault at the earliest. */
const QUIET_MILLISECONDS = 2_100

const pause = (seconds: number) => (db: Handle) => sql`select pg_sleep(${seconds})`.execute(db)
const insert = (db: Handle, key: string) =>
  db.insertInto('signInThrottle').values({ key, failures: 1, blockedUntil: null, updatedAt: '' }).execute()

/** A session of somebody else's on the database. */
async function besides<T>(url: string | undefined, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const endOthers = (url: string | undefined) =>
  besides(url, (client) =>
    client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`),
  )

const away = (code?: string) =>
  expect.objectContaining({
    fault: 'DATABASE_AWAY',
    ...(code !== undefined && { cause: expect.objectContaining({ code }) }),
  })
const busy = (code: string) =>
  expect.objectContaining({ fault: 'DATABASE_BUSY', cause: expect.objectContaining({ code }) })

describe.skipIf(testEngine === 'sqlite')('a database', () => {
  let cable: Cable
  let opened: TestDatabase

  beforeEach(async () => {
    cable = await layCable(postgresOfThisRun())
    opened = await openTestDatabase({ through: cable.through, limits: SHORT })
  })
  afterEach(async () => {
    await opened.remove()
    await cable.remove()
  })

  const count = () =>
    opened.database.read((db) => db.selectFrom('signInThrottle').select(sql<number>`count(*)`.as('n')).execute())

  test('whose sessions are ended is away for what they did, and there for what comes next', async () => {
    const asked = [opened.database.read(pause(30)), opened.database.write((db) => pause(30)(db))]
    const told = Promise.allSettled(asked)
    await expect.poll(() => sleepers(opened.url)).toBe(2)
    await endOthers(opened.url)
    expect(await told).toEqual([
      { status: 'rejected', reason: away('57P01') },
      { status: 'rejected', reason: away('57P01') },
    ])
    expect(await count()).toEqual([{ n: 0 }])
  })

  test('that does not answer is given up, and nobody gets the answer to another question', async () => {
    await count()
    cable.swallow()
    await expect(opened.database.write((db) => insert(db, 'unanswered'))).rejects.toEqual(away())
    cable.mend()
    expect(await count()).toEqual([{ n: 0 }])
    expect(await opened.database.read((db) => sql`select 7 as seven`.execute(db))).toMatchObject({
      rows: [{ seven: 7 }],
    })
  })

  test('that cannot be reached is away at once, also while the pool is empty', async () => {
    await cable.pull()
    await expect(count()).rejects.toEqual(away('ECONNREFUSED'))
    await cable.plug()
    expect(await count()).toEqual([{ n: 0 }])
  })

  test('in which somebody else holds a table is busy for those who need it, and there for the others', async () => {
    await besides(opened.url, async (client) => {
      await client.query('begin; lock table "signInThrottle" in access exclusive mode')
      await expect(count()).rejects.toEqual(busy('55P03'))
      await expect(opened.database.write((db) => insert(db, 'behind'))).rejects.toEqual(busy('55P03'))
      expect(await opened.database.read((db) => db.selectFrom('job').selectAll().execute())).toEqual([])
    })
    await opened.database.write((db) => insert(db, 'free'))
    expect(await count()).toEqual([{ n: 1 }])
  })

  test('that takes too long over a statement, or has no free connection, is busy', async () => {
    await expect(opened.database.read(pause(30))).rejects.toEqual(busy('57014'))
    const all = Array.from({ length: 12 }, () => opened.database.read(pause(0.7)))
    const ends = await Promise.allSettled(all)
    const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
    expect(failures.length).toBeGreaterThan(0)
    expect(failures.every((error) => error instanceof DatabaseFault && error.fault === 'DATABASE_BUSY')).toBe(true)
    expect(await count()).toEqual([{ n: 0 }])
  })

  test('lets migrations and rewriting take the time they need', async () => {
    const { patient, writer } = openPostgres(opened.url ?? '', 1, SHORT)
    await pause(2)(patient)
    await expect(pause(2)(writer)).rejects.toThrow('statement timeout')
    await patient.destroy()
    await writer.destroy()
  })

  test('hears of a machine that is gone while it migrates or rewrites, and what that holds is free', async () => {
    const { patient, writer } = openPostgres(opened.url ?? '', 1, SHORT)
    const { rows } = await sql<{ seconds: string }>`
      select setting as seconds from pg_settings where name like 'tcp_keepalives_%' order by name`.execute(patient)
    expect(rows.map(({ seconds }) => seconds)).toEqual(['3', '10', '5'])
    await patient.destroy()
    await writer.destroy()
  })

  test('tells the first error of a transaction, not those that follow from it', async () => {
    await opened.database.write((db) => insert(db, 'taken'))
    const twice = { code: '23505' }
    await expect(
      opened.database.write(async (db) => {
        await insert(db, 'taken').catch(() => undefined)
        await insert(db, 'other')
      }),
    ).rejects.toMatchObject(twice)
    await expect(opened.database.write((db) => insert(db, 'taken').catch(() => undefined))).rejects.toMatchObject(twice)
    await expect(
      opened.database.write(async (db) => {
        await insert(db, 'lost')
        await endOthers(opened.url)
        await insert(db, 'after')
      }),
    ).rejects.toEqual(away())
    expect(await count()).toEqual([{ n: 1 }])
  })
})

const sleepers = (url: string | undefined) =>
  besides(url, async (client) => {
    const { rows } = await client.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`,
    )
    return rows.length
  })

interface Line {
  level: number
  msg: string
  fault?: string
  err?: { message: string }
}

describe.skipIf(testEngine === 'sqlite')('a server', () => {
  let cable: Cable
  let testApp: TestApp
  const lines: Line[] = []
  const about = (words: string) => lines.filter(({ msg }) => msg.includes(words))

  beforeEach(async () => {
    lines.length = 0
    cable = await layCable(postgresOfThisRun())
    const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
    testApp = await startTestApp({}, { level: 'info', stream }, { through: cable.through, limits: LONGER })
  })
  afterEach(async () => {
    await testApp.close()
    await cable.remove()
  })

  test('answers 503 and when to come back while the database is away, and logs the outage once', async () => {
    const administrator = await testApp.setUpAdministrator()
    await cable.pull()
    for (const language of ['zh', 'en']) {
      const headers = { 'accept-language': language }
      const answers = await Promise.all([
        administrator.call('listEmployees', { headers }),
        administrator.call('createDepartment', { headers, body: { name: '部门' } }),
        testApp.visitor().call('getSessionState', { headers }),
      ])
      for (const answer of answers) {
        expect(answer).toMatchObject({ status: 503, returnCode: 2082, result: null, headers: { 'retry-after': '2' } })
        expect(answer.message).toMatch(language === 'zh' ? /数据库/ : /database/)
      }
    }
    await cable.plug()
    await administrator.ok('listEmployees')
    await expect.poll(async () => (await administrator.ok('listEmployees')) && about('works again').length).toBe(1)
    expect(about('database is away')).toMatchObject([
      { level: 50, fault: 'DATABASE_AWAY', err: { message: expect.stringMatching(/ECONN|terminated/) } },
    ])
    expect(lines.filter(({ level }) => level >= 50)).toHaveLength(1)
  })

  test('answers 503 behind a lock of somebody else', async () => {
    const administrator = await testApp.setUpAdministrator()
    await besides(testApp.url, async (client) => {
      await client.query('begin; lock table department in access exclusive mode')
      const answer = await administrator.call('listDepartments')
      expect(answer).toMatchObject({ status: 503, returnCode: 2083, headers: { 'retry-after': '2' } })
    })
    await administrator.ok('listDepartments')
    await pass(QUIET_MILLISECONDS)
    // As of a look for work that finds none.
    await testApp.database.write((db) => db.deleteFrom('signInThrottle').where('key', '=', 'nobody').execute())
    expect([about('database is busy').length, about('works again').length]).toEqual([1, 0])
    await administrator.ok('createDepartment', { body: { name: '部门' } })
    expect([about('database is busy').length, about('works again').length]).toEqual([1, 1])
  })
})

/** What several visitors are answered until `stop()`: the statuses, each once; every 503 says when to come back. */
function visitAll(url: string) {
  const statuses = new Set<number>()
  let isOver = false
  async function visit() {
    while (!isOver) {
      const response = await fetch(`${url}/api/session/state`)
      await response.arrayBuffer()
      if (response.status !== 503 || response.headers.get('retry-after') === '2') statuses.add(response.status)
      else statuses.add(0)
    }
  }
  const visits = Promise.all(Array.from({ length: 8 }, visit))
  return {
    statuses,
    async stop() {
      isOver = true
      await visits
      return [...statuses].sort()
    },
  }
}

test.skipIf(testEngine === 'sqlite')('a server lives on through lost connections and restarts under load', async () => {
  const folder = temporaryDirectory()
  const own = await createOwnDatabase(postgresOfThisRun())
  const cable = await layCable(own.url)
  const environment = { DATA_DIR: folder.directory, DATABASE_URL: cable.through(own.url), LOG_LEVEL: 'error' }
  const server = await spawnServer(environment)
  try {
    await expect.poll(server.said).toMatch(LISTENING)
    const visitors = visitAll(server.url)
    await expect.poll(() => visitors.statuses).toContain(200)
    for (const lose of [cable.cut, () => endOthers(own.url), cable.cut, () => endOthers(own.url)]) {
      visitors.statuses.clear()
      await lose()
      await expect.poll(() => visitors.statuses).toContain(200)
    }
    for (let restarts = 0; restarts < 2; restarts += 1) {
      await cable.pull()
      await expect.poll(() => visitors.statuses).toContain(503)
      visitors.statuses.clear()
      const began = performance.now()
      await cable.plug()
      await expect.poll(() => visitors.statuses, { interval: 5 }).toContain(200)
      // Some milliseconds; a busy machine takes longer, one that waits for a timer much longer.
      expect(performance.now() - began).toBeLessThan(3_000)
    }
    expect(await visitors.stop()).toSatisfy((all: number[]) => all.every((status) => [200, 503].includes(status)))
    server.signal('SIGTERM')
    expect(await server.ended).toBe(0)
  } finally {
    server.signal('SIGKILL')
    await server.ended
    await cable.remove()
    await own.drop()
    folder.remove()
  }
})

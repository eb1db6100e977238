/** Issue 7, point 7: `npm run move` of the demonstration enterprise to PostgreSQL and back. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { withSnapshot } from '../../server/database/copying/places.ts'
import { openDatabase } from '../../server/database/open.ts'
import { startOurs } from '../bench/processes.ts'
import { createFetchCaller } from '../contract/fetchCaller.ts'
import {
  backUp,
  environmentOf,
  fileOf,
  filesBelow,
  type Installation,
  keepEnterprise,
  newInstallation,
  type OwnInstallation,
  placeOf,
  tablesAt,
} from './keptEnterprise.ts'
import { shownBy } from './keptShown.ts'
import { type Commanded, startCommand } from './operatorCommand.ts'
import { testEngine } from './testDatabase.ts'

/** Processes that copy and draw, one after the other. */
const SLOW = { timeout: 300_000 }

async function cleared(made: Promise<OwnInstallation>): Promise<OwnInstallation> {
  const installation = await made
  onTestFinished(() => installation.remove())
  return installation
}

/** The enterprise with SQLite, a database without a table, an empty folder. */
async function newPlaces() {
  const kept = await cleared(newInstallation('sqlite'))
  const expected = await keepEnterprise(kept)
  return {
    kept,
    expected,
    empty: await cleared(newInstallation('postgres')),
    folder: await cleared(newInstallation('sqlite')),
  }
}

/** The installation once its data are in PostgreSQL: the folder stays. */
const inPostgres = ({ directory }: Installation, { url }: Installation): Installation => ({ directory, url })

const startMove = (from: Installation, to: string) => startCommand('move', from, ['--to', to])
const move = (from: Installation, to: string) => startMove(from, to).ended

const MOVED = /^Moved \d+ rows in \d+ tables to .*; count and checksum of every table are the same on both sides\.$/m

/** Nothing of ours in a database. */
const tablesOf = async (place: Installation) => Object.keys(await tablesAt(placeOf(place)))

describe.runIf(testEngine === 'postgres')('the demonstration enterprise', SLOW, () => {
  test('is the same in PostgreSQL, and back in SQLite: rows, answers, the text of the reports', async () => {
    const { kept, expected, empty, folder } = await newPlaces()
    const there = await move(kept, empty.url ?? '')
    expect(there).toMatchObject({ code: 0, err: '' })
    expect(there.out).toMatch(MOVED)
    expect(there.out).toMatch(/^employee (\d+)\/\1$/m)
    expect(there.out).not.toContain('roundview@')
    const moved = inPostgres(kept, empty)
    const back = await move(moved, folder.directory)
    expect(back).toMatchObject({ code: 0, err: '' })
    expect(back.out).toMatch(MOVED)
    const tables = await tablesAt(placeOf(kept))
    expect(Object.keys(tables).length).toBeGreaterThan(30)
    expect(await tablesAt(placeOf(moved))).toEqual(tables)
    expect(await tablesAt(placeOf(folder))).toEqual(tables)
    expect(Object.keys(filesBelow(folder.directory))).toEqual(['roundview.sqlite', 'secret.key'])
    const before = await shownBy({ ...kept, url: undefined }, expected)
    expect(Object.keys(before.papers).length).toBeGreaterThan(3)
    for (const text of Object.values(before.papers)) expect(text.length).toBeGreaterThan(500)
    for (const place of [moved, folder]) {
      const after = await shownBy(place, expected)
      for (const [index, one] of after.told.entries()) expect.soft(one).toEqual(before.told[index])
      expect(after.papers).toEqual(before.papers)
    }
  })

  test('goes on where it was moved to: what is made there gets an id of its own', async () => {
    const { kept, expected, empty } = await newPlaces()
    expect((await move(kept, empty.url ?? '')).code).toBe(0)
    const moved = inPostgres(kept, empty)
    const server = await startOurs(moved.directory, environmentOf(moved))
    onTestFinished(() => server.end())
    const administrator = createFetchCaller(server.url, new Set())
    await administrator.ok('signIn', { body: expected.doors.administrator })
    const { total } = await administrator.ok('listEmployees', { query: { pageSize: 1 } })
    const body = { displayName: '搬家之后', email: 'moved@yuanhang.example' }
    const { id } = await administrator.ok('createEmployee', { body })
    expect((await administrator.ok('getEmployee', { path: { id } })).email).toBe(body.email)
    expect((await administrator.ok('listEmployees', { query: { pageSize: 1 } })).total).toBe(total + 1)
  })
})

/** So many rows in one of the last tables that a move is still at it when it is interrupted. */
const MANY = 150_000

function addMany(kept: Installation): void {
  const database = new Sqlite(fileOf(kept))
  database.exec(`
    with recursive numbers (one) as (select 1 union all select one + 1 from numbers where one < ${MANY})
    insert into "signInThrottle" select 'many ' || one, 1, null, '2026-11-02T01:00:00.000Z' from numbers`)
  database.close()
}

/** Until the table with many rows is at work. */
const untilMany = ({ said }: Commanded) =>
  expect.poll(() => said.out, { timeout: 60_000 }).toMatch(/^signInPlace (\d+)\/\1$/m)

describe.runIf(testEngine === 'postgres')('a move that is interrupted', SLOW, () => {
  test.each(['SIGINT', 'SIGKILL'] as const)('into PostgreSQL by %s leaves an empty database', async (signal) => {
    const { kept, empty } = await newPlaces()
    addMany(kept)
    const moving = startMove(kept, empty.url ?? '')
    await untilMany(moving)
    moving.process.kill(signal)
    const { code, out, err } = await moving.ended
    expect(code).toBe(signal === 'SIGINT' ? 130 : null)
    expect(out).not.toContain('Moved')
    if (signal === 'SIGINT') expect(err).toBe('已取消，没有做任何更改。\nCancelled. Nothing was changed.\n')
    // Between two slices, not at the end of a table.
    expect(out).not.toMatch(/^signInThrottle (\d+)\/\1$/m)
    expect(await tablesOf(empty)).toEqual([])
    expect(await move(kept, empty.url ?? '')).toMatchObject({ code: 0, err: '' })
    expect(await tablesAt(placeOf(inPostgres(kept, empty)))).toEqual(await tablesAt(placeOf(kept)))
  })

  test.each(['SIGINT', 'SIGKILL'] as const)('into a folder by %s leaves no database', async (signal) => {
    const { kept, empty, folder } = await newPlaces()
    addMany(kept)
    expect((await move(kept, empty.url ?? '')).code).toBe(0)
    const moving = startMove(inPostgres(kept, empty), folder.directory)
    await untilMany(moving)
    moving.process.kill(signal)
    expect((await moving.ended).out).not.toMatch(/Moved|^signInThrottle (\d+)\/\1$/m)
    expect(existsSync(fileOf(folder))).toBe(false)
    if (signal === 'SIGINT') expect(filesBelow(folder.directory)).toEqual({})
    expect(await move(inPostgres(kept, empty), folder.directory)).toMatchObject({ code: 0, err: '' })
    expect(await tablesAt(placeOf(folder))).toEqual(await tablesAt(placeOf(kept)))
  })
})

/** An address taken for a path becomes a folder of the working one: left there, it would fail every later run. */
function leaveNoFolder(name: string): void {
  onTestFinished(() => rmSync(name, { recursive: true, force: true }))
}

/** No engine is asked. */
test.each(['mysql', 'postgress'])(
  'a move to an address of %s is refused, without its password',
  SLOW,
  async (scheme) => {
    const kept = await cleared(newInstallation('sqlite'))
    await keepEnterprise(kept)
    leaveNoFolder(`${scheme}:`)
    const { code, out, err } = await move(kept, `${scheme}://me:geheim@db.example/roundview`)
    expect([code, err.includes(`an address of ${scheme}:,`), `${out}${err}`.includes('geheim')]).toEqual([
      1,
      true,
      false,
    ])
    expect(existsSync(`${scheme}:`)).toBe(false)
  },
)

test('a backup to an address of a database is refused, without its password', SLOW, async () => {
  const kept = await cleared(newInstallation('sqlite'))
  await keepEnterprise(kept)
  leaveNoFolder('postgres:')
  const { code, out, err } = await startCommand('backup', kept, ['--to', 'postgres://me:geheim@db.example/roundview'])
    .ended
  expect([code, err.includes('an address of postgres:,'), `${out}${err}`.includes('geheim')]).toEqual([1, true, false])
  expect(existsSync('postgres:')).toBe(false)
})

describe.runIf(testEngine === 'postgres')('a move is refused, and nothing is written', SLOW, () => {
  test('while a server runs on the folder', async () => {
    const { kept, empty } = await newPlaces()
    const server = await startOurs(kept.directory)
    onTestFinished(() => server.end())
    const { code, err } = await move(kept, empty.url ?? '')
    expect([code, err.includes('A server or another command is using')]).toEqual([1, true])
    expect(await tablesOf(empty)).toEqual([])
  })

  test('while somebody is connected to the PostgreSQL it would leave', async () => {
    const { kept, empty, folder } = await newPlaces()
    expect((await move(kept, empty.url ?? '')).code).toBe(0)
    const other = new pg.Client({ connectionString: empty.url })
    await other.connect()
    const { code, err } = await move(inPostgres(kept, empty), folder.directory)
    await other.end()
    expect([code, err.includes('Other programs are connected to this database (1)')]).toEqual([1, true])
    expect(readdirSync(folder.directory)).toEqual([])
  })

  test('into a place that has tables or a database', async () => {
    const { kept, empty, folder } = await newPlaces()
    expect((await move(kept, empty.url ?? '')).code).toBe(0)
    expect((await move(kept, folder.directory)).code).toBe(0)
    const before = [await tablesAt(placeOf(inPostgres(kept, empty))), filesBelow(folder.directory)]
    for (const to of [empty.url ?? '', folder.directory]) {
      const { code, err } = await move(kept, to)
      expect([code, err.includes('already, so nothing was changed')]).toEqual([1, true])
    }
    expect([await tablesAt(placeOf(inPostgres(kept, empty))), filesBelow(folder.directory)]).toEqual(before)
  })

  test('of what the other engine cannot hold, without showing it', async () => {
    const { kept, empty } = await newPlaces()
    const database = new Sqlite(fileOf(kept))
    database.exec(`update template set title = 'geheim' || char(0)`)
    database.close()
    const { code, err } = await move(kept, empty.url ?? '')
    expect([code, err.includes('This failed, and nothing was changed'), err.includes('geheim')]).toEqual([
      1,
      true,
      false,
    ])
    expect(err.split('\n')).toHaveLength(3)
    expect(await tablesOf(empty)).toEqual([])
  })
})

test.runIf(testEngine === 'postgres')(
  'a table that a finish renews while it is read is not found empty',
  SLOW,
  async () => {
    const { kept, empty } = await newPlaces()
    expect((await move(kept, empty.url ?? '')).code).toBe(0)
    const url = empty.url ?? ''
    const database = await openDatabase({ url, file: '' })
    onTestFinished(() => database.close())
    const wanted = Number.parseInt((await tablesAt(placeOf(inPostgres(kept, empty))))['response'] ?? '', 10)
    expect(wanted).toBeGreaterThan(0)
    const counted = await withSnapshot({ url }, async (db) => {
      const renewing = database.rewrite(['response']).then(
        () => 'renewed',
        (error: { code?: string }) => error.code,
      )
      const ended = await renewing
      const { rows } = await sql<{ count: number }>`select count(*) as count from response`.execute(db)
      return { ended, count: rows[0]?.count }
    })
    // Lock not available: the caller tries again when the reader is gone.
    expect(counted).toEqual({ ended: '55P03', count: wanted })
    await database.rewrite(['response'])
    const { folder, err } = await backUp(inPostgres(kept, empty))
    expect(err).toBe('')
    const { tables } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
      tables: { response: number }
    }
    expect(tables.response).toBe(wanted)
  },
)

/** PostgreSQL: a table moves into a new file beside everybody's work, and nothing of it is lost. */
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectMigrated } from '../../server/database/migrate.ts'
import type { DatabaseService, Handle } from '../../server/database/open.ts'
import { ROWS_A_STATEMENT, slices } from '../../server/database/statements.ts'
import { openTestDatabase, type TestDatabase, testEngine } from './testDatabase.ts'

const ROWS = 20_000
const WRITERS = 4
const KEY = { enterpriseId: 1, questionnaireId: 2 }
/** Far more than the lock that is waited for; the bound of engines.md is measured in quiet (`npm run soak -- finish`). */
const LONGEST_MILLISECONDS = 700

let opened: TestDatabase
let client: pg.Client

const turnOf = (id: number) => ({
  ...KEY,
  id,
  evaluateeId: id % 500,
  levelId: 3,
  raterId: id,
  status: 'waiting' as const,
  counted: 1 as const,
  submittedDay: null,
})

beforeEach(async () => {
  if (testEngine !== 'postgres') return
  opened = await openTestDatabase()
  client = new pg.Client({ connectionString: opened.url })
  await client.connect()
  const turns = Array.from({ length: ROWS }, (_, index) => turnOf(index + 1))
  for (const part of slices(turns, ROWS_A_STATEMENT)) {
    await opened.database.write((db) => db.insertInto('relation').values(part).execute())
  }
})

afterEach(async () => {
  if (testEngine !== 'postgres') return
  await client.end()
  await opened.remove()
})

const turns = (db: Handle) => db.selectFrom('relation').selectAll().orderBy('id').execute()
const namesBeside = async () => {
  const text = `select relname as name from pg_class where relnamespace = current_schema()::regnamespace
    and (relname like 'relationFresh%' or relname like 'relationChanged%')
    union all select tgname from pg_trigger where tgrelid = 'relation'::regclass`
  return (await client.query<{ name: string }>(text)).rows.map(({ name }) => name)
}
const shapeOf = async () =>
  (
    await client.query(`
      select indexname as name, regexp_replace(indexdef, ' ON [^ ]+ ', ' ') as shape from pg_indexes
      where schemaname = current_schema() and tablename = 'relation'
      union all select conname, pg_get_constraintdef(oid) from pg_constraint where conrelid = 'relation'::regclass
      union all select column_name, concat(data_type, is_nullable, collation_name) from information_schema.columns
      where table_schema = current_schema() and table_name = 'relation' order by 1, 2`)
  ).rows
const fileOf = async () => (await client.query(`select pg_relation_filepath('relation') as file`)).rows[0].file

/** Changes, drops and makes turns of its own range until told to stop; what should then be there, and the longest wait. */
async function write(database: DatabaseService, writer: number, isOver: () => boolean) {
  const model = new Map<number, string>()
  let longest = 0
  const timed = async (work: (db: Handle) => Promise<unknown>) => {
    const began = performance.now()
    await database.write(work)
    longest = Math.max(longest, performance.now() - began)
  }
  const at = (db: Handle, id: number) =>
    db.deleteFrom('relation').where('enterpriseId', '=', 1).where('questionnaireId', '=', 2).where('id', '=', id)
  for (let turn = 0; !isOver(); turn += 1) {
    const id = 1 + ((turn * WRITERS + writer) % ROWS)
    if (turn % 3 === 0) {
      // The same rater and evaluatee under another id: unique from one moment to the next.
      const other = ROWS + id
      await timed(async (db) => {
        await at(db, id).execute()
        await at(db, other).execute()
        await db
          .insertInto('relation')
          .values({ ...turnOf(id), id: other })
          .execute()
      })
      model.set(id, 'gone').set(other, 'waiting')
    } else if (model.get(id) !== 'gone') {
      await timed((db) =>
        db
          .updateTable('relation')
          .set({ status: 'submitted', submittedDay: '2026-11-20' })
          .where('enterpriseId', '=', 1)
          .where('questionnaireId', '=', 2)
          .where('id', '=', id)
          .execute(),
      )
      model.set(id, 'submitted')
    }
  }
  return { model, longest }
}

test.runIf(testEngine === 'postgres')('what others write meanwhile is kept', async () => {
  const [shape, file] = [await shapeOf(), await fileOf()]
  let isOver = false
  const writers = Array.from({ length: WRITERS }, (_, writer) => write(opened.database, writer, () => isOver))
  for (let times = 0; times < 3; times += 1) await opened.database.rewrite(['relation'])
  isOver = true
  const written = await Promise.all(writers)
  const expected = new Map(Array.from({ length: ROWS }, (_, index) => [index + 1, 'waiting']))
  for (const [id, state] of written.flatMap(({ model }) => [...model])) expected.set(id, state)
  const found = await opened.database.read(turns)
  const kept = [...expected].filter(([, state]) => state !== 'gone').sort(([a], [b]) => a - b)
  expect(found.map(({ id, status }) => [id, status])).toEqual(kept)
  expect(written.reduce((sum, { model }) => sum + model.size, 0)).toBeGreaterThan(100)
  expect(await shapeOf()).toEqual(shape)
  expect(await fileOf()).not.toBe(file)
  expect(await namesBeside()).toEqual([])
})

test.runIf(testEngine === 'postgres')(
  'rows lie in the order of their key, as versions of one transaction',
  async () => {
    await opened.database.write((db) =>
      db
        .updateTable('relation')
        .set({ status: 'submitted' })
        .where('enterpriseId', '=', 1)
        .where('id', '<', 50)
        .execute(),
    )
    await opened.database.rewrite(['relation'])
    const { rows } = await client.query('select id, xmin::text as version from relation order by ctid')
    expect(rows.map(({ id }) => Number(id))).toEqual(Array.from({ length: ROWS }, (_, index) => index + 1))
    expect(new Set(rows.map(({ version }) => version)).size).toBe(1)
  },
)

test.runIf(testEngine === 'postgres')(
  'a process killed in the middle leaves nothing that hinders the next',
  async () => {
    const uncaught = vi.fn()
    process.prependListener('uncaughtException', uncaught)
    const copying = opened.database.rewrite(['relation']).then(
      () => 'done',
      () => 'killed',
    )
    const victims = `select pg_terminate_backend(pid) from pg_stat_activity where query like 'insert into "relationFresh" select%'
    and pid <> pg_backend_pid() and (select count(*) from pg_locks where locktype = 'relation' and relation = 'relation'::regclass and pg_locks.pid = pg_stat_activity.pid) > 0`
    while ((await client.query(victims)).rowCount === 0);
    expect(await copying).toBe('killed')
    // A broken connection is told to whoever used it, and ends nothing else.
    await new Promise((done) => setTimeout(done, 50))
    process.removeListener('uncaughtException', uncaught)
    expect(uncaught).not.toHaveBeenCalled()
    expect(await namesBeside()).not.toEqual([])
    const before = await opened.database.read(turns)
    await opened.database.write((db) =>
      db.deleteFrom('relation').where('enterpriseId', '=', 1).where('id', '=', 7).execute(),
    )
    await opened.database.rewrite(['relation'])
    expect(await opened.database.read(turns)).toEqual(before.filter(({ id }) => id !== 7))
    expect(await namesBeside()).toEqual([])
  },
)

test.runIf(testEngine === 'postgres')(
  'while another program reads the table it fails, and nobody waits behind it',
  { timeout: 60_000 },
  async () => {
    await client.query('begin')
    await client.query('select count(*) from relation')
    let isOver = false
    const writing = write(opened.database, 0, () => isOver)
    await expect(opened.database.rewrite(['relation'])).rejects.toThrow('lock timeout')
    isOver = true
    expect((await writing).longest).toBeLessThan(LONGEST_MILLISECONDS)
    await client.query('commit')
    const before = await opened.database.read(turns)
    await opened.database.rewrite(['relation'])
    expect(await opened.database.read(turns)).toEqual(before)
    expect(await namesBeside()).toEqual([])
  },
)

test.runIf(testEngine === 'postgres')(
  'one whose connection is ended tells that, not that it could unlock nothing',
  async () => {
    await client.query('begin; lock table relation in row exclusive mode')
    const renewing = opened.database.rewrite(['relation']).catch((error: unknown) => error)
    const end = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
    await expect
      .poll(async () => (await opened.database.read((db) => end.execute(db))).rows.length, { interval: 5 })
      .toBe(1)
    expect(await renewing).toMatchObject({ code: '57P01' })
    await client.query('rollback')
    await opened.database.rewrite(['relation'])
    expect(await namesBeside()).toEqual([])
  },
)

test.runIf(testEngine === 'postgres')('a server starts while a table takes the place of another', async () => {
  await client.query('create table "relationFresh" (like relation)')
  await opened.database.write(async (db) => {
    // As one statement sees them: with the tables of a moment ago, of which one is gone by now.
    await sql`set transaction isolation level repeatable read`.execute(db)
    await sql`select current_schema()`.execute(db)
    await client.query('drop table "relationFresh"')
    await expectMigrated(db)
  })
})

/**
 * Keeps what the engines know of their tables' sizes from growing old after much was written at once: a help, since no
 * query of ours needs it (engines.md). PostgreSQL would do it by itself after a minute, where nobody switched that off.
 */
import { type Kysely, sql } from 'kysely'
import type { DatabaseService, Handle } from './open.ts'
import type { Database } from './schema/schema.ts'

/** Rows changed since the last look, beside a tenth of the table's, that make a new one worth it. */
const CHANGED_ROWS = 1000
/** No tenth is more: beside all the others' rows a new round of one enterprise is never a tenth. */
const MOST_OF_TENTH = 10_000
/**
 * Rows of an index SQLite looks at: a thousandth of a second each table. With a limit it keeps no samples of keys either
 * (sqlite_stat4), which would outlive rows that are erased (anonymity.md R21).
 */
const SQLITE_ROWS = 400
/** To SQLite: analyse (2) what has grown tenfold, of all tables (0x10000): most are read on the other connection alone. */
const SQLITE_LOOK = 0x10002

async function staleTables(db: Handle): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_stat_user_tables
    where schemaname = current_schema() and n_mod_since_analyze > ${CHANGED_ROWS} + least(n_live_tup / 10, ${MOST_OF_TENTH})`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

async function analyze(db: Kysely<Database>, table: string): Promise<void> {
  // Another process may be at it, or the table being rewritten: the next look comes soon.
  await sql`analyze (skip_locked) ${sql.table(table)}`.execute(db)
}

/** What the file says of its tables' sizes, to be compared. */
async function sizesInFile(db: Handle): Promise<string> {
  const made = await sql`select 1 from sqlite_master where name = 'sqlite_stat1'`.execute(db)
  if (made.rows.length === 0) return ''
  return JSON.stringify((await sql`select tbl, idx, stat from sqlite_stat1`.execute(db)).rows)
}

async function renewInFile(db: Handle): Promise<void> {
  const before = await sizesInFile(db)
  await sql`pragma analysis_limit = ${sql.lit(SQLITE_ROWS)}`.execute(db)
  await sql`pragma optimize = ${sql.lit(SQLITE_LOOK)}`.execute(db)
  if ((await sizesInFile(db)) === before) return
  // A connection reads sizes with the schema and plans what it keeps anew when that has changed: here it does, to the same.
  await sql`create table "sizesRenewed" (id bigint)`.execute(db)
  await sql`drop table "sizesRenewed"`.execute(db)
}

/** Looks anew at the tables that have changed much since the last look, each in a transaction of its own; at none once `isStopping`. */
export async function renewStatistics(
  database: DatabaseService,
  isStopping: () => boolean = () => false,
): Promise<void> {
  if (database.engine === 'sqlite') {
    await database.write(renewInFile)
    return
  }
  for (const table of await database.read(staleTables)) {
    if (isStopping()) return
    await database.write((db) => analyze(db, table))
  }
}

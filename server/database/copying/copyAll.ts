/** Every row of one database into another, empty one of either engine. */
import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../engine/engine.ts'
import { migrateTo } from '../migrate.ts'
import type { Database } from '../schema/schema.ts'
import { isOfMigrator, listTables, type Table } from './catalogue.ts'
import { countRows, createDigest, type Digest, digestOf, type Row, slicesOf } from './rows.ts'

/** SQLite takes 32,766 parameters a statement. */
const MOST_PARAMETERS = 30_000

export interface Copying {
  /** The newest migration the rows have seen: the target's tables are made as it left them. */
  schema: string
  /** Stops between two slices by throwing its reason. */
  signal: AbortSignal
  progress(table: string, done: number, total: number): void
}

const columnsOf = ({ columns }: Table) => columns.map(({ name, kind }) => `${name} ${kind}`).join(', ')

/** The source's tables beside the target's, which the migrations made just now; others are none of ours. */
function expectSame(source: Table[], made: Table[]): void {
  for (const table of made) {
    const same = source.find(({ name }) => name === table.name)
    if (same === undefined) throw new Error(`there is no table ${table.name}`)
    if (columnsOf(same) !== columnsOf(table))
      throw new Error(`the columns of ${table.name} are not those of its schema`)
  }
}

async function insert(db: Kysely<Database>, { name, columns }: Table, rows: Row[]): Promise<void> {
  const most = Math.floor(MOST_PARAMETERS / columns.length)
  const into = sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column.name)))})`
  for (let start = 0; start < rows.length; start += most) {
    const tuples = rows
      .slice(start, start + most)
      .map((row) => sql`(${sql.join(columns.map((column) => row[column.name]))})`)
    await sql`${into} values ${sql.join(tuples)}`.execute(db)
  }
}

async function copyTable(
  from: Kysely<Database>,
  to: Kysely<Database>,
  table: Table,
  { signal, progress }: Copying,
): Promise<Digest> {
  const total = await countRows(from, table)
  const sent = createDigest(table)
  let done = 0
  for await (const rows of slicesOf(from, table)) {
    signal.throwIfAborted()
    sent.add(rows)
    await insert(to, table, rows)
    done += rows.length
    progress(table.name, done, total)
  }
  signal.throwIfAborted()
  const wanted = sent.result()
  const arrived = await digestOf(to, table)
  if (arrived.rows !== wanted.rows || arrived.sha256 !== wanted.sha256) {
    throw new Error(
      `${table.name} did not arrive as it was: ${arrived.rows} rows of ${wanted.rows}, or another checksum`,
    )
  }
  return arrived
}

/**
 * Copies table by table and compares count and checksum of each with what was read back. `from` is one snapshot, `to` one
 * transaction on a database without tables. Throws at the first difference. Ids are the application's own: no sequence
 * has to be set.
 */
export async function copyAll(
  from: Kysely<Database>,
  to: Kysely<Database>,
  copying: Copying,
): Promise<Record<string, Digest>> {
  await migrateTo(to, copying.schema)
  const tables = (await listTables(to)).filter((table) => !isOfMigrator(table))
  expectSame(await listTables(from), tables)
  const digests: Record<string, Digest> = {}
  for (const table of tables) digests[table.name] = await copyTable(from, to, table, copying)
  // Nobody has counted the new tables, and PostgreSQL would plan as if they were empty.
  if (isPostgres(to)) for (const { name } of tables) await sql`analyze ${sql.table(name)}`.execute(to)
  return digests
}

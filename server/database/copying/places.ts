/** Databases opened to be copied: one connection, one transaction, no time limits of a server. */
import Sqlite from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import pg from 'pg'
import { RENEWING } from '../renewTable.ts'
import type { Database } from '../schema.ts'
import { openSqlite } from '../sqlite.ts'
import { isPostgres, listTables } from './catalogue.ts'

export type Place = { file: string } | { url: string }

const CONNECT_MILLISECONDS = 15_000
const NUMBERS: readonly number[] = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC]

function openPostgres(url: string): Kysely<Database> {
  const types: pg.CustomTypesConfig = {
    getTypeParser: (oid, format) => (NUMBERS.includes(oid) ? Number : pg.types.getTypeParser(oid, format)),
  }
  const pool = new pg.Pool({ connectionString: url, max: 1, types, connectionTimeoutMillis: CONNECT_MILLISECONDS })
  // A connection that breaks fails the query in hand, which is told; without these it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}

function openReader(place: Place): Kysely<Database> {
  if ('url' in place) return openPostgres(place.url)
  const database = new Sqlite(place.file, { readonly: true, fileMustExist: true, timeout: 10_000 })
  return new Kysely<Database>({ dialect: new SqliteDialect({ database }) })
}

/**
 * A renewal (renewTable.ts) puts a table in the place of another, which an older snapshot finds empty. So none may be at work
 * while the snapshot is taken, and none can end before it is read: it fails on the locks, as beside pg_dump, and is tried again.
 */
async function postgresSnapshot<T>(
  connection: Kysely<Database>,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  await sql`select pg_advisory_lock(${RENEWING}, hashtext(current_schema()))`.execute(connection)
  const names = (await listTables(connection)).map(({ name }) => sql.table(name))
  const transaction = connection.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return transaction.execute(async (db) => {
    if (names.length > 0) await sql`lock table ${sql.join(names)} in access share mode`.execute(db)
    // The first query of the transaction takes its snapshot.
    await sql`select pg_advisory_unlock(${RENEWING}, hashtext(current_schema()))`.execute(db)
    return work(db)
  })
}

/** Runs `work` over one snapshot: whatever is written meanwhile is not in it. */
export async function withSnapshot<T>(place: Place, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const db = openReader(place)
  try {
    if (!isPostgres(db)) return await db.transaction().execute(work)
    return await db.connection().execute((connection) => postgresSnapshot(connection, work))
  } finally {
    await db.destroy()
  }
}

/** Runs `work` in one transaction, so that nothing is there when it throws or the process ends. A file is made when there is none. */
export async function inOneTransaction<T>(place: Place, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  if ('url' in place) {
    const db = openPostgres(place.url)
    try {
      return await db.transaction().execute(work)
    } finally {
      await db.destroy()
    }
  }
  const { writer, reader } = openSqlite(place.file)
  try {
    return await writer.transaction().execute(work)
  } finally {
    await reader.destroy()
    await writer.destroy()
  }
}

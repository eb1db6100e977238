/** Databases opened to be copied: one connection, one transaction, no time limits of a server. */
import Sqlite from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import pg from 'pg'
import type { Database } from '../schema.ts'
import { openSqlite } from '../sqlite.ts'
import { isPostgres } from './catalogue.ts'

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

/** Runs `work` over one snapshot: whatever is written meanwhile is not in it. */
export async function withSnapshot<T>(place: Place, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const db = openReader(place)
  try {
    const transaction = db.transaction()
    const snapshot = isPostgres(db)
      ? transaction.setIsolationLevel('repeatable read').setAccessMode('read only')
      : transaction
    return await snapshot.execute(work)
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

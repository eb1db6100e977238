/** Databases opened to be copied: one connection, one transaction, no time limits of a server. */
import Sqlite from 'better-sqlite3'
import { Kysely, type LogEvent, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { isPostgres } from '../engine/engine.ts'
import { codeOf, isLost } from '../engine/faults.ts'
import { createPool, PATIENCE } from '../engine/postgres.ts'
import { openSqlite } from '../engine/sqlite.ts'
import { RENEWING } from '../renewTable.ts'
import type { Database } from '../schema/schema.ts'
import { listTables } from './catalogue.ts'

export type Place = { file: string } | { url: string }

/** How a place is called in sentences: a password in an address is nobody's business. */
export function nameOf(place: Place): string {
  if ('file' in place) return place.file
  const { protocol, host, pathname } = new URL(place.url)
  return `${protocol}//${host}${pathname}`
}

/** What a driver threw, with the place it broke at: of two databases in hand its words name neither. */
export class PlaceFault extends Error {
  readonly place: Place
  override readonly cause: Error

  constructor(place: Place, cause: Error) {
    super(cause.message, { cause })
    this.place = place
    this.cause = cause
  }
}

const faults = new WeakMap<Error, PlaceFault>()

/** All that PostgreSQL says of a transaction in which something failed before. */
const ABORTED = '25P02'

/** For Kysely: notes at which place a statement failed, and why the transaction did. */
function noting(place: Place): (event: LogEvent) => void {
  let first: Error | undefined
  return (event) => {
    if (event.level !== 'error' || !(event.error instanceof Error)) return
    const { error } = event
    if (codeOf(error) !== ABORTED) first = error
    faults.set(error, new PlaceFault(place, first ?? error))
  }
}

/** What no statement threw is of the place within which it was thrown: it could not be opened. */
export async function atPlace<T>(place: Place, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Error) || error instanceof PlaceFault) throw error
    const noted = faults.get(error)
    if (noted !== undefined) throw noted
    throw isLost(error) || codeOf(error) !== '' ? new PlaceFault(place, error) : error
  }
}

const CONNECT_MILLISECONDS = 15_000
const BUSY_MILLISECONDS = 10_000

function openPostgres(url: string): Kysely<Database> {
  const pool = createPool(url, 1, { ...PATIENCE, connect: CONNECT_MILLISECONDS })
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }), log: noting({ url }) })
}

function openReader(place: Place): Kysely<Database> {
  if ('url' in place) return openPostgres(place.url)
  const database = new Sqlite(place.file, { readonly: true, fileMustExist: true, timeout: BUSY_MILLISECONDS })
  return new Kysely<Database>({ dialect: new SqliteDialect({ database }), log: noting(place) })
}

interface Reading {
  /** Nobody else writes until it is read: what they would save is not in the snapshot. */
  isStill: boolean
}

/**
 * A renewal (renewTable.ts) puts a table in the place of another, which an older snapshot finds empty. So none may be at work
 * while the snapshot is taken, and none can end before it is read: it fails on the locks, as beside pg_dump, and is tried again.
 */
async function postgresSnapshot<T>(
  connection: Kysely<Database>,
  { isStill }: Reading,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  await sql`select pg_advisory_lock(${RENEWING}, hashtext(current_schema()))`.execute(connection)
  const names = (await listTables(connection)).map(({ name }) => sql.table(name))
  const mode = isStill ? sql`share` : sql`access share`
  const transaction = connection.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return transaction.execute(async (db) => {
    if (names.length > 0) await sql`lock table ${sql.join(names)} in ${mode} mode`.execute(db)
    // The first query of the transaction takes its snapshot.
    await sql`select pg_advisory_unlock(${RENEWING}, hashtext(current_schema()))`.execute(db)
    return work(db)
  })
}

/** With one writer at a time, whoever has that place and writes nothing keeps all others from it. */
function keepStill(file: string): () => void {
  const database = new Sqlite(file, { fileMustExist: true, timeout: BUSY_MILLISECONDS })
  try {
    database.exec('begin immediate')
  } catch (error) {
    database.close()
    throw error
  }
  return () => void database.close()
}

/** Runs `work` over one snapshot: whatever is written meanwhile is not in it. */
export function withSnapshot<T>(
  place: Place,
  work: (db: Kysely<Database>) => Promise<T>,
  reading: Reading = { isStill: false },
): Promise<T> {
  return atPlace(place, async () => {
    const release = reading.isStill && 'file' in place ? keepStill(place.file) : undefined
    try {
      const db = openReader(place)
      try {
        if (!isPostgres(db)) return await db.transaction().execute(work)
        return await db.connection().execute((connection) => postgresSnapshot(connection, reading, work))
      } finally {
        await db.destroy()
      }
    } finally {
      release?.()
    }
  })
}

/** Runs `work` in one transaction, so that nothing is there when it throws or the process ends. A file is made when there is none. */
export function inOneTransaction<T>(place: Place, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  return atPlace(place, async () => {
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
  })
}

/** The SQLite corner: pragmas, BEGIN IMMEDIATE, kept statements (engines.md). */
import { setTimeout as wait } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  type LogEvent,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely'
import type { Database } from '../schema/schema.ts'

const KEPT_STATEMENTS = 400
/** So long another program's transaction is waited for. */
const BUSY_MILLISECONDS = 10_000
const BETWEEN_TRIES_MILLISECONDS = 10

class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/**
 * A writer that takes the lock at once, so that two writers wait instead of failing with SQLITE_BUSY; and that waits beside
 * the event loop, which SQLite's own waiting stops.
 */
class ImmediateDriver extends SqliteDriver {
  private readonly file: KeptStatements

  constructor(file: KeptStatements) {
    super({ database: file })
    this.file = file
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // One that could not be rolled back when it failed.
    if (this.file.isInTransaction()) await super.rollbackTransaction(connection)
    for (const until = performance.now() + BUSY_MILLISECONDS; ; await wait(BETWEEN_TRIES_MILLISECONDS)) {
      try {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'))
        return
      } catch (error) {
        const isBusy = error instanceof Sqlite.SqliteError && error.code === 'SQLITE_BUSY'
        if (!isBusy || performance.now() > until) throw error
      }
    }
  }

  /** SQLite rolls back by itself when the disk is full or fails; the error that made it do so is the one to tell. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.file.isInTransaction()) await super.rollbackTransaction(connection).catch(() => undefined)
  }
}

/** Kysely prepares every statement anew; keeping them makes submissions 1.7 times as fast. */
class KeptStatements {
  private readonly statements = new Map<string, SqliteStatement>()
  private readonly database: Sqlite.Database

  constructor(database: Sqlite.Database) {
    this.database = database
  }

  prepare(text: string): SqliteStatement {
    const kept = this.statements.get(text)
    if (kept !== undefined) return kept
    const statement = this.database.prepare(text)
    const fresh: SqliteStatement = {
      // Asked of SQLite once: each answer takes as long as a row.
      reader: statement.reader,
      all: (parameters) => statement.all(parameters),
      run: (parameters) => statement.run(parameters),
      // Rows that are read one by one keep their statement from others until the last.
      iterate: (parameters) => this.database.prepare(text).iterate(parameters) as IterableIterator<unknown>,
    }
    if (this.statements.size >= KEPT_STATEMENTS) this.statements.clear()
    this.statements.set(text, fresh)
    return fresh
  }

  isInTransaction(): boolean {
    return this.database.inTransaction
  }

  close(): void {
    this.statements.clear()
    this.database.close()
  }
}

function sqliteDialect(database: Sqlite.Database): Dialect {
  const statements = new KeptStatements(database)
  return {
    createAdapter: () => new TransactionalDdlAdapter(),
    createDriver: () => new ImmediateDriver(statements),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

export interface OpenedEngine {
  writer: Kysely<Database>
  reader: Kysely<Database>
  /** For what takes as long as it takes: migrations, rewriting. */
  patient: Kysely<Database>
}

/** Hears every statement with its parameters; for measuring only, since parameters hold answers. */
export type OnQuery = (sql: string, parameters: readonly unknown[]) => void

/** Kysely's setting for it. */
export function logTo(onQuery: OnQuery | undefined): { log?: (event: LogEvent) => void } {
  return onQuery === undefined ? {} : { log: ({ query }) => onQuery(query.sql, query.parameters) }
}

/** Opens `file` with one writing connection and one for reading (WAL lets both run). */
export function openSqlite(file: string, onQuery?: OnQuery): OpenedEngine {
  const writing = new Sqlite(file)
  writing.pragma('busy_timeout = 10000')
  writing.pragma('journal_mode = WAL')
  writing.pragma('synchronous = FULL')
  writing.pragma('foreign_keys = ON')
  writing.pragma('secure_delete = ON')
  // From here on the driver waits.
  writing.pragma('busy_timeout = 0')
  const reading = new Sqlite(file, { readonly: true })
  reading.pragma('busy_timeout = 10000')
  const writer = new Kysely<Database>({ dialect: sqliteDialect(writing), ...logTo(onQuery) })
  return {
    writer,
    patient: writer,
    reader: new Kysely<Database>({ dialect: sqliteDialect(reading), ...logTo(onQuery) }),
  }
}

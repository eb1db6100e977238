import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Kysely } from 'kysely'
import { createGroupCommit } from './groupCommit.ts'
import { expectMigrated, migrate } from './migrate.ts'
import { rewriteTables } from './rewrite.ts'
import type { Database } from './schema.ts'
import { type OnQuery, openSqlite } from './sqlite.ts'

/** What every store function takes first: a connection or the transaction in hand. */
export type Handle = Kysely<Database>

export interface DatabaseService {
  readonly engine: 'sqlite' | 'postgres'
  /** Runs `work` outside a transaction, on the reading connection. */
  read<T>(work: (handle: Handle) => Promise<T>): Promise<T>
  /** Runs `work` in one transaction; nothing but queries may be awaited inside. */
  write<T>(work: (handle: Handle) => Promise<T>): Promise<T>
  /** Rewrites the files of `tables`, so that neither order nor row versions tell the past (anonymity.md R1). */
  rewrite(tables: (keyof Database)[]): Promise<void>
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** PostgreSQL address; SQLite at `file` when absent. */
  url?: string | undefined
  file: string
  poolSize?: number
  /** Runs once the database answers, before anything in it is changed; where it throws, nothing is. */
  beforeMigrating?: (() => Promise<void>) | undefined
  /** True beside a server that may be running: the schema is expected to be its own, never changed under it. */
  besideServer?: boolean
  /** Hears every statement (SQLite); for measuring only. */
  onQuery?: OnQuery
}

const insideTransaction = new AsyncLocalStorage<true>()

function refuseInsideTransaction() {
  if (insideTransaction.getStore() === true) {
    throw new Error('a query outside the open transaction: pass the transaction handle on (engines.md)')
  }
}

/** Opens the configured engine and brings its schema up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<DatabaseService> {
  const engine = options.url === undefined ? 'sqlite' : 'postgres'
  if (engine === 'sqlite') mkdirSync(dirname(options.file), { recursive: true })
  const { writer, reader } =
    options.url === undefined
      ? openSqlite(options.file, options.onQuery)
      : (await import('./postgres.ts')).openPostgres(options.url, options.poolSize ?? 10)
  await options.beforeMigrating?.()
  await (options.besideServer === true ? expectMigrated(writer) : migrate(writer))
  const commit =
    engine === 'sqlite'
      ? createGroupCommit(writer)
      : <T>(work: (handle: Handle) => Promise<T>) => writer.transaction().execute(work)
  return {
    engine,
    read(work) {
      refuseInsideTransaction()
      return work(reader)
    },
    write(work) {
      refuseInsideTransaction()
      return commit((handle) => insideTransaction.run(true, () => work(handle)))
    },
    async rewrite(tables) {
      refuseInsideTransaction()
      await rewriteTables(engine, writer, tables)
    },
    async close() {
      await reader.destroy()
      if (writer !== reader) await writer.destroy()
    },
  }
}

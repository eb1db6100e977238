import { AsyncLocalStorage } from 'node:async_hooks'
import { dirname } from 'node:path'
import type { Kysely } from 'kysely'
import { createGroupCommit } from './engine/groupCommit.ts'
import { createHearing } from './engine/hearing.ts'
import { createOutages, type OutageListener } from './engine/outages.ts'
import type { PostgresLimits } from './engine/postgres.ts'
import { type OnQuery, openSqlite } from './engine/sqlite.ts'
import { makeFolders } from './folders.ts'
import { expectMigrated, migrate } from './migrate.ts'
import { rewriteTables } from './rewrite.ts'
import type { Database } from './schema/schema.ts'

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
  /** Who hears once that the database is away, busy or full, and that it is not any more. */
  tellOutages(listener: OutageListener): void
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** PostgreSQL address; SQLite at `file` when absent. */
  url?: string | undefined
  file: string
  poolSize?: number
  /** Runs once the database answers, before anything in it is changed; where it throws, nothing is. */
  beforeMigrating?: (() => Promise<void>) | undefined
  /** Shorter ones than a server's, for tests. */
  limits?: PostgresLimits
  /** Given by whoever waits for a PostgreSQL that is not there yet: hears why, at once and every minute. */
  onWaiting?: (cause: Error) => void
  /** True beside a server that may be running: the schema is expected to be its own, never changed under it. */
  besideServer?: boolean
  /** Hears every statement; for measuring only. */
  onQuery?: OnQuery
}

const insideTransaction = new AsyncLocalStorage<true>()

function refuseInsideTransaction() {
  if (insideTransaction.getStore() === true) {
    throw new Error('a query outside the open transaction: pass the transaction handle on (engines.md)')
  }
}

async function openEngine({ url, file, poolSize = 10, limits, onQuery, onWaiting }: DatabaseOptions) {
  if (url === undefined) {
    makeFolders(dirname(file))
    return openSqlite(file, onQuery)
  }
  if (onWaiting !== undefined) await (await import('./engine/awaitPostgres.ts')).awaitPostgres(url, onWaiting)
  return (await import('./engine/postgres.ts')).openPostgres(url, poolSize, limits, onQuery)
}

/** Opens the configured engine and brings its schema up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<DatabaseService> {
  const engine = options.url === undefined ? 'sqlite' : 'postgres'
  const { writer, reader, patient } = await openEngine(options)
  const close = async () => {
    for (const one of new Set([reader, writer, patient])) await one.destroy()
  }
  try {
    await options.beforeMigrating?.()
    await (options.besideServer === true ? expectMigrated(writer) : migrate(patient))
  } catch (error) {
    await close()
    throw error
  }
  const commit =
    engine === 'sqlite'
      ? createGroupCommit(writer)
      : <T>(work: (handle: Handle) => Promise<T>) => writer.transaction().execute(work)
  const outages = createOutages()
  const hearing = createHearing(outages)

  return {
    engine,
    read(work) {
      refuseInsideTransaction()
      return hearing.read(() => work(reader))
    },
    write(work) {
      refuseInsideTransaction()
      return hearing.write(commit, (handle) => insideTransaction.run(true, () => work(handle)))
    },
    async rewrite(tables) {
      refuseInsideTransaction()
      // Nobody's call: what the driver says is for the log of whoever asked.
      await rewriteTables(engine, patient, tables)
    },
    tellOutages: outages.listen,
    close,
  }
}

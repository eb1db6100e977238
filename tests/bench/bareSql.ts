/** The statements behind a call, run through the driver and nothing else. */
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import pg from 'pg'
import type { Handle } from '../../server/database/open.ts'
import type { Database } from '../../server/database/schema.ts'

export interface BareSql {
  /** The statements `work` would send. */
  statementsOf(work: (db: Handle) => Promise<unknown>): Promise<CompiledQuery[]>
  run(statements: CompiledQuery[]): Promise<void>
  close(): Promise<void>
}

/** Compiles as the product does, keeps the statements and answers no rows but a count. */
function recording(isPostgres: boolean, kept: CompiledQuery[]): Handle {
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => (isPostgres ? new PostgresAdapter() : new SqliteAdapter()),
      createIntrospector: (db) => (isPostgres ? new PostgresIntrospector(db) : new SqliteIntrospector(db)),
      createQueryCompiler: () => (isPostgres ? new PostgresQueryCompiler() : new SqliteQueryCompiler()),
      createDriver: () => {
        const driver = new DummyDriver()
        driver.acquireConnection = async () => ({
          async executeQuery(query) {
            kept.push(query)
            // What counts wants its row.
            return { rows: query.sql.includes('count(*)') ? [{ count: 0 } as never] : [] }
          },
          async *streamQuery() {},
        })
        return driver
      },
    },
  })
}

/** Opens the product's own tables beside the running server. */
export async function openBareSql({
  directory,
  url,
}: {
  directory: string
  url: string | undefined
}): Promise<BareSql> {
  const kept: CompiledQuery[] = []
  const recorder = recording(url !== undefined, kept)
  async function statementsOf(work: (db: Handle) => Promise<unknown>) {
    kept.length = 0
    await work(recorder)
    return [...kept]
  }
  if (url !== undefined) {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    return {
      statementsOf,
      async run(statements) {
        for (const { sql, parameters } of statements) await client.query(sql, [...parameters])
      },
      close: () => client.end(),
    }
  }
  const database = new Sqlite(join(directory, 'roundview.sqlite'), { readonly: true })
  return {
    statementsOf,
    async run(statements) {
      for (const { sql, parameters } of statements) database.prepare(sql).all(...parameters)
    },
    async close() {
      database.close()
    },
  }
}

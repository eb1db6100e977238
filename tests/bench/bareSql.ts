/** The statements behind a call, run through the driver and nothing else. */
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { type Handle, openDatabase } from '../../server/database/open.ts'

interface Statement {
  sql: string
  parameters: readonly unknown[]
}

export interface BareSql {
  /** The statements `work` sends, those that follow from the rows of others too. */
  statementsOf(work: (db: Handle) => Promise<unknown>): Promise<Statement[]>
  run(statements: Statement[]): Promise<void>
  close(): Promise<void>
}

/** Opens the product's own tables beside the running server. */
export async function openBareSql({
  directory,
  url,
}: {
  directory: string
  url: string | undefined
}): Promise<BareSql> {
  const file = join(directory, 'roundview.sqlite')
  async function statementsOf(work: (db: Handle) => Promise<unknown>) {
    let heard: Statement[] = []
    const onQuery = (sql: string, parameters: readonly unknown[]) => heard.push({ sql, parameters })
    const database = await openDatabase({ url, file, besideServer: true, onQuery })
    heard = []
    await database.read(work)
    const statements = heard
    await database.close()
    return statements
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
  const database = new Sqlite(file, { readonly: true })
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

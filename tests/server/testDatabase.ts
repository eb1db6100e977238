/** A fresh database for a test file, on the engine its vitest project names. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type DatabaseService, openDatabase } from '../../server/database/open.ts'

export interface TestDatabase {
  database: DatabaseService
  /** PostgreSQL tests have a directory too, for other files. */
  directory: string
  /** Where the SQLite file lies, when that is the engine. */
  file: string
  /** The PostgreSQL address, when that is the engine. */
  url: string | undefined
  remove(): Promise<void>
}

/** The engine of this run: TEST_ENGINE is set by the vitest project. */
export const testEngine: 'sqlite' | 'postgres' = process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'sqlite'

async function inPostgres(baseUrl: string, statement: string) {
  const client = new pg.Client({ connectionString: baseUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}

export interface TestDatabaseOptions {
  engine?: 'sqlite' | 'postgres'
  /** Puts tables and rows where the database will be opened and migrated. */
  fill?: (place: { file: string; url: string | undefined }) => Promise<void>
}

/** Opens a new, empty (or filled), migrated database; `remove` closes and deletes it. */
export async function openTestDatabase({ engine = testEngine, fill }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const directory = mkdtempSync(join(tmpdir(), 'roundview-test-'))
  const baseUrl = process.env['TEST_DATABASE_URL']
  const schemaName = `test_${randomBytes(6).toString('hex')}`
  let url: string | undefined
  if (engine === 'postgres') {
    if (baseUrl === undefined) throw new Error('TEST_DATABASE_URL is not set')
    await inPostgres(baseUrl, `create schema ${schemaName}`)
    url = `${baseUrl}${baseUrl.includes('?') ? '&' : '?'}options=-c%20search_path%3D${schemaName}`
  }
  const file = join(directory, 'roundview.sqlite')
  await fill?.({ file, url })
  const database = await openDatabase({ url, file, poolSize: 5 })
  return {
    database,
    directory,
    file,
    url,
    async remove() {
      await database.close()
      if (baseUrl !== undefined && url !== undefined) await inPostgres(baseUrl, `drop schema ${schemaName} cascade`)
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

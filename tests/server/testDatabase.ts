/** A fresh database for a test file, on the engine its vitest project names. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PostgresLimits } from '../../server/database/engine/postgres.ts'
import { type DatabaseService, openDatabase } from '../../server/database/open.ts'
import { createOwnDatabase } from './ownDatabase.ts'

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

export interface TestDatabaseOptions {
  engine?: 'sqlite' | 'postgres'
  /** Puts tables and rows where the database will be opened and migrated. */
  fill?: (place: { file: string; url: string | undefined }) => Promise<void>
  /** The address it is opened at in place of its own. */
  through?: (url: string) => string
  limits?: PostgresLimits
}

export function postgresOfThisRun(): string {
  const url = process.env['TEST_DATABASE_URL']
  if (url === undefined) throw new Error('TEST_DATABASE_URL is not set')
  return url
}

/**
 * Opens a new, empty (or filled), migrated database; `remove` closes and deletes it. An empty one is a copy of the one that was
 * migrated where the run of server tests began (migratedTemplate.ts): each would be migrated anew.
 */
export async function openTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { engine = testEngine, fill, through = (url: string) => url, limits } = options
  const directory = mkdtempSync(join(tmpdir(), 'roundview-test-'))
  const isEmpty = fill === undefined
  const template = isEmpty ? process.env['TEST_TEMPLATE'] : undefined
  const templateFile = isEmpty ? process.env['TEST_TEMPLATE_FILE'] : undefined
  const own = engine === 'postgres' ? await createOwnDatabase(postgresOfThisRun(), { template }) : undefined
  const file = join(directory, 'roundview.sqlite')
  async function discard() {
    await own?.drop()
    rmSync(directory, { recursive: true, force: true })
  }
  if (own === undefined && templateFile !== undefined) copyFileSync(templateFile, file)
  try {
    await fill?.({ file, url: own?.url })
    const url = own && through(own.url)
    const database = await openDatabase({ url, file, poolSize: 5, ...(limits && { limits }) })
    return {
      database,
      directory,
      file,
      url: own?.url,
      async remove() {
        await database.close()
        await discard()
      },
    }
  } catch (error) {
    // Nobody else can: whoever asked has nothing to remove.
    await discard()
    throw error
  }
}

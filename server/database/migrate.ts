import type { Kysely } from 'kysely'
import { type MigrationProvider, Migrator } from 'kysely/migration'
import * as initial from './migrations/0001-initial.ts'
import type { Database } from './schema.ts'

const MIGRATIONS = { '0001-initial': initial }

const provider: MigrationProvider = { getMigrations: async () => MIGRATIONS }

/**
 * Brings the schema up to date; all or nothing, since both engines roll DDL back
 * (engines.md: a failed migration leaves half on SQLite otherwise).
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const { error, results } = await new Migrator({ db, provider }).migrateToLatest()
  if (error === undefined) return
  const failed = results?.find((result) => result.status === 'Error')
  throw new Error(`migration ${failed?.migrationName ?? ''} failed, nothing was changed`, { cause: error })
}

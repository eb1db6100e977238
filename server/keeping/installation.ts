/** What belongs to an installation beside its settings. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { listSeen } from '../database/copying/catalogue.ts'
import { nameOf, type Place, withSnapshot } from '../database/copying/places.ts'
import { MIGRATION_NAMES } from '../database/migrate.ts'
import type { Database } from '../database/schema/schema.ts'
import { KeepingFault } from './fault.ts'

/** The SQLite file in a data folder, and in a backup. */
export const DATABASE = 'roundview.sqlite'
/** Made beside it when the first secret is stored without SECRET_KEY (mail/secretBox.ts). */
export const KEY = 'secret.key'

export interface Installation {
  dataDirectory: string
  /** PostgreSQL; SQLite in the data folder when absent. */
  databaseUrl: string | undefined
  secretKey: string | undefined
}

/** What a command hears and is given. */
export interface Run {
  now(): Date
  tell(sentences: string): void
  progress(table: string, done: number, total: number): void
  signal: AbortSignal
}

export function placeOf({ dataDirectory, databaseUrl }: Installation): Place {
  return databaseUrl === undefined ? { file: join(dataDirectory, DATABASE) } : { url: databaseUrl }
}

/** The newest migration the database called `name` has seen; throws where there is none of ours, or a later version's. */
export async function schemaIn(db: Kysely<Database>, name: string): Promise<string> {
  const seen = await listSeen(db)
  const newest = seen.at(-1)
  if (newest === undefined) throw new KeepingFault('keeping.fault.noDatabase', { place: name })
  const later = seen.findLast((one) => !MIGRATION_NAMES.includes(one))
  if (later !== undefined) throw new KeepingFault('keeping.fault.newer', { schema: later })
  return newest
}

/** As `schemaIn`, at this moment. */
export async function schemaOf(place: Place): Promise<string> {
  const name = nameOf(place)
  if ('file' in place && !existsSync(place.file)) throw new KeepingFault('keeping.fault.noDatabase', { place: name })
  return withSnapshot(place, (db) => schemaIn(db, name))
}

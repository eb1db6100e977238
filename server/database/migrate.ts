import { type Kysely, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import { isPostgres } from './engine/engine.ts'
import * as initial from './migrations/0001-initial.ts'
import * as preferences from './migrations/0003-preferences.ts'
import * as withoutAddress from './migrations/0004-without-address.ts'
import * as lists from './migrations/0005-lists.ts'
import * as pictures from './migrations/0006-pictures.ts'
import * as mailRelay from './migrations/0007-mail-relay.ts'
import * as passwordLinks from './migrations/0008-password-links.ts'
import * as doors from './migrations/0009-doors.ts'
import * as sealedRows from './migrations/0010-sealed-rows.ts'
import * as olderRounds from './migrations/0011-older-rounds.ts'
import * as closing from './migrations/0012-closing.ts'
import * as sessions from './migrations/0013-sessions.ts'
import * as ownAccounts from './migrations/0014-own-accounts.ts'
import * as passwords from './migrations/0015-passwords.ts'
import * as placesAndLetters from './migrations/0016-places-letters.ts'
import * as audit from './migrations/0017-audit.ts'
import * as closingFailures from './migrations/0018-closing-failures.ts'
import * as singleSignOn from './migrations/0019-single-sign-on.ts'
import * as goingOn from './migrations/0020-going-on.ts'
import * as mailFaults from './migrations/0022-mail-faults.ts'
import * as turnCounts from './migrations/0023-turn-counts.ts'
import * as peopleComing from './migrations/0024-people-coming.ts'
import * as formScores from './migrations/0025-form-scores.ts'
import * as members from './migrations/0026-members.ts'
import * as jobPace from './migrations/0030-job-pace.ts'
import * as releases from './migrations/0031-releases.ts'
import * as askedAnonymously from './migrations/0032-asked-anonymously.ts'
import * as combinedReports from './migrations/0033-combined-reports.ts'
import * as publishedMembers from './migrations/0034-published-members.ts'
import * as jobAbout from './migrations/0035-job-about.ts'
import * as samples from './migrations/0036-samples.ts'
import * as mailTemplates from './migrations/0037-mail-templates.ts'
import type { Database } from './schema/schema.ts'

const MIGRATIONS = {
  '0001-initial': initial,
  '0003-preferences': preferences,
  '0004-without-address': withoutAddress,
  '0005-lists': lists,
  '0006-pictures': pictures,
  '0007-mail-relay': mailRelay,
  '0008-password-links': passwordLinks,
  '0009-doors': doors,
  '0010-sealed-rows': sealedRows,
  '0011-older-rounds': olderRounds,
  '0012-closing': closing,
  '0013-sessions': sessions,
  '0014-own-accounts': ownAccounts,
  '0015-passwords': passwords,
  '0016-places-letters': placesAndLetters,
  '0017-audit': audit,
  '0018-closing-failures': closingFailures,
  '0019-single-sign-on': singleSignOn,
  '0020-going-on': goingOn,
  '0022-mail-faults': mailFaults,
  '0023-turn-counts': turnCounts,
  '0024-people-coming': peopleComing,
  '0025-form-scores': formScores,
  '0026-members': members,
  '0030-job-pace': jobPace,
  '0031-releases': releases,
  '0032-asked-anonymously': askedAnonymously,
  '0033-combined-reports': combinedReports,
  '0034-published-members': publishedMembers,
  '0035-job-about': jobAbout,
  '0036-samples': samples,
  '0037-mail-templates': mailTemplates,
}

/** All migrations by name, oldest first. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS)

/** How Kysely begins when one was done that it is not given. */
const UNKNOWN_MIGRATION = 'corrupted migrations'

/** The schema new tables go to; named outright, since Kysely would otherwise take another schema's migration tables for ours. */
async function schemaOf(db: Kysely<Database>): Promise<{ migrationTableSchema?: string }> {
  if (!isPostgres(db)) return {}
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
  return { migrationTableSchema: rows[0]?.name ?? 'public' }
}

function migratorOf(db: Kysely<Database>, schema: { migrationTableSchema?: string }, more: Record<string, Migration>) {
  return new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS, ...more }) }, ...schema })
}

/** The database has been opened by a later version, which may keep things that this one does not know. */
export class NewerSchema extends Error {
  override readonly name = 'NewerSchema'
  readonly migration: string

  constructor(migration: string) {
    super(`the database was brought up to date by a newer version: this one does not know ${migration}`)
    this.migration = migration
  }
}

/** The database is another program's: ours would stand among its tables, and be saved and dropped with them. */
export class ForeignTables extends Error {
  override readonly name = 'ForeignTables'
  /** One of them. */
  readonly table: string

  constructor(table: string) {
    super(`the database holds tables of another program: ${table}`)
    this.table = table
  }
}

const SQLITE_TABLES = sql<{ name: string }>`
  select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'`

/** Those of an extension are nobody's. A cast to regnamespace would fold the schema's name. */
const POSTGRES_TABLES = sql<{ name: string }>`
  select relname as name from pg_class where relnamespace = (select oid from pg_namespace where nspname = current_schema())
    and relkind in ('r', 'p')
    and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')`

/** Throws ForeignTables where there are tables, and no list of migrations. */
async function refuseForeign(db: Kysely<Database>): Promise<void> {
  const { rows } = await (isPostgres(db) ? POSTGRES_TABLES : SQLITE_TABLES).execute(db)
  const names = rows.map(({ name }) => name).sort()
  const [first] = names
  if (first !== undefined && !names.includes(DEFAULT_MIGRATION_TABLE)) throw new ForeignTables(first)
}

/** Throws NewerSchema for a migration that was done and is unknown here; the table of them must be there. */
async function refuseNewer(db: Kysely<Database>, known: string[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  const unknown = rows.map(({ name }) => name).filter((name) => !known.includes(name))
  const newest = unknown.sort().at(-1)
  if (newest !== undefined) throw new NewerSchema(newest)
}

/** Refuses a database that a server of this very version has not brought up to date; changes nothing. */
export async function expectMigrated(db: Kysely<Database>): Promise<void> {
  const all = await migratorOf(db, await schemaOf(db), {}).getMigrations()
  if (all.every(({ executedAt }) => executedAt !== undefined)) return refuseNewer(db, Object.keys(MIGRATIONS))
  throw new Error(
    'The database is empty or of an earlier version: start the server of this version once, then try again.',
  )
}

/** Makes the tables of an empty database as they were after the migration `name`, in the transaction in hand. */
export async function migrateTo(transaction: Kysely<Database>, name: string): Promise<void> {
  const { error } = await migratorOf(transaction, await schemaOf(transaction), {}).migrateTo(name)
  if (error !== undefined) throw error
}

/**
 * Brings the schema up to date; all or nothing, since both engines roll DDL back
 * (engines.md: a failed migration leaves half on SQLite otherwise). Tests give `more` of them.
 */
export async function migrate(db: Kysely<Database>, more: Record<string, Migration> = {}): Promise<void> {
  await refuseForeign(db)
  const { error, results } = await migratorOf(db, await schemaOf(db), more).migrateToLatest()
  if (error === undefined) return
  if (error instanceof Error && error.message.startsWith(UNKNOWN_MIGRATION)) {
    await refuseNewer(db, Object.keys({ ...MIGRATIONS, ...more }))
  }
  const failed = results?.find((result) => result.status === 'Error')
  throw new Error(`migration ${failed?.migrationName ?? ''} failed, nothing was changed`, { cause: error })
}

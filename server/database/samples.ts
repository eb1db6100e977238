/** PostgreSQL: what its planner has sampled of tables lies in its catalog, and outlives them there until it is written over. */
import { type Kysely, sql } from 'kysely'
import { patiently } from './locked.ts'
import type { Database } from './schema/schema.ts'

/** Whom the database belongs to, and a superuser; to others it is told and left undone. */
async function mayRewrite(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select pg_has_role(datdba, 'usage') as may from pg_database where datname = current_database()`.execute(db)
  return rows[0]?.may === true
}

/**
 * Erases the bytes of samples that went with their tables and columns: the catalog moves into a new file, which takes
 * some hundredths of a second. Not a plain VACUUM: it leaves bytes where nothing has been written since. Rows that an older
 * snapshot still sees stay until the next time.
 */
export async function eraseSamples(db: Kysely<Database>): Promise<void> {
  if (!(await mayRewrite(db))) return
  await db.connection().execute((connection) =>
    patiently(async (milliseconds) => {
      await sql.raw(`set lock_timeout = ${milliseconds}`).execute(connection)
      try {
        await sql`vacuum full pg_catalog.pg_statistic`.execute(connection)
      } finally {
        await sql`reset lock_timeout`.execute(connection)
      }
    }),
  )
}

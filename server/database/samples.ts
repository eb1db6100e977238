/** PostgreSQL: what its planner has sampled of tables lies in its catalog, and outlives them there until it is written over. */
import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { patiently } from './locked.ts'
import type { Database } from './schema/schema.ts'

/** Half a minute. Whoever looks for longer, a dump say, is not waited for: only samples that earlier versions took can be left. */
const TRIES = 300
const BETWEEN_TRIES_MILLISECONDS = 100

/** Whom the database belongs to, and a superuser; to others it is told and left undone. */
async function mayRewrite(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select pg_has_role(datdba, 'usage') as may from pg_database where datname = current_database()`.execute(db)
  return rows[0]?.may === true
}

/**
 * Waits until nobody sees what was deleted up to now: for every transaction that writes, in whichever database of the cluster, since
 * no snapshot is newer than the oldest of them; and for the snapshots in this database, of other roles as far as the server's
 * may know of them.
 */
async function untilUnseen(connection: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ next: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(connection)
  const next = rows[0]?.next
  for (let tries = 1; tries < TRIES; tries += 1) {
    const older = await sql<{ are: boolean }>`
      select pg_snapshot_xmin(pg_current_snapshot()) < ${next}::xid8 or exists (
        select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
          and age(backend_xmin) > age(${next}::xid8::xid)) as are`.execute(connection)
    if (older.rows[0]?.are === false) return
    await wait(BETWEEN_TRIES_MILLISECONDS)
  }
}

/**
 * Erases the bytes of samples that went with their tables and columns: the catalog moves into a new file, which takes
 * some hundredths of a second. Not a plain VACUUM: it leaves bytes where nothing has been written since. Rows that are seen
 * for longer than half a minute stay until the next time.
 */
export async function eraseSamples(db: Kysely<Database>): Promise<void> {
  if (!(await mayRewrite(db))) return
  await db.connection().execute(async (connection) => {
    await untilUnseen(connection)
    await patiently(async (milliseconds) => {
      await sql.raw(`set lock_timeout = ${milliseconds}`).execute(connection)
      try {
        await sql`vacuum full pg_catalog.pg_statistic`.execute(connection)
      } finally {
        await sql`reset lock_timeout`.execute(connection)
      }
    })
  })
}

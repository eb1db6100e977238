import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

/**
 * Leaves nothing of the past in the files, neither order nor row versions. SQLite overwrites what is deleted
 * (`secure_delete`), so its log alone still holds it, and is emptied; PostgreSQL gets each table copied into a new file.
 */
export async function rewriteTables(
  engine: 'sqlite' | 'postgres',
  db: Kysely<Database>,
  tables: (keyof Database)[],
): Promise<void> {
  if (engine === 'sqlite') {
    await emptyLog(db)
    return
  }
  for (const table of tables) await copyIntoNewFile(db, table)
}

/** Without waiting for readers: that would stop the whole server. The caller tries again. */
async function emptyLog(db: Kysely<Database>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = 0`.execute(connection)
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(connection)
      if (rows[0]?.busy !== 0) throw new Error('the write-ahead log could not be emptied: another program is reading')
    } finally {
      await sql`pragma busy_timeout = 10000`.execute(connection)
    }
  })
}

const LOCK_SECONDS = 10

/**
 * Not VACUUM FULL: that keeps the physical order, and deleted rows too while any transaction of the database is older
 * than the deletion. TRUNCATE starts an empty file at once; the rows come back in the order of their key (the first
 * three columns of a questionnaire's tables), all as versions of one transaction. Whoever uses the table waits; a dump
 * that reads it makes this fail after LOCK_SECONDS, so that nobody waits behind both: the caller tries again later.
 */
async function copyIntoNewFile(db: Kysely<Database>, table: keyof Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql.raw(`set local lock_timeout = '${LOCK_SECONDS}s'`).execute(transaction)
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(transaction)
    await sql`create temporary table rewritten on commit drop as select * from ${sql.table(table)}`.execute(transaction)
    await sql`truncate ${sql.table(table)}`.execute(transaction)
    await sql`insert into ${sql.table(table)} select * from rewritten order by 1, 2, 3`.execute(transaction)
  })
}

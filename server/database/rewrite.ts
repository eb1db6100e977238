import { type Kysely, sql } from 'kysely'
import { renewTable } from './renewTable.ts'
import { eraseSamples } from './samples.ts'
import type { Database } from './schema/schema.ts'

/**
 * Leaves nothing of the past in the files, neither order nor row versions. SQLite overwrites what is deleted
 * (`secure_delete`), so its log alone still holds it, and is emptied; PostgreSQL gets each table copied into a new file,
 * and then the catalog of what its planner sampled of the old ones.
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
  for (const table of tables) await renewTable(db, table)
  await eraseSamples(db)
}

/** Without waiting for readers, as the writing connection never waits: that would stop the whole server. The caller tries again. */
async function emptyLog(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
  if (rows[0]?.busy !== 0) throw new Error('the write-ahead log could not be emptied: another program is reading')
}

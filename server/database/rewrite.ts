import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

/**
 * Rewrites whole table files: VACUUM FULL puts live rows into a fresh file on PostgreSQL,
 * VACUUM does it for the whole SQLite file, whose WAL is then emptied too.
 */
export async function rewriteTables(
  engine: 'sqlite' | 'postgres',
  db: Kysely<Database>,
  tables: (keyof Database)[],
): Promise<void> {
  if (engine === 'sqlite') {
    await sql`vacuum`.execute(db)
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
    return
  }
  for (const table of tables) await sql`vacuum full ${sql.table(table)}`.execute(db)
}

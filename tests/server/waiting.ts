/** Who waits for what another transaction holds. */
import { sql } from 'kysely'
import type { DatabaseService } from '../../server/database/open.ts'

/** Whether a transaction of this database waits for another; SQLite has one writer at a time, which all others wait for. */
export async function isSomebodyWaiting({ engine, read }: Pick<DatabaseService, 'engine' | 'read'>): Promise<boolean> {
  if (engine === 'sqlite') return true
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return read(async (db) => (await waiting.execute(db)).rows.length > 0)
}

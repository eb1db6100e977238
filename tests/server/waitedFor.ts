/** Two who want the same rows of PostgreSQL at the same moment. */
import { type KyselyPlugin, sql } from 'kysely'
import type { DatabaseService, Handle } from '../../server/database/open.ts'

async function isWaitedFor(db: Handle): Promise<boolean> {
  const waiting = sql`select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`
  return (await waiting.execute(db)).rows.length > 0
}

/** Writes go on after their first statement once somebody else waits for what that has locked. */
export function waitedFor(database: DatabaseService) {
  const { promise: locked, resolve } = Promise.withResolvers<void>()
  const write: DatabaseService['write'] = (work) =>
    database.write((db) => {
      let isFirst = true
      const plugin: KyselyPlugin = {
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          const waits = isFirst
          isFirst = false
          if (waits) resolve()
          while (waits && !(await isWaitedFor(db)));
          return result
        },
      }
      return work(db.withPlugin(plugin))
    })
  return { locked, database: { ...database, write } }
}

/** Hears of whatever is asked of the database how it went, for the log's one line of an outage and one of its end. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema/schema.ts'
import { isPostgres } from './engine.ts'
import { DatabaseFault, faultOf } from './faults.ts'
import type { createOutages } from './outages.ts'

type Work<T> = (handle: Kysely<Database>) => Promise<T>

/** Another one than before in the same transaction where something was changed meanwhile. */
async function changeMark(db: Kysely<Database>): Promise<unknown> {
  const mark = isPostgres(db) ? sql`pg_current_xact_id_if_assigned()::text` : sql`total_changes()`
  const { rows } = await sql<{ mark: unknown }>`select ${mark} as mark`.execute(db)
  return rows[0]?.mark
}

export function createHearing(outages: ReturnType<typeof createOutages>) {
  /** What is the database's fault is thrown as such; the rest as it comes. */
  async function heard<T>(run: () => Promise<T>, hasWritten: () => boolean): Promise<T> {
    try {
      const value = await run()
      outages.succeeded(hasWritten())
      return value
    } catch (error) {
      const told = faultOf(error)
      if (told instanceof DatabaseFault) outages.failed(told)
      throw told
    }
  }

  return {
    read: <T>(run: () => Promise<T>): Promise<T> => heard(run, () => false),

    /** A transaction that changed nothing, as of a look for work, goes well on a full disk, too: it says nothing of writing. */
    write<T>(commit: (work: Work<T>) => Promise<T>, work: Work<T>): Promise<T> {
      let hasWritten = false
      async function watched(handle: Kysely<Database>): Promise<T> {
        // Otherwise there is nobody to tell.
        if (!outages.isUnderWay()) return work(handle)
        const before = await changeMark(handle)
        const value = await work(handle)
        hasWritten = (await changeMark(handle)) !== before
        return value
      }
      return heard(
        () => commit(watched),
        () => hasWritten,
      )
    },
  }
}

import { sql } from 'kysely'
import { timeOfId } from './ids.ts'
import type { Handle } from './open.ts'

/**
 * Where the newest time-ordered id stands: whoever does something signs in, and that is in the audit log. Old jobs are dropped;
 * whoever asked for one had signed in that day.
 */
const TABLES = ['auditEvent', 'employee', 'questionnaire', 'job'] as const

/** When the newest of them was made, in milliseconds since 1970; null in an empty database. By the keys, so in no time. */
export async function newestIdTime(db: Handle): Promise<number | null> {
  const newest = TABLES.map(
    (table) => sql`select max(one.id) from ${sql.table(table)} as one where one."enterpriseId" = enterprise.id`,
  )
  const columns = newest.map((each, index) => sql`(${each}) as ${sql.ref(`newest${index}`)}`)
  const { rows } = await sql<Record<string, number | null>>`select ${sql.join(columns)} from enterprise`.execute(db)
  const ids = rows.flatMap((row) => Object.values(row)).filter((id) => id !== null)
  return ids.length === 0 ? null : timeOfId(ids.reduce((one, other) => Math.max(one, other)))
}

import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema/schema.ts'
import { addColumns } from './tableShape.ts'

/**
 * What team figures read of published reports, beside them. Rounds that were finished before count as not sealed: the server
 * makes theirs when it has started, as it does their sealed rows.
 */
export async function up(db: Kysely<Database>): Promise<void> {
  await addColumns(db, 'publishedReport', { memberJson: 'text' })
  await sql`update questionnaire set "sealedAt" = null where type = 2 and "processStatus" = 40`.execute(db)
}

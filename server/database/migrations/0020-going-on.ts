import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema/schema.ts'
import { addColumns, createTable } from './tableShape.ts'

/**
 * Which process has a job or a mail in hand, so that others go on where it is gone, and what they need of a job for that.
 * A job that is open is its maker's, whose number its id tells (docs/decisions/0004-ids.md); leases of before end by themselves.
 */
export async function up(db: Kysely<Database>): Promise<void> {
  await createTable(db, 'jobOrder', ['enterpriseId'], {
    columns: { jobId: 'id', part: 'int', body: 'text' },
    key: ['jobId', 'part'],
  })
  for (const table of ['job', 'outboxMail', 'letter'] as const) {
    await addColumns(db, table, { claimedBy: 'text?' })
    await db.schema
      .createIndex(`${table}ClaimedBy`)
      .on(table)
      .column('claimedBy')
      .where('claimedBy', 'is not', null)
      .execute()
  }
  await sql`update job set "claimedBy" = cast(id / 128 % 64 as text) || '-'
    where status in ('waiting', 'running')`.execute(db)
}

import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema/schema.ts'
import { addColumns } from './tableShape.ts'

/**
 * Who did something and from where, and how often where a day's are counted; of what was done before nobody knows from
 * where, and who did it is whoever has the account now.
 */
export async function up(db: Kysely<Database>): Promise<void> {
  await addColumns(db, 'auditEvent', { remoteAddress: 'text', times: 'int', actorId: 'int' })
  await sql`update "auditEvent" set "actorId" = coalesce((select min(employee.id) from employee
    where employee."enterpriseId" = "auditEvent"."enterpriseId"
      and employee."userId" = "auditEvent"."userId"), 0)`.execute(db)
  await db.schema.createIndex('auditEventAt').on('auditEvent').columns(['enterpriseId', 'at', 'id']).execute()
}

import type { Kysely } from 'kysely'
import type { Database } from '../schema.ts'
import { addColumns } from './tableShape.ts'

/** From where something was done, and how often where a day's are counted; of what was done before nobody knows from where. */
export async function up(db: Kysely<Database>): Promise<void> {
  await addColumns(db, 'auditEvent', { remoteAddress: 'text', times: 'int' })
  await db.schema.createIndex('auditEventAt').on('auditEvent').columns(['enterpriseId', 'at', 'id']).execute()
}

import type { Kysely } from 'kysely'
import type { Database } from '../schema.ts'
import { addColumns } from './tableShape.ts'

/** From where something was done, and whether its moment is a day alone; of what was done before nobody knows from where. */
export async function up(db: Kysely<Database>): Promise<void> {
  await addColumns(db, 'auditEvent', { remoteAddress: 'text', isByDay: 'flag' })
  await db.schema.createIndex('auditEventAt').on('auditEvent').columns(['enterpriseId', 'at', 'id']).execute()
}

import type { Kysely } from 'kysely'
import type { Database } from '../schema/schema.ts'
import { addColumns } from './tableShape.ts'

/** How often in a row no mail server could be reached for a mail: it is tried on, and none of its tries is used up. */
export async function up(db: Kysely<Database>): Promise<void> {
  for (const table of ['outboxMail', 'letter']) await addColumns(db, table, { unreached: 'int' })
}

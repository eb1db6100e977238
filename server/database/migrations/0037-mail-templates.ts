import type { Kysely } from 'kysely'
import type { Database } from '../schema/schema.ts'
import { addColumns } from './tableShape.ts'

/** What asks for answers is written when it goes. Mails that wait are written already, and stay as they are. */
export async function up(db: Kysely<Database>): Promise<void> {
  await addColumns(db, 'outboxMail', { templateJson: 'text?' })
}

import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema/schema.ts'
import { addColumns } from './tableShape.ts'

/** Mails keep their template, and are written when they are sent. Those that wait are written already: nothing in them is filled in any more. */
export async function up(db: Kysely<Database>): Promise<void> {
  await addColumns(db, 'outboxMail', { title: 'text' })
  await sql`update "outboxMail" set title = subject where status = 'waiting'`.execute(db)
}

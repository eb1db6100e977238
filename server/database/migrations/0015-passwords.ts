import type { Kysely } from 'kysely'
import type { Database } from '../schema/schema.ts'
import { addColumns } from './tableShape.ts'

/**
 * Whether somebody came in with the password yet, and until when one that somebody else has set works
 * (docs/decisions/0017). Those of before are taken for people's own.
 */
export async function up(db: Kysely<Database>): Promise<void> {
  await addColumns(db, 'user', { passwordUsed: 'flag', oneTimeUntil: 'text?' })
}

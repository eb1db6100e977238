import type { Kysely } from 'kysely'
import type { Database } from '../schema.ts'
import { addColumns } from './tableShape.ts'

/** Whether somebody came in with the password yet: the first time it may be a guess at others (docs/decisions/0017). */
export async function up(db: Kysely<Database>): Promise<void> {
  await addColumns(db, 'user', { passwordUsed: 'flag' })
}

import type { Kysely } from 'kysely'
import type { Database } from '../schema/schema.ts'
import { addColumns } from './tableShape.ts'

/** How often a finish failed: its page says so, and each try comes later (docs/decisions/0010-sealing.md). */
export async function up(db: Kysely<Database>): Promise<void> {
  await addColumns(db, 'closing', { failures: 'int' })
}

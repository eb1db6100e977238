import type { Kysely } from 'kysely'
import type { Database } from '../schema/schema.ts'
import { addColumns } from './tableShape.ts'

/** When somebody else last gave a person a sign-in or its password, and another address (anonymity.md R20). */
export async function up(db: Kysely<Database>): Promise<void> {
  await addColumns(db, 'employee', { signInSetAt: 'text?', addressSetAt: 'text?' })
}

import type { Kysely } from 'kysely'
import type { Database } from '../schema/schema.ts'
import { addColumns, createTable } from './tableShape.ts'

/** The provider an enterprise's people sign in by, and which sessions it opened (docs/decisions/0018); those of before came by password. */
export async function up(db: Kysely<Database>): Promise<void> {
  await createTable(db, 'signOnProvider', ['enterpriseId'], {
    columns: { issuer: 'text', clientId: 'text', clientSecret: 'text', setAt: 'text' },
    key: [],
  })
  await addColumns(db, 'session', { issuerSetAt: 'text?' })
}

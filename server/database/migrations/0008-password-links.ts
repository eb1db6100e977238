import type { Kysely } from 'kysely'
import type { Database } from '../schema/schema.ts'
import { createTable } from './tableShape.ts'

/** The mailed links by which a person of several enterprises sets a password: one a person, above enterprises. */
export async function up(db: Kysely<Database>): Promise<void> {
  await createTable(db, 'passwordLink', [], {
    columns: { userId: 'id', tokenHash: 'text', createdAt: 'text', expiresAt: 'text' },
    key: ['userId'],
    unique: [['tokenHash']],
  })
}

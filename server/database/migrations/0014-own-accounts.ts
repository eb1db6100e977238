import type { Kysely } from 'kysely'
import { isPostgres } from '../engine/engine.ts'
import type { Database } from '../schema/schema.ts'
import { addColumns, createTable, remake } from './tableShape.ts'

/**
 * An address may have an account in each enterprise and one that is confirmed, the only one that several share
 * (docs/decisions/0017); the mailed links that confirm it.
 */
export async function up(db: Kysely<Database>): Promise<void> {
  if (isPostgres(db)) {
    await db.schema.alterTable('user').dropConstraint('userUnique0').execute()
  } else {
    await remake(db, 'user', (text) => text.replace(/,\s*constraint "userUnique0" unique \("email"\)/i, ''))
  }
  await addColumns(db, 'user', { confirmedAt: 'text?' })
  await db.schema.createIndex('userAddress').on('user').column('email').execute()
  await db.schema
    .createIndex('userConfirmedAddress')
    .unique()
    .on('user')
    .column('email')
    .where('confirmedAt' as never, 'is not', null)
    .execute()
  await createTable(db, 'invitation', [], {
    columns: {
      enterpriseId: 'id',
      employeeId: 'id',
      email: 'text',
      tokenHash: 'text',
      isMailed: 'flag',
      createdAt: 'text',
      expiresAt: 'text',
    },
    key: ['enterpriseId', 'employeeId'],
    unique: [['tokenHash']],
  })
}

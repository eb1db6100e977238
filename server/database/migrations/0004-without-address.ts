import type { Kysely } from 'kysely'
import { isPostgres } from '../engine/engine.ts'
import type { Database } from '../schema/schema.ts'
import { remake } from './tableShape.ts'

/** People without an e-mail address: several of an enterprise may have none, and they sign in by employee number. */
export async function up(db: Kysely<Database>): Promise<void> {
  if (isPostgres(db)) {
    await db.schema.alterTable('employee').dropConstraint('employeeUnique0').execute()
    await db.schema
      .alterTable('user')
      .alterColumn('email', (column) => column.dropNotNull())
      .execute()
  } else {
    await remake(db, 'employee', (text) =>
      text.replace(/,\s*constraint "employeeUnique0" unique \("enterpriseId", "email"\)/i, ''),
    )
    await remake(db, 'user', (text) => text.replace('"email" text not null', '"email" text'))
  }
  await db.schema
    .createIndex('employeeAddress')
    .unique()
    .on('employee')
    .columns(['enterpriseId', 'email'])
    .where('email', '<>', '')
    .execute()
  await db.schema.createIndex('employeeNumber').on('employee').columns(['employeeNo']).execute()
}

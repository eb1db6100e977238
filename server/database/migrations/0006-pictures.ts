import type { Kysely } from 'kysely'
import type { Database } from '../schema/schema.ts'
import { createTable } from './tableShape.ts'

/** Pictures lie in the database, so that every server process has them. */
export async function up(db: Kysely<Database>): Promise<void> {
  await createTable(db, 'picture', ['enterpriseId'], {
    columns: { name: 'text', kind: 'text', bytes: 'bytes', createdBy: 'id', createdAt: 'text', usedBy: 'id?' },
    key: ['name'],
    index: [['usedBy']],
  })
}

import type { Kysely } from 'kysely'
import type { Database } from '../schema/schema.ts'
import { createTable } from './tableShape.ts'

/** What a person likes to see how, in each enterprise of one's own. */
export async function up(db: Kysely<Database>): Promise<void> {
  await createTable(db, 'preference', ['enterpriseId'], {
    columns: { employeeId: 'id', key: 'text', value: 'text' },
    key: ['employeeId', 'key'],
  })
}

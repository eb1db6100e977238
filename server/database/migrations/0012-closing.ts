import type { Kysely } from 'kysely'
import type { Database } from '../schema/schema.ts'
import { addColumns, createTable } from './tableShape.ts'

const LEAD = ['enterpriseId', 'questionnaireId']

/** A finish that goes on beside everything else (docs/decisions/0010-sealing.md). */
export async function up(db: Kysely<Database>): Promise<void> {
  await addColumns(db, 'questionnaire', { closingSince: 'text?' })
  await createTable(db, 'closing', LEAD, {
    columns: { isMade: 'flag', done: 'int', total: 'int', claimedUntil: 'text?' },
    key: [],
  })
}

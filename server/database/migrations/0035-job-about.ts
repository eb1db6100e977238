import type { Kysely } from 'kysely'
import type { Database } from '../schema/schema.ts'
import { addColumns } from './tableShape.ts'

/** Of which questionnaire a job is, and which kind of file it makes: two of one kind are told apart by that. */
export async function up(db: Kysely<Database>): Promise<void> {
  await addColumns(db, 'job', { questionnaireId: 'id?', format: 'text?' })
}

import type { Kysely } from 'kysely'
import type { Database } from '../schema.ts'

/** The newest mail to a rater is found by key, without statistics and whatever else there is. */
export async function up(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createIndex('outboxMailNewest')
    .on('outboxMail')
    .columns(['enterpriseId', 'questionnaireId', 'employeeId', 'id'])
    .execute()
  await db.schema.dropIndex('outboxMailIndex0').execute()
}

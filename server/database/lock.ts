/** Row locks: PostgreSQL takes them, SQLite (one writer at a time) neither needs nor knows them. */
import { PostgresAdapter } from 'kysely'
import type { Handle } from './open.ts'

/**
 * Reads a questionnaire's row and keeps it as it is until the transaction ends; others may read
 * it too but not change it. So a form that is being stored holds up the finish, and the finish
 * holds up forms.
 */
export async function shareQuestionnaire(db: Handle, enterpriseId: number, questionnaireId: number) {
  const query = db
    .selectFrom('questionnaire')
    .select(['id', 'type', 'processStatus', 'disableStatus', 'settingJson'])
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', questionnaireId)
    .where('deletedAt', 'is', null)
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  return (isPostgres ? query.forShare() : query).executeTakeFirst()
}

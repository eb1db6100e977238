/** Row locks: PostgreSQL takes them, SQLite (one writer at a time) neither needs nor knows them. */
import { PostgresAdapter } from 'kysely'
import type { Handle } from './open.ts'

/**
 * Reads a questionnaire's row and keeps it as it is until the transaction ends: `share` lets
 * others read it too but not change it (an answer that is being stored holds up the finish),
 * `update` makes the transactions that ask for it wait for each other.
 */
export async function lockQuestionnaire(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  strength: 'share' | 'update',
) {
  const query = db
    .selectFrom('questionnaire')
    .select(['id', 'title', 'type', 'processStatus', 'disableStatus', 'version', 'settingJson'])
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', questionnaireId)
    .where('deletedAt', 'is', null)
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return query.executeTakeFirst()
  return (strength === 'share' ? query.forShare() : query.forUpdate()).executeTakeFirst()
}

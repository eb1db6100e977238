/** Who opened what (anonymity.md R15), and how far a sealing is. */
import type { Handle } from '../../../database/open.ts'
import type { AuditEventTable } from '../../../database/schema.ts'

export const FINISHED = 'questionnaire.finished'
export const SEALED = 'questionnaire.sealed'

export async function insertEvent(db: Handle, row: AuditEventTable) {
  await db.insertInto('auditEvent').values(row).execute()
}

/** Anonymous questionnaires that were finished and whose files were not rewritten yet. */
export async function listUnsealed(db: Handle) {
  return db
    .selectFrom('auditEvent as finished')
    .innerJoin('questionnaire', (join) =>
      join
        .onRef('questionnaire.enterpriseId', '=', 'finished.enterpriseId')
        .onRef('questionnaire.id', '=', 'finished.objectId'),
    )
    .select(['finished.enterpriseId', 'finished.objectId as questionnaireId', 'finished.userId'])
    .where('finished.action', '=', FINISHED)
    .where('questionnaire.type', '=', 2)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('auditEvent as sealed')
            .select('sealed.id')
            .whereRef('sealed.enterpriseId', '=', 'finished.enterpriseId')
            .whereRef('sealed.objectId', '=', 'finished.objectId')
            .where('sealed.action', '=', SEALED),
        ),
      ),
    )
    .execute()
}

/** Who did and opened what (anonymity.md R11, R15). */
import type { Handle } from '../../database/open.ts'
import type { AuditEventTable } from '../../database/schema.ts'

export const FINISHED = 'questionnaire.finished'
export const CANCELLED = 'answer.cancel'

export async function insertEvent(db: Handle, row: AuditEventTable) {
  await db.insertInto('auditEvent').values(row).execute()
}

/** Takes the raters out of a questionnaire's records of cancelled forms: an open one had not been answered (R5). */
export async function forgetCancelledRaters(db: Handle, enterpriseId: number, questionnaireId: number): Promise<void> {
  const cancelled = await db
    .selectFrom('auditEvent')
    .select(['id', 'detailJson'])
    .where('enterpriseId', '=', enterpriseId)
    .where('objectId', '=', questionnaireId)
    .where('action', '=', CANCELLED)
    .execute()
  for (const { id, detailJson } of cancelled) {
    const { evaluatorId, reason } = JSON.parse(detailJson) as { evaluatorId: number; reason: string }
    await db
      .updateTable('auditEvent')
      .set({ detailJson: JSON.stringify({ evaluatorId, reason }) })
      .where('enterpriseId', '=', enterpriseId)
      .where('id', '=', id)
      .execute()
  }
}

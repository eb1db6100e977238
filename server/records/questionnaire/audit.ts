/** Who did and opened what (anonymity.md R11, R15). */
import type { Handle } from '../../database/open.ts'
import type { AuditEventTable } from '../../database/schema.ts'

export const FINISHED = 'questionnaire.finished'
/** Of whom an event that is counted is told. */
const NOBODY = 0
export const CANCELLED = 'answer.cancel'

export async function insertEvent(db: Handle, row: Omit<AuditEventTable, 'isByDay'>) {
  await db.insertInto('auditEvent').values({ ...row, isByDay: 0 }).execute()
}

/** Counts what is kept by the day alone, and of nobody by name (anonymity.md R22): one event of an action and a day, and how often. */
export async function countEvent(
  db: Handle,
  event: Pick<AuditEventTable, 'enterpriseId' | 'id' | 'action'>,
  now: Date,
): Promise<void> {
  const { enterpriseId, action } = event
  const at = `${now.toISOString().slice(0, 'yyyy-mm-dd'.length)}T00:00:00.000Z`
  const known = await db
    .selectFrom('auditEvent')
    .select(['id', 'detailJson'])
    .where('enterpriseId', '=', enterpriseId)
    .where('objectId', '=', NOBODY)
    .where('action', '=', action)
    .where('at', '=', at)
    .executeTakeFirst()
  if (known === undefined) {
    const whose = { userId: NOBODY, objectId: NOBODY, remoteAddress: '' }
    const row = { ...event, ...whose, at, detailJson: JSON.stringify({ times: 1 }), isByDay: 1 as const }
    await db.insertInto('auditEvent').values(row).execute()
    return
  }
  const { times } = JSON.parse(known.detailJson) as { times: number }
  await db
    .updateTable('auditEvent')
    .set({ detailJson: JSON.stringify({ times: times + 1 }) })
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', known.id)
    .execute()
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

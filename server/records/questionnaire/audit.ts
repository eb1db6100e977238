/** Who did and opened what (anonymity.md R11, R15). */
import type { Handle } from '../../database/open.ts'
import type { AuditEventTable } from '../../database/schema.ts'

export const FINISHED = 'questionnaire.finished'
export const CANCELLED = 'answer.cancel'
/** Of whom an event that is counted is told. */
const NOBODY = 0
/** What is counted by the day, each with the last figure of its events' ids. */
const COUNTED = { 'session.opened': 0, 'session.refused': 1 }

export type CountedAction = keyof typeof COUNTED

/** Keeps an event with the employee the account is of now: it may become another's. */
export async function insertEvent(db: Handle, row: Omit<AuditEventTable, 'times' | 'actorId'>): Promise<void> {
  const actor = await db
    .selectFrom('employee')
    .select('id')
    .where('enterpriseId', '=', row.enterpriseId)
    .where('userId', '=', row.userId)
    .executeTakeFirst()
  await db
    .insertInto('auditEvent')
    .values({ ...row, actorId: actor?.id ?? NOBODY, times: 0 })
    .execute()
}

/** Counts what is kept by the day alone, and of nobody by name (anonymity.md R22): one event of an action and a day. */
export async function countEvent(db: Handle, enterpriseId: number, action: CountedAction, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 'yyyy-mm-dd'.length)
  // Made of the day, so that two at once count up the same one; all others are much larger.
  const id = Number(day.replaceAll('-', '')) * 10 + COUNTED[action]
  const event = {
    enterpriseId,
    id,
    action,
    at: `${day}T00:00:00.000Z`,
    userId: NOBODY,
    actorId: NOBODY,
    objectId: NOBODY,
  }
  await db
    .insertInto('auditEvent')
    .values({ ...event, detailJson: '{}', remoteAddress: '', times: 1 })
    .onConflict((conflict) =>
      conflict.columns(['enterpriseId', 'id']).doUpdateSet((eb) => ({ times: eb('auditEvent.times', '+', 1) })),
    )
    .execute()
}

/** Takes the network addresses off older events, which stay. */
export async function forgetAddresses(db: Handle, enterpriseId: number, before: string): Promise<void> {
  await db
    .updateTable('auditEvent')
    .set({ remoteAddress: '' })
    .where('enterpriseId', '=', enterpriseId)
    .where('at', '<', before)
    .where('remoteAddress', '!=', '')
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

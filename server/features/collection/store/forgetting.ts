/** What a finish takes out of the outbox (anonymity.md R5, R22). */
import { ASKING_TYPES } from '../../../../domain/evaluation/mailTemplate.ts'
import type { Ids } from '../../../database/ids.ts'
import type { Handle } from '../../../database/open.ts'
import { NOBODY } from '../../../records/turns/links.ts'
import { insertMails } from './outbox.ts'

/** Cancels invitations and reminders that were not sent: what they ask for is over. A worker who has one in hand loses it. */
export async function cancelUnsent(db: Handle, enterpriseId: number, questionnaireId: number): Promise<void> {
  await db
    .deleteFrom('outboxMail')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('emailType', 'in', ASKING_TYPES)
    .where('status', '=', 'waiting')
    .execute()
}

/**
 * Leaves of an anonymous questionnaire's invitations and reminders their number by type and outcome: whoever was asked
 * again had not answered by then. Each becomes a row of nobody, without words and times, under a new id. To be called
 * after `cancelUnsent`, when no worker can change one any more.
 */
export async function forgetMails(db: Handle, ids: Ids, enterpriseId: number, questionnaireId: number): Promise<void> {
  const counts = await db
    .selectFrom('outboxMail')
    .select((eb) => ['emailType', 'status', eb.fn.countAll<number>().as('count')])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('emailType', 'in', ASKING_TYPES)
    .groupBy(['emailType', 'status'])
    .orderBy('emailType')
    .orderBy('status')
    .execute()
  await db
    .deleteFrom('outboxMail')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('emailType', 'in', ASKING_TYPES)
    .execute()
  const said = { employeeId: NOBODY, address: '', subject: '', content: '', error: '' }
  const when = { attempts: 0, nextAttemptAt: '', claimedUntil: null, createdAt: '', sentAt: null }
  const rows = counts.flatMap(({ count, ...outcome }) =>
    Array.from({ length: count }, () => ({
      enterpriseId,
      questionnaireId,
      id: ids.newId(),
      ...outcome,
      ...said,
      ...when,
    })),
  )
  await insertMails(db, rows)
}

/** What a finish takes out of the outbox (anonymity.md R5, R22). */
import { ASKING_TYPES } from '../../../domain/evaluation/mailTemplate.ts'
import type { Ids } from '../../database/ids.ts'
import type { Handle } from '../../database/open.ts'
import { NOBODY } from '../../records/turns/links.ts'
import * as outbox from './store/outbox.ts'

/** Cancels invitations and reminders that were not sent: what they ask for is over. A worker who has one in hand loses it. */
export async function cancelUnsent(db: Handle, enterpriseId: number, questionnaireId: number): Promise<void> {
  await outbox.deleteMails(db, enterpriseId, questionnaireId, ASKING_TYPES, ['waiting'])
}

/**
 * Leaves of an anonymous questionnaire's invitations and reminders their number by type and outcome: whoever was asked
 * again had not answered by then. Each becomes a row of nobody, without words and times, under a new id. To be called
 * after `cancelUnsent`, when no worker can change one any more.
 */
export async function forgetMails(db: Handle, ids: Ids, enterpriseId: number, questionnaireId: number): Promise<void> {
  const counts = await outbox.countMails(db, enterpriseId, questionnaireId)
  await outbox.deleteMails(db, enterpriseId, questionnaireId, ASKING_TYPES, ['sent', 'failed'])
  const said = { employeeId: NOBODY, address: '', subject: '', content: '', error: '' }
  const when = { attempts: 0, nextAttemptAt: '', claimedUntil: null, createdAt: '', sentAt: null }
  for (const emailType of ASKING_TYPES) {
    for (const { status, count } of counts.filter((one) => one.emailType === emailType)) {
      const kept = { enterpriseId, questionnaireId, emailType, status, ...said, ...when }
      await outbox.insertMails(
        db,
        Array.from({ length: count }, () => ({ ...kept, id: ids.newId() })),
      )
    }
  }
}

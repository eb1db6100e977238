/** What a finish takes out of the outbox (anonymity.md R5, R22). */
import { ASKING_TYPES } from '../../../domain/evaluation/mailTemplate.ts'
import { type Ids, NOBODY } from '../../database/ids.ts'
import type { Handle } from '../../database/open.ts'
import { ROWS_A_STATEMENT } from '../../database/statements.ts'
import type { RoundKey } from '../../records/turns/answers.ts'
import * as outbox from './store/outbox.ts'

/** Cancels invitations and reminders that were not sent: what they ask for is over. A worker who has one in hand loses it. */
export async function cancelUnsent(db: Handle, enterpriseId: number, questionnaireId: number): Promise<void> {
  await outbox.deleteMails(db, enterpriseId, questionnaireId, ASKING_TYPES, ['waiting'])
}

/**
 * Leaves of some of an anonymous questionnaire's invitations and reminders their type and outcome: whoever was asked again
 * had not answered by then. Each becomes a row of nobody, without words and times, under a new id. To be called after
 * `cancelUnsent`, when no worker can change one any more; answers whether there were any.
 */
export async function forgetSomeMails(db: Handle, ids: Ids, key: RoundKey): Promise<boolean> {
  const mails = await outbox.deleteSomeSettled(db, key, {
    emailTypes: ASKING_TYPES,
    nobody: NOBODY,
    most: ROWS_A_STATEMENT,
  })
  const said = { employeeId: NOBODY, address: '', subject: '', content: '', templateJson: null, error: '' }
  const when = { attempts: 0, unreached: 0, nextAttemptAt: '', claimedUntil: null, createdAt: '', sentAt: null }
  const { enterpriseId, questionnaireId } = key
  const ofOneKind = mails.toSorted((a, b) => kindOf(a).localeCompare(kindOf(b)))
  await outbox.insertMails(
    db,
    ofOneKind.map(({ emailType, status }) => {
      return { enterpriseId, questionnaireId, id: ids.newId(), emailType, status, ...said, ...when }
    }),
  )
  return mails.length > 0
}

const kindOf = ({ emailType, status }: { emailType: string; status: string }) => `${emailType} ${status}`

/** All of them. */
export async function forgetMails(db: Handle, ids: Ids, key: RoundKey): Promise<void> {
  while (await forgetSomeMails(db, ids, key));
}

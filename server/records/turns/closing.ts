/** What the finish of a questionnaire does to its turns. */
import type { Handle } from '../../database/open.ts'
import { ROWS_A_STATEMENT } from '../../database/statements.ts'
import type { RoundKey } from './answers.ts'

/**
 * Named questionnaires: what was not sent is closed; what was sent, and what was withdrawn before, stays as it is.
 * Closed is not withdrawn: who was asked and did not answer stays in every total.
 */
export async function closeOpenTurns(db: Handle, enterpriseId: number, questionnaireId: number): Promise<void> {
  await db
    .updateTable('relation')
    .set({ status: 'closed' })
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('status', 'in', ['waiting', 'drafting'])
    .execute()
}

/**
 * Anonymous questionnaires: the turns after the one with id `after`, some of them, become 'closed', so that none tells any
 * more whether or when it was answered (anonymity.md R5, R9). Answers their ids. The rows are written anew in the order of
 * their ids: an update in place would leave those who answered where their last change put them.
 */
export async function closeTurns(db: Handle, { enterpriseId, questionnaireId }: RoundKey, after: number) {
  const turns = await db
    .selectFrom('relation')
    .selectAll()
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(ROWS_A_STATEMENT)
    .execute()
  const ids = turns.map(({ id }) => id)
  if (ids.length === 0) return ids
  await db
    .deleteFrom('relation')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('id', 'in', ids)
    .execute()
  const closed = turns.map((turn) => ({ ...turn, status: 'closed' as const, counted: 1 as const, submittedDay: null }))
  await db.insertInto('relation').values(closed).execute()
  return ids
}

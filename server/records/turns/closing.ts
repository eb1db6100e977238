/** What the finish of a questionnaire does to its turns. */
import type { Handle } from '../../database/open.ts'
import { ROWS_A_STATEMENT, slices } from '../../database/statements.ts'

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
 * Anonymous questionnaires: every turn becomes 'closed', so that none tells any more whether or when it was
 * answered (anonymity.md R5, R9). The rows are written anew in the order of their ids: an update in place would
 * leave those who answered where their last change put them.
 */
export async function closeAllTurns(db: Handle, enterpriseId: number, questionnaireId: number): Promise<void> {
  const turns = await db
    .selectFrom('relation')
    .selectAll()
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .orderBy('id')
    .execute()
  await db
    .deleteFrom('relation')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .execute()
  const closed = turns.map((turn) => ({ ...turn, status: 'closed' as const, counted: 1 as const, submittedDay: null }))
  for (const slice of slices(closed, ROWS_A_STATEMENT)) await db.insertInto('relation').values(slice).execute()
}

/** What the finish of a questionnaire does to its turns. */
import type { Handle } from '../../../database/open.ts'
import { ROWS_A_STATEMENT } from '../../../database/statements.ts'
import type { RoundKey } from '../answers.ts'
import { listRelationsAfter, RELATIONS_A_SLICE } from '../relations.ts'

/**
 * Named questionnaires: of the turns after the one with id `after`, as many as one transaction may change, what was not sent is
 * closed; what was sent, and what was withdrawn before, stays as it is. Closed is not withdrawn: who was asked and did not answer
 * stays in every total. Answers how many turns it went through, and the last of them where there may be more.
 */
export async function closeOpenTurns(db: Handle, { enterpriseId, questionnaireId }: RoundKey, after: number) {
  const turns = await listRelationsAfter(db, enterpriseId, questionnaireId, after)
  const last = turns.at(-1)?.id
  if (last === undefined) return { turns: 0, last }
  await db
    .updateTable('relation')
    .set({ status: 'closed' })
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('id', '>', after)
    .where('id', '<=', last)
    .where('status', 'in', ['waiting', 'drafting'])
    .execute()
  return { turns: turns.length, last }
}

/**
 * Anonymous questionnaires: each of the turns after the one with id `after`, as many as one transaction may change, becomes
 * 'closed', so that none keeps whether or when it was answered (anonymity.md R5, R9), those withdrawn before included. Answers
 * the last of them where there may be more.
 */
export async function closeTurns(db: Handle, { enterpriseId, questionnaireId }: RoundKey, after: number) {
  const turns = await listRelationsAfter(db, enterpriseId, questionnaireId, after)
  const last = turns.at(-1)?.id
  if (last === undefined) return { last }
  await db
    .updateTable('relation')
    .set({ status: 'closed', counted: 1, submittedDay: null })
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('id', '>', after)
    .where('id', '<=', last)
    .where('status', '!=', 'closed')
    .execute()
  return { last: turns.length < RELATIONS_A_SLICE ? undefined : last }
}

/**
 * Writes closed turns anew in the order of their ids, some of them, after the one with id `after`; answers their ids. Where
 * they lay told who had answered: an update in place leaves a row where its last change put it.
 */
export async function rewriteTurns(db: Handle, { enterpriseId, questionnaireId }: RoundKey, after: number) {
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
  await db.insertInto('relation').values(turns).execute()
  return ids
}

/** A disabled person's open forms are withdrawn, what was sent stays (design §5.14). */
import { FINISHED, isOver } from '../../../domain/evaluation/status.ts'
import type { Handle } from '../../database/open.ts'
import { refreshReadiness } from '../questionnaire/readiness.ts'
import { lockQuestionnaire } from '../questionnaire/store.ts'
import { countGone } from '../questionnaire/turnCounts.ts'
import { deleteDraftsOf } from './answers.ts'

/** The questionnaires that are not finished and wait for forms of these raters, each once, in the order of their ids. */
async function waitingFor(db: Handle, enterpriseId: number, raterIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('relation')
    .innerJoin('questionnaire', (join) =>
      join
        .onRef('questionnaire.enterpriseId', '=', 'relation.enterpriseId')
        .onRef('questionnaire.id', '=', 'relation.questionnaireId'),
    )
    .select('relation.questionnaireId')
    .distinct()
    .where('relation.enterpriseId', '=', enterpriseId)
    .where('relation.raterId', 'in', raterIds)
    .where('relation.status', 'in', ['waiting', 'drafting'])
    .where('questionnaire.processStatus', '<', FINISHED)
    .orderBy('relation.questionnaireId')
    .execute()
  return rows.map(({ questionnaireId }) => questionnaireId)
}

/**
 * Withdraws every open turn of raters in questionnaires that are not finished, with its draft, and keeps those
 * not started yet right in their status; answers how many. Takes the questionnaires first, as everybody does.
 */
export async function withdrawTurnsOf(db: Handle, enterpriseId: number, raterIds: readonly number[]): Promise<number> {
  let count = 0
  for (const questionnaireId of await waitingFor(db, enterpriseId, raterIds)) {
    const questionnaire = await lockQuestionnaire(db, enterpriseId, questionnaireId)
    // Somebody has finished it: what is open is being closed, and stays in every total.
    if (questionnaire !== undefined && isOver(questionnaire)) continue
    const rows = await db
      .updateTable('relation')
      .set({ status: 'withdrawn' })
      .where('enterpriseId', '=', enterpriseId)
      .where('questionnaireId', '=', questionnaireId)
      .where('raterId', 'in', raterIds)
      .where('status', 'in', ['waiting', 'drafting'])
      .returning(['id', 'evaluateeId', 'levelId'])
      .execute()
    await countGone(db, { enterpriseId, questionnaireId }, rows)
    const ids = rows.map(({ id }) => id)
    await deleteDraftsOf(db, enterpriseId, questionnaireId, ids)
    await refreshReadiness(db, enterpriseId, questionnaireId)
    count += ids.length
  }
  return count
}

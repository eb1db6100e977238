/** A disabled person's open forms are withdrawn, what was sent stays (design §5.14); a store function of this feature's table. */
import type { Handle } from '../../database/open.ts'

const FINISHED = 40

/** Withdraws every open turn of a rater in questionnaires that are not finished; answers how many. */
export async function withdrawTurnsOf(db: Handle, enterpriseId: number, raterId: number): Promise<number> {
  const rows = await db
    .updateTable('relation')
    .set({ status: 'withdrawn' })
    .where('enterpriseId', '=', enterpriseId)
    .where('raterId', '=', raterId)
    .where('status', 'in', ['waiting', 'drafting'])
    .where('questionnaireId', 'in', (eb) =>
      eb
        .selectFrom('questionnaire')
        .select('questionnaire.id')
        .where('questionnaire.enterpriseId', '=', enterpriseId)
        .where('questionnaire.processStatus', '<', FINISHED),
    )
    .returning('id')
    .execute()
  return rows.length
}

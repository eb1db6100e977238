/** Forms put straight into the tables, since sending them one by one is what `bench -- submit` measures. */
import { type Answer, questionsOf } from '../../domain/paper/model.ts'
import { scoreVector } from '../../domain/paper/score.ts'
import type { DatabaseService } from '../../server/database/open.ts'
import { ROWS_A_STATEMENT, slices } from '../../server/database/statements.ts'
import { keepCounts } from '../../server/records/questionnaire/turnCounts.ts'
import { insertForms } from '../../server/records/turns/forms.ts'
import type { Collecting } from '../server/collectingQuestionnaire.ts'

/** `relations` of a round of `type` are sent, each with the answers it is given. */
export async function putSent(
  database: DatabaseService,
  {
    enterpriseId,
    questionnaireId,
    paper,
    relations,
  }: Pick<Collecting, 'enterpriseId' | 'questionnaireId' | 'paper' | 'relations'>,
  type: 1 | 2,
  answersOf: (relationId: number) => string,
): Promise<void> {
  const key = { enterpriseId, questionnaireId }
  const questions = questionsOf(paper)
  for (const part of slices(relations, ROWS_A_STATEMENT)) {
    const ids = part.map(({ id }) => id)
    await database.write(async (db) => {
      if (type === 2) {
        const ballots = ids.map((id) => ({ ...key, relationId: id, answersJson: answersOf(id) }))
        await db.insertInto('ballot').values(ballots).execute()
      } else {
        const forms = part.map(({ id, evaluateeId, levelId }) => {
          const answersJson = answersOf(id)
          const scores = scoreVector(questions, JSON.parse(answersJson) as Answer[])
          return { ...key, id, evaluateeId, levelId, relationId: id, answersJson, scores }
        })
        await insertForms(db, forms)
      }
      await db
        .updateTable('relation')
        .set({ status: 'submitted', submittedDay: '2026-11-20' })
        .where('enterpriseId', '=', enterpriseId)
        .where('questionnaireId', '=', questionnaireId)
        .where('id', 'in', ids)
        .execute()
    })
  }
  // As the publication and each submission would have.
  await database.write((db) => keepCounts(db, enterpriseId, questionnaireId))
}

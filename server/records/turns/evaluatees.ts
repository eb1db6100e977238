/** Who is evaluated: the only writer of their table. */
import type { Handle } from '../../database/open.ts'
import type { Database } from '../../database/schema.ts'
import { ROWS_A_STATEMENT, slices } from '../../database/statements.ts'
import { countEvaluateesBy } from '../questionnaire/turnCounts.ts'

/** The evaluatees of a questionnaire, in the order they were added. */
export async function listEvaluatees(db: Handle, enterpriseId: number, questionnaireId: number) {
  return db
    .selectFrom('evaluatee')
    .selectAll()
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .orderBy('seq')
    .orderBy('id')
    .execute()
}

/** Adds evaluatees of one questionnaire. */
export async function insertEvaluatees(db: Handle, rows: Database['evaluatee'][]) {
  for (const slice of slices(rows, ROWS_A_STATEMENT)) await db.insertInto('evaluatee').values(slice).execute()
  if (rows[0] !== undefined) await countEvaluateesBy(db, rows[0], rows.length)
}

export async function deleteEvaluatee(db: Handle, enterpriseId: number, questionnaireId: number, id: number) {
  const gone = await db
    .deleteFrom('evaluatee')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('id', '=', id)
    .returning('id')
    .execute()
  await countEvaluateesBy(db, { enterpriseId, questionnaireId }, -gone.length)
}

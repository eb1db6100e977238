/** Who is evaluated: the only writer of their table. */
import type { Handle } from '../../database/open.ts'
import type { Database } from '../../database/schema.ts'
import { ROWS_A_STATEMENT, slices } from '../../database/statements.ts'
import { forgetCounts } from '../questionnaire/turnCounts.ts'

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
  if (rows[0] !== undefined) await forgetCounts(db, rows[0])
  for (const slice of slices(rows, ROWS_A_STATEMENT)) await db.insertInto('evaluatee').values(slice).execute()
}

export async function deleteEvaluatee(db: Handle, enterpriseId: number, questionnaireId: number, id: number) {
  await forgetCounts(db, { enterpriseId, questionnaireId })
  await db
    .deleteFrom('evaluatee')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('id', '=', id)
    .execute()
}

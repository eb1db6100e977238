/** The relation levels of a questionnaire: the only writer of their table. */
import { builtInLevels } from '../../../domain/evaluation/levels.ts'
import type { Handle } from '../../database/open.ts'
import type { Database } from '../../database/schema/schema.ts'
import { forgetCounts } from './turnCounts.ts'

/** The four built-in levels of a new questionnaire; without a name they show theirs in the reader's language. */
export function newLevels(
  enterpriseId: number,
  questionnaireId: number,
  newId: () => number,
): Database['relationLevel'][] {
  return builtInLevels().map(({ levelType, open, weight }, seq) => ({
    enterpriseId,
    questionnaireId,
    id: newId(),
    type: levelType,
    name: '',
    open: open ? 1 : 0,
    weight,
    seq,
  }))
}

/** The relation levels in their order. */
export async function listLevels(db: Handle, enterpriseId: number, questionnaireId: number) {
  return db
    .selectFrom('relationLevel')
    .selectAll()
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .orderBy('seq')
    .orderBy('id')
    .execute()
}

export async function insertLevels(db: Handle, rows: Database['relationLevel'][]) {
  await db.insertInto('relationLevel').values(rows).execute()
}

export async function updateLevel(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  id: number,
  patch: Partial<Pick<Database['relationLevel'], 'name' | 'open' | 'weight'>>,
) {
  if (patch.open !== undefined) await forgetCounts(db, { enterpriseId, questionnaireId })
  await db
    .updateTable('relationLevel')
    .set(patch)
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('id', '=', id)
    .execute()
}

export async function deleteLevel(db: Handle, enterpriseId: number, questionnaireId: number, id: number) {
  await forgetCounts(db, { enterpriseId, questionnaireId })
  await db
    .deleteFrom('relationLevel')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('id', '=', id)
    .execute()
}

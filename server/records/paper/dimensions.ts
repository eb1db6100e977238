/** Dimensions and the questions bound to them: the only writer of their tables. */
import type { Handle } from '../../database/open.ts'
import type { Database } from '../../database/schema/schema.ts'
import { IDS_A_STATEMENT, ROWS_A_STATEMENT, slices } from '../../database/statements.ts'

/** The dimensions in their order. */
export async function listDimensions(db: Handle, enterpriseId: number, questionnaireId: number) {
  return db
    .selectFrom('dimension')
    .selectAll()
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .orderBy('seq')
    .orderBy('id')
    .execute()
}

export async function insertDimensions(db: Handle, rows: Database['dimension'][]) {
  for (const slice of slices(rows, ROWS_A_STATEMENT)) await db.insertInto('dimension').values(slice).execute()
}

export async function updateDimension(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  id: number,
  patch: { name?: string; weight?: number | null },
) {
  await db
    .updateTable('dimension')
    .set(patch)
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('id', '=', id)
    .execute()
}

/** Removes a dimension and sets its questions free. */
export async function deleteDimension(db: Handle, enterpriseId: number, questionnaireId: number, id: number) {
  await db
    .deleteFrom('dimensionQuestion')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('dimensionId', '=', id)
    .execute()
  await db
    .deleteFrom('dimension')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('id', '=', id)
    .execute()
}

/** Which question belongs to which dimension. */
export async function listBindings(db: Handle, enterpriseId: number, questionnaireId: number) {
  return db
    .selectFrom('dimensionQuestion')
    .select(['questionId', 'dimensionId'])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .orderBy('questionId')
    .execute()
}

/** Binds questions; one that was bound moves to its new dimension. */
export async function bindQuestions(db: Handle, rows: Database['dimensionQuestion'][]) {
  for (const slice of slices(rows, ROWS_A_STATEMENT)) {
    await db
      .insertInto('dimensionQuestion')
      .values(slice)
      .onConflict((conflict) =>
        conflict
          .columns(['enterpriseId', 'questionnaireId', 'questionId'])
          .doUpdateSet((eb) => ({ dimensionId: eb.ref('excluded.dimensionId') })),
      )
      .execute()
  }
}

/** Takes questions out of their dimensions. */
export async function unbindQuestions(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  questionIds: number[],
) {
  for (const slice of slices(questionIds, IDS_A_STATEMENT)) {
    await db
      .deleteFrom('dimensionQuestion')
      .where('enterpriseId', '=', enterpriseId)
      .where('questionnaireId', '=', questionnaireId)
      .where('questionId', 'in', slice)
      .execute()
  }
}

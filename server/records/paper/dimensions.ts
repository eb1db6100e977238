/**
 * Dimensions and the questions bound to them: the only writer of their tables. Bindings of questions that were removed stay
 * until the start: an editor brings back what it removed (undo), and so does who keeps an own version over somebody else's.
 */
import type { ExpressionBuilder } from 'kysely'
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

/** The question of a binding, unless it was removed. */
const questionOf = (eb: ExpressionBuilder<Database, 'dimensionQuestion'>) =>
  eb
    .selectFrom('question')
    .select('question.id')
    .whereRef('question.enterpriseId', '=', 'dimensionQuestion.enterpriseId')
    .whereRef('question.questionnaireId', '=', 'dimensionQuestion.questionnaireId')
    .whereRef('question.id', '=', 'dimensionQuestion.questionId')

function selectBindings(db: Handle, enterpriseId: number, questionnaireId: number) {
  return db
    .selectFrom('dimensionQuestion')
    .select(['questionId', 'dimensionId'])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
}

/** Which question belongs to which dimension. */
export async function listBindings(db: Handle, enterpriseId: number, questionnaireId: number) {
  return selectBindings(db, enterpriseId, questionnaireId)
    .where((eb) => eb.exists(questionOf(eb)))
    .orderBy('questionId')
    .execute()
}

/** Binds questions as those they bring back were, also if these are removed; where those had no dimension, not at all. */
export async function bindAsFormer(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  formerIds: ReadonlyMap<number, number>,
) {
  if (formerIds.size === 0) return
  const bindings = await selectBindings(db, enterpriseId, questionnaireId).execute()
  const dimensionIds = new Map(bindings.map(({ questionId, dimensionId }) => [questionId, dimensionId]))
  const rows = [...formerIds].flatMap(([questionId, formerId]) => {
    const dimensionId = dimensionIds.get(formerId)
    return dimensionId === undefined ? [] : [{ enterpriseId, questionnaireId, questionId, dimensionId }]
  })
  await bindQuestions(db, rows)
}

/** Forgets the bindings of questions that were removed: from the start on none comes back. */
export async function deleteBindingsOfRemoved(db: Handle, enterpriseId: number, questionnaireId: number) {
  await db
    .deleteFrom('dimensionQuestion')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where((eb) => eb.not(eb.exists(questionOf(eb))))
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

/** The pages and questions of a paper: the only writer of their tables. */
import type { Handle } from '../../database/open.ts'
import type { Database } from '../../database/schema/schema.ts'
import { IDS_A_STATEMENT, ROWS_A_STATEMENT, slices } from '../../database/statements.ts'

/** The pages in their order. */
export async function listPages(db: Handle, enterpriseId: number, questionnaireId: number) {
  return db
    .selectFrom('page')
    .selectAll()
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .orderBy('sequence')
    .execute()
}

/** The questions of all pages, each page's in its order. */
export async function listQuestions(db: Handle, enterpriseId: number, questionnaireId: number) {
  return db
    .selectFrom('question')
    .selectAll()
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .orderBy('pageId')
    .orderBy('position')
    .execute()
}

/** Inserts pages, or moves those that exist. */
export async function upsertPages(db: Handle, rows: Database['page'][]) {
  for (const slice of slices(rows, ROWS_A_STATEMENT)) {
    await db
      .insertInto('page')
      .values(slice)
      .onConflict((conflict) =>
        conflict.columns(['enterpriseId', 'questionnaireId', 'id']).doUpdateSet((eb) => ({
          sequence: eb.ref('excluded.sequence'),
          type: eb.ref('excluded.type'),
        })),
      )
      .execute()
  }
}

/** Inserts questions, or changes those that exist; ids stay. */
export async function upsertQuestions(db: Handle, rows: Database['question'][]) {
  for (const slice of slices(rows, ROWS_A_STATEMENT)) {
    await db
      .insertInto('question')
      .values(slice)
      .onConflict((conflict) =>
        conflict.columns(['enterpriseId', 'questionnaireId', 'id']).doUpdateSet((eb) => ({
          pageId: eb.ref('excluded.pageId'),
          position: eb.ref('excluded.position'),
          type: eb.ref('excluded.type'),
          dataJson: eb.ref('excluded.dataJson'),
          configJson: eb.ref('excluded.configJson'),
        })),
      )
      .execute()
  }
}

/** Removes pages by their ids. */
export async function deletePages(db: Handle, enterpriseId: number, questionnaireId: number, ids: number[]) {
  for (const slice of slices(ids, IDS_A_STATEMENT)) {
    await db
      .deleteFrom('page')
      .where('enterpriseId', '=', enterpriseId)
      .where('questionnaireId', '=', questionnaireId)
      .where('id', 'in', slice)
      .execute()
  }
}

/** Removes questions by their ids. */
export async function deleteQuestions(db: Handle, enterpriseId: number, questionnaireId: number, ids: number[]) {
  for (const slice of slices(ids, IDS_A_STATEMENT)) {
    await db
      .deleteFrom('question')
      .where('enterpriseId', '=', enterpriseId)
      .where('questionnaireId', '=', questionnaireId)
      .where('id', 'in', slice)
      .execute()
  }
}

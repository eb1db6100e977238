import type { Handle } from '../../database/open.ts'
import type { Database } from '../../database/schema.ts'
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

/** Removes pages or questions by their ids. */
export async function deletePaperRows(
  db: Handle,
  table: 'page' | 'question',
  enterpriseId: number,
  questionnaireId: number,
  ids: number[],
) {
  for (const slice of slices(ids, IDS_A_STATEMENT)) {
    await db
      .deleteFrom(table)
      .where('enterpriseId', '=', enterpriseId)
      .where('questionnaireId', '=', questionnaireId)
      .where('id', 'in', slice)
      .execute()
  }
}

/** The version a session last read or saved; undefined when it never did, or read an older one than was saved since. */
export async function findReadVersion(db: Handle, enterpriseId: number, questionnaireId: number, sessionHash: string) {
  const row = await db
    .selectFrom('paperRead')
    .select('version')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('sessionHash', '=', sessionHash)
    .executeTakeFirst()
  return row?.version
}

export async function recordRead(
  db: Handle,
  row: { enterpriseId: number; questionnaireId: number; sessionHash: string; version: number },
) {
  await db
    .insertInto('paperRead')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['enterpriseId', 'questionnaireId', 'sessionHash'])
        .doUpdateSet((eb) => ({ version: eb.ref('excluded.version') })),
    )
    .execute()
}

/** Forgets who read what before a save: to have read an old version is to have read none. */
export async function forgetReads(db: Handle, enterpriseId: number, questionnaireId: number) {
  await db
    .deleteFrom('paperRead')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .execute()
}

/** Forgets what sessions read that are over. */
export async function deleteReadsOfDeadSessions(db: Handle) {
  await db
    .deleteFrom('paperRead')
    .where('sessionHash', 'not in', (eb) => eb.selectFrom('session').select('idHash'))
    .execute()
}

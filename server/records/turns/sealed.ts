/** What is kept of an anonymous questionnaire's protected answers: the only writer of its tables (anonymity.md R21). */
import type { DimensionReliability } from '../../../domain/scoring/reliabilitySums.ts'
import type { Handle } from '../../database/open.ts'
import { ROWS_A_STATEMENT, slices } from '../../database/statements.ts'
import type { Sealed } from './making.ts'

interface Key {
  enterpriseId: number
  questionnaireId: number
}

/** Keeps these rows of evaluatees. */
export async function insertRows(db: Handle, key: Key, rows: Sealed['rows']): Promise<void> {
  const stored = rows.map(({ evaluateeId, row }) => ({
    ...key,
    evaluateeId,
    rowKey: row.key,
    cellsJson: JSON.stringify(row.cells),
  }))
  for (const slice of slices(stored, ROWS_A_STATEMENT)) await db.insertInto('sealedRow').values(slice).execute()
}

/** Keeps what reliability is computed from. */
export async function insertReliability(db: Handle, key: Key, reliability: readonly DimensionReliability[]) {
  const dimensions = reliability.map(({ dimensionId, squares, items }) => ({
    ...key,
    dimensionId,
    squaresJson: JSON.stringify(squares),
    itemsJson: items === null ? null : JSON.stringify(items),
  }))
  for (const slice of slices(dimensions, ROWS_A_STATEMENT)) {
    await db.insertInto('sealedReliability').values(slice).execute()
  }
}

/** Drops the rows of a closing that was cut short. */
export async function deleteRows(db: Handle, { enterpriseId, questionnaireId }: Key): Promise<void> {
  await db
    .deleteFrom('sealedRow')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .execute()
}

/** Notes how many forms were sent on each level. */
export async function insertForms(db: Handle, key: Key, forms: ReadonlyMap<number, number>): Promise<void> {
  const rows = [...forms].map(([levelId, count]) => ({ ...key, levelId, forms: count }))
  for (const slice of slices(rows, ROWS_A_STATEMENT)) await db.insertInto('sealedLevel').values(slice).execute()
}

/** Forms sent by level of an anonymous questionnaire, once its turns tell nothing any more (R5). */
export async function listForms(db: Handle, enterpriseId: number, questionnaireId: number) {
  return db
    .selectFrom('sealedLevel')
    .select(['levelId', 'forms'])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .execute()
}

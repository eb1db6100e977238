/** What is kept of an anonymous questionnaire's protected answers: the only writer of its tables (anonymity.md R21). */
import type { SealedRow } from '../../../../domain/scoring/sealed.ts'
import type { DimensionReliability } from '../../../../domain/scoring/statistics/meanSquares.ts'
import type { Handle } from '../../../database/open.ts'
import { isOneOf, ROWS_A_STATEMENT, slices } from '../../../database/statements.ts'
import type { RoundKey } from '../answers.ts'
import type { Sealed } from '../published/making.ts'

/** Keeps these rows of evaluatees. */
export async function insertRows(db: Handle, key: RoundKey, rows: Sealed['rows']): Promise<void> {
  const stored = rows.map(({ evaluateeId, row }) => ({
    ...key,
    evaluateeId,
    rowKey: row.key,
    cellsJson: JSON.stringify(row.cells),
  }))
  for (const slice of slices(stored, ROWS_A_STATEMENT)) await db.insertInto('sealedRow').values(slice).execute()
}

/** The rows that are kept of these evaluatees. */
export async function listRows(
  db: Handle,
  { enterpriseId, questionnaireId }: RoundKey,
  evaluateeIds: readonly number[],
): Promise<Sealed['rows']> {
  const stored = await db
    .selectFrom('sealedRow')
    .select(['evaluateeId', 'rowKey', 'cellsJson'])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where(isOneOf('evaluateeId', evaluateeIds))
    .execute()
  return stored.map(({ evaluateeId, rowKey, cellsJson }) => ({
    evaluateeId,
    row: { key: rowKey, cells: JSON.parse(cellsJson) as SealedRow['cells'] },
  }))
}

/** Keeps what the reliability of a dimension is computed from. */
export async function insertReliability(db: Handle, key: RoundKey, one: DimensionReliability): Promise<void> {
  const { enterpriseId, questionnaireId } = key
  const { dimensionId, squares, items } = one
  const squaresJson = JSON.stringify(squares)
  const itemsJson = items === null ? null : JSON.stringify(items)
  await db
    .insertInto('sealedReliability')
    .values({ enterpriseId, questionnaireId, dimensionId, squaresJson, itemsJson })
    .execute()
}

/** What is kept of the reliability of its dimensions. */
export async function listReliability(
  db: Handle,
  { enterpriseId, questionnaireId }: RoundKey,
): Promise<DimensionReliability[]> {
  const rows = await db
    .selectFrom('sealedReliability')
    .select(['dimensionId', 'squaresJson', 'itemsJson'])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .execute()
  return rows.map(({ dimensionId, squaresJson, itemsJson }) => ({
    dimensionId,
    squares: JSON.parse(squaresJson) as DimensionReliability['squares'],
    items: itemsJson === null ? null : (JSON.parse(itemsJson) as DimensionReliability['items']),
  }))
}

/** Drops the rows of these evaluatees that a closing that was cut short had kept. */
export async function deleteRows(
  db: Handle,
  { enterpriseId, questionnaireId }: RoundKey,
  evaluateeIds: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('sealedRow')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where(isOneOf('evaluateeId', evaluateeIds))
    .execute()
}

/** Drops what such a closing had kept of the reliability. */
export async function deleteReliability(db: Handle, { enterpriseId, questionnaireId }: RoundKey): Promise<void> {
  await db
    .deleteFrom('sealedReliability')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .execute()
}

/** Notes how many forms were sent on each level. */
export async function insertForms(db: Handle, key: RoundKey, forms: ReadonlyMap<number, number>): Promise<void> {
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

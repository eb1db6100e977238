/** Who is evaluated: the only writer of their table. */
import type { Handle } from '../../database/open.ts'
import type { Database } from '../../database/schema/schema.ts'
import { IDS_A_STATEMENT, ROWS_A_STATEMENT, slices } from '../../database/statements.ts'
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

/** The next of them by their ids, after the one with that id, at most `count`. */
export async function listEvaluateesAfter(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  after: number,
  count: number,
) {
  return db
    .selectFrom('evaluatee')
    .selectAll()
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(count)
    .execute()
}

export async function countEvaluatees(db: Handle, enterpriseId: number, questionnaireId: number): Promise<number> {
  const { count } = await db
    .selectFrom('evaluatee')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .executeTakeFirstOrThrow()
  return count
}

async function listBy(
  column: 'id' | 'employeeId',
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  ids: readonly number[],
): Promise<{ id: number; employeeId: number }[]> {
  const found: { id: number; employeeId: number }[] = []
  for (const slice of slices(ids, IDS_A_STATEMENT)) {
    const rows = await db
      .selectFrom('evaluatee')
      .select(['id', 'employeeId'])
      .where('enterpriseId', '=', enterpriseId)
      .where('questionnaireId', '=', questionnaireId)
      .where(column, 'in', slice)
      .execute()
    found.push(...rows)
  }
  return found
}

type Find = (
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  ids: readonly number[],
) => Promise<Map<number, number>>

/** Which of these evaluatees the questionnaire has: who each is. */
export const listEvaluateesThere: Find = async (...key) =>
  new Map((await listBy('id', ...key)).map(({ id, employeeId }) => [id, employeeId]))

/** Which of these people the questionnaire evaluates: as which evaluatee. */
export const findEvaluateesOf: Find = async (...key) =>
  new Map((await listBy('employeeId', ...key)).map(({ id, employeeId }) => [employeeId, id]))

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

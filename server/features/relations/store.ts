import type { SelectQueryBuilder } from 'kysely'
import type { Handle } from '../../database/open.ts'
import type { Database } from '../../database/schema.ts'
import { holdsWord, IDS_A_STATEMENT, ROWS_A_STATEMENT, slices } from '../../database/statements.ts'

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

const SHOWN = [
  'evaluatee.id',
  'evaluatee.employeeId',
  'employee.displayName as evaluateName',
  'employee.email as evaluateEmail',
  'employee.mobile as evaluateMobile',
  'department.name as departName',
] as const

function searched(db: Handle, enterpriseId: number, questionnaireId: number, words: string[]) {
  let query = db
    .selectFrom('evaluatee')
    .innerJoin('employee', (join) =>
      join
        .onRef('employee.enterpriseId', '=', 'evaluatee.enterpriseId')
        .onRef('employee.id', '=', 'evaluatee.employeeId'),
    )
    .leftJoin('department', (join) =>
      join
        .onRef('department.enterpriseId', '=', 'employee.enterpriseId')
        .onRef('department.id', '=', 'employee.departmentId'),
    )
    .where('evaluatee.enterpriseId', '=', enterpriseId)
    .where('evaluatee.questionnaireId', '=', questionnaireId)
  for (const word of words) query = query.where(holdsWord('employee.search', word))
  return query
}

/** A page of evaluatees with what is shown of them, and how many match; `offset` counts from 0. */
export async function searchEvaluatees(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  filter: { words: string[]; offset: number; limit: number },
) {
  const query = searched(db, enterpriseId, questionnaireId, filter.words)
  const counted = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const items = await query
    .select(SHOWN)
    .orderBy('evaluatee.seq')
    .orderBy('evaluatee.id')
    .limit(filter.limit)
    .offset(filter.offset)
    .execute()
  return { items, total: counted.total }
}

/** One evaluatee with what is shown of the person. */
export async function findEvaluatee(db: Handle, enterpriseId: number, questionnaireId: number, id: number) {
  return searched(db, enterpriseId, questionnaireId, []).select(SHOWN).where('evaluatee.id', '=', id).executeTakeFirst()
}

export async function insertEvaluatees(db: Handle, rows: Database['evaluatee'][]) {
  for (const slice of slices(rows, ROWS_A_STATEMENT)) await db.insertInto('evaluatee').values(slice).execute()
}

export async function deleteEvaluatee(db: Handle, enterpriseId: number, questionnaireId: number, id: number) {
  await db
    .deleteFrom('evaluatee')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('id', '=', id)
    .execute()
}

type RelationQuery = SelectQueryBuilder<Database, 'relation', object>

function relationsOf(db: Handle, enterpriseId: number, questionnaireId: number): RelationQuery {
  return db
    .selectFrom('relation')
    .where('relation.enterpriseId', '=', enterpriseId)
    .where('relation.questionnaireId', '=', questionnaireId)
}

/** Every relation of a questionnaire; without the raters' names. */
export async function listRelations(db: Handle, enterpriseId: number, questionnaireId: number) {
  return relationsOf(db, enterpriseId, questionnaireId)
    .select(['id', 'evaluateeId', 'levelId', 'raterId', 'status'])
    .orderBy('id')
    .execute()
}

/** The raters of the evaluatees named (null: of all), with their names, in the order they were added. */
export async function listRaters(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  evaluateeIds: number[] | null,
) {
  if (evaluateeIds?.length === 0) return []
  let query = relationsOf(db, enterpriseId, questionnaireId)
  if (evaluateeIds !== null) query = query.where('relation.evaluateeId', 'in', evaluateeIds)
  return query
    .innerJoin('employee', (join) =>
      join.onRef('employee.enterpriseId', '=', 'relation.enterpriseId').onRef('employee.id', '=', 'relation.raterId'),
    )
    .select([
      'relation.id',
      'relation.evaluateeId',
      'relation.levelId',
      'relation.raterId',
      'relation.status',
      'employee.displayName',
    ])
    .orderBy('relation.id')
    .execute()
}

/** Adds relations; a rater whom the evaluatee has already is passed over. Answers how many were new. */
export async function insertRelations(db: Handle, rows: Database['relation'][]): Promise<{ levelId: number }[]> {
  const added: { levelId: number }[] = []
  for (const slice of slices(rows, ROWS_A_STATEMENT)) {
    const inserted = await db
      .insertInto('relation')
      .values(slice)
      .onConflict((conflict) =>
        conflict.columns(['enterpriseId', 'questionnaireId', 'evaluateeId', 'raterId']).doNothing(),
      )
      .returning('levelId')
      .execute()
    added.push(...inserted)
  }
  return added
}

/** Removes relations whose answers were not sent, by their ids; answers the ids that went. */
export async function deleteUnsent(db: Handle, enterpriseId: number, questionnaireId: number, ids: number[]) {
  const gone: number[] = []
  for (const slice of slices(ids, IDS_A_STATEMENT)) {
    const rows = await db
      .deleteFrom('relation')
      .where('enterpriseId', '=', enterpriseId)
      .where('questionnaireId', '=', questionnaireId)
      .where('id', 'in', slice)
      .where('status', '!=', 'submitted')
      .returning('id')
      .execute()
    gone.push(...rows.map(({ id }) => id))
  }
  return gone
}

/** Moves a relation whose answers were not sent to another level; false when they were. */
export async function moveUnsent(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  id: number,
  levelId: number,
) {
  const row = await db
    .updateTable('relation')
    .set({ levelId })
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('id', '=', id)
    .where('status', '!=', 'submitted')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Removes every relation on these levels; only before the start, when nothing was sent. */
export async function deleteRelationsOnLevels(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  levelIds: number[],
) {
  if (levelIds.length === 0) return
  await db
    .deleteFrom('relation')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('levelId', 'in', levelIds)
    .execute()
}

import type { Handle } from '../../database/open.ts'
import {
  directed,
  IDS_A_STATEMENT,
  type Order,
  type SortColumn,
  searchHolds,
  slices,
} from '../../database/statements.ts'

const SHOWN = [
  'evaluatee.id',
  'evaluatee.employeeId',
  'employee.displayName as evaluateName',
  'employee.email as evaluateEmail',
  'employee.mobile as evaluateMobile',
  'employee.employeeNo',
  'department.name as departName',
] as const

type SortName = 'id' | 'evaluateName' | 'evaluateEmail' | 'departName'

const SORTS: Record<
  SortName,
  SortColumn<'evaluatee.seq' | 'employee.sortKey' | 'employee.email' | 'department.sortKey'>
> = {
  // The order they were added in.
  id: { column: 'evaluatee.seq' },
  evaluateName: { column: 'employee.sortKey' },
  evaluateEmail: { column: 'employee.email' },
  departName: { column: 'department.sortKey', isNullable: true },
}

/** Whether it is one of the list's own orders. */
export const isSort = (name: string): name is SortName => Object.hasOwn(SORTS, name)

export interface EvaluateeSort {
  sort: SortName
  order: Order
}

const AS_ADDED: EvaluateeSort = { sort: 'id', order: 'asc' }

function searched(db: Handle, enterpriseId: number, questionnaireId: number, kw?: string) {
  return db
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
    .where(searchHolds('employee.search', kw))
}

/** A page of evaluatees with what is shown of them, and how many match; `offset` counts from 0. */
export async function searchEvaluatees(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  filter: { kw?: string | undefined; offset: number; limit: number },
  { sort, order }: EvaluateeSort = AS_ADDED,
) {
  const query = searched(db, enterpriseId, questionnaireId, filter.kw)
  const counted = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const { column, isNullable } = SORTS[sort]
  const items = await query
    .select(SHOWN)
    .orderBy(column, directed(order, isNullable))
    .orderBy('evaluatee.id', order)
    .limit(filter.limit)
    .offset(filter.offset)
    .execute()
  return { items, total: counted.total }
}

/** One evaluatee with what is shown of the person. */
export async function findEvaluatee(db: Handle, enterpriseId: number, questionnaireId: number, id: number) {
  return searched(db, enterpriseId, questionnaireId).select(SHOWN).where('evaluatee.id', '=', id).executeTakeFirst()
}

/** What is shown of these evaluatees. */
export async function listShown(db: Handle, enterpriseId: number, questionnaireId: number, ids: number[]) {
  return searched(db, enterpriseId, questionnaireId).select(SHOWN).where('evaluatee.id', 'in', ids).execute()
}

/** The raters of the evaluatees named (null: of all), with their names, in the order they were added. */
export async function listRaters(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  evaluateeIds: number[] | null,
) {
  if (evaluateeIds?.length === 0) return []
  let query = db
    .selectFrom('relation')
    .where('relation.enterpriseId', '=', enterpriseId)
    .where('relation.questionnaireId', '=', questionnaireId)
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

/** Every evaluatee whose name holds all words, in the order they were added. */
export async function listEvaluateeIds(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  kw: string | undefined,
  { sort, order }: EvaluateeSort = AS_ADDED,
): Promise<number[]> {
  const { column, isNullable } = SORTS[sort]
  const rows = await searched(db, enterpriseId, questionnaireId, kw)
    .select('evaluatee.id')
    .orderBy(column, directed(order, isNullable))
    .orderBy('evaluatee.id', order)
    .execute()
  return rows.map(({ id }) => id)
}

/** Which of these evaluatees the questionnaire has. */
export async function listEvaluateesThere(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const found = new Map<number, number>()
  for (const slice of slices(ids, IDS_A_STATEMENT)) {
    const rows = await db
      .selectFrom('evaluatee')
      .select(['id', 'employeeId'])
      .where('enterpriseId', '=', enterpriseId)
      .where('questionnaireId', '=', questionnaireId)
      .where('id', 'in', slice)
      .execute()
    for (const { id, employeeId } of rows) found.set(id, employeeId)
  }
  return found
}

/** On which of these levels anybody was ever asked about whom, each pair once. */
export async function listAsked(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  levelIds: readonly number[],
) {
  if (levelIds.length === 0) return []
  return db
    .selectFrom('relation')
    .select(['evaluateeId', 'levelId'])
    .distinct()
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('levelId', 'in', levelIds)
    .execute()
}

/** The names of evaluatees. */
export async function listNames(db: Handle, enterpriseId: number, questionnaireId: number, ids: number[]) {
  return searched(db, enterpriseId, questionnaireId)
    .select(['evaluatee.id', 'evaluatee.employeeId', 'employee.displayName'])
    .where('evaluatee.id', 'in', ids)
    .execute()
}

/** The newest records of one kind about a questionnaire, with who did it; nobody's name once the person is gone. */
export async function listEventsOf(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  action: string,
  limit: number,
) {
  return db
    .selectFrom('auditEvent')
    .leftJoin('employee', (join) =>
      join
        .onRef('employee.enterpriseId', '=', 'auditEvent.enterpriseId')
        .onRef('employee.id', '=', 'auditEvent.actorId'),
    )
    .select([
      'auditEvent.id',
      'auditEvent.at',
      'auditEvent.detailJson',
      'employee.id as employeeId',
      'employee.displayName as name',
    ])
    .where('auditEvent.enterpriseId', '=', enterpriseId)
    .where('auditEvent.objectId', '=', questionnaireId)
    .where('auditEvent.action', '=', action)
    .orderBy('auditEvent.id', 'desc')
    .limit(limit)
    .execute()
}

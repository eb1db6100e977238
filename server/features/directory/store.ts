import { type SelectQueryBuilder, sql } from 'kysely'
import type { Handle } from '../../database/open.ts'
import type { Database, EmployeeTable } from '../../database/schema.ts'
import {
  directed,
  IDS_A_STATEMENT,
  type Order,
  type SortColumn,
  searchHolds,
  slices,
} from '../../database/statements.ts'

export interface EmployeeFilter {
  /** This department and all below it. */
  departmentId?: number | undefined
  keyword?: string | undefined
  disabled?: boolean | undefined
  role?: 'admin' | 'member' | undefined
  ids?: readonly number[] | undefined
}

type SortName = 'displayName' | 'email' | 'employeeNo' | 'departName' | 'role'

const SORTS: Record<
  SortName,
  SortColumn<'employee.sortKey' | 'employee.email' | 'employee.employeeNo' | 'department.sortKey' | 'employee.role'>
> = {
  displayName: { column: 'employee.sortKey' },
  email: { column: 'employee.email' },
  employeeNo: { column: 'employee.employeeNo', isNullable: true },
  departName: { column: 'department.sortKey', isNullable: true },
  role: { column: 'employee.role' },
}

export interface EmployeeSort {
  sort: SortName
  order: Order
}

/** Whether people can be sorted by what has this name. */
export const isSort = (name: string): name is SortName => Object.hasOwn(SORTS, name)

const BY_NAME: EmployeeSort = { sort: 'displayName', order: 'asc' }

type EmployeeQuery = SelectQueryBuilder<Database, 'employee', object>

function filtered(db: Handle, enterpriseId: number, filter: EmployeeFilter): EmployeeQuery {
  let query: EmployeeQuery = db.selectFrom('employee').where('employee.enterpriseId', '=', enterpriseId)
  query = query.where(searchHolds('employee.search', filter.keyword))
  if (filter.disabled !== undefined) query = query.where('employee.disabled', '=', filter.disabled ? 1 : 0)
  if (filter.role !== undefined) query = query.where('employee.role', '=', filter.role)
  if (filter.ids !== undefined) query = query.where('employee.id', 'in', [...filter.ids])
  const { departmentId } = filter
  return departmentId === undefined ? query : query.where(inBranch(db, enterpriseId, departmentId))
}

/** `employee.departmentId` lies in the branch of a department; union (not union all) ends at a circle. */
function inBranch(db: Handle, enterpriseId: number, departmentId: number) {
  const branch = db
    .withRecursive('branch(id)', (cte) =>
      cte
        .selectFrom('department')
        .select('department.id')
        .where('department.enterpriseId', '=', enterpriseId)
        .where('department.id', '=', departmentId)
        .union(
          cte
            .selectFrom('department')
            .innerJoin('branch', 'branch.id', 'department.parentId')
            .select('department.id')
            .where('department.enterpriseId', '=', enterpriseId),
        ),
    )
    .selectFrom('branch')
    .select('branch.id')
  return sql<boolean>`employee."departmentId" in ${branch}`
}

const joined = (query: EmployeeQuery) =>
  query.leftJoin('department', (join) =>
    join
      .onRef('department.enterpriseId', '=', 'employee.enterpriseId')
      .onRef('department.id', '=', 'employee.departmentId'),
  )

const withDepartment = (query: EmployeeQuery) =>
  joined(query).selectAll('employee').select('department.name as departName')

/** A page of employees with their department's name; `offset` counts from 0. */
export async function listEmployees(
  db: Handle,
  enterpriseId: number,
  filter: EmployeeFilter,
  page: { offset: number; limit: number },
  { sort, order } = BY_NAME,
) {
  if (filter.ids?.length === 0) return []
  const { column, isNullable } = SORTS[sort]
  return withDepartment(filtered(db, enterpriseId, filter))
    .orderBy(column, directed(order, isNullable))
    .orderBy('employee.id', order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
}

export async function countEmployees(db: Handle, enterpriseId: number, filter: EmployeeFilter): Promise<number> {
  if (filter.ids?.length === 0) return 0
  const row = await filtered(db, enterpriseId, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

export async function findEmployee(db: Handle, enterpriseId: number, id: number) {
  return withDepartment(filtered(db, enterpriseId, { ids: [id] })).executeTakeFirst()
}

/** Who in the enterprise has one of these addresses or numbers. */
export async function findByEmailOrNumber(
  db: Handle,
  enterpriseId: number,
  emails: readonly string[],
  numbers: readonly string[],
) {
  const found = new Map<number, EmployeeTable>()
  const base = db.selectFrom('employee').selectAll().where('enterpriseId', '=', enterpriseId)
  for (const slice of slices(emails, IDS_A_STATEMENT)) {
    // The index is of those with an address alone (0004), and is taken where the query says so too.
    const rows = await base.where('email', 'in', slice).where('email', '<>', '').execute()
    for (const row of rows) found.set(row.id, row)
  }
  for (const slice of slices(numbers, IDS_A_STATEMENT)) {
    for (const row of await base.where('employeeNo', 'in', slice).execute()) found.set(row.id, row)
  }
  return [...found.values()]
}

/** What an import must know of everybody. */
export async function listKnown(db: Handle, enterpriseId: number) {
  return db
    .selectFrom('employee')
    .select(['id', 'email', 'employeeNo', 'userId'])
    .where('enterpriseId', '=', enterpriseId)
    .execute()
}

/** The members of a department who are not disabled, by name. */
export async function listMembers(db: Handle, enterpriseId: number, departmentId: number) {
  return db
    .selectFrom('employee')
    .select(['id', 'displayName', 'email', 'employeeNo'])
    .where('enterpriseId', '=', enterpriseId)
    .where('departmentId', '=', departmentId)
    .where('disabled', '=', 0)
    .orderBy('sortKey')
    .orderBy('id')
    .execute()
}

/** How many of each department are not disabled; a department without any is not in it. */
export async function countMembers(db: Handle, enterpriseId: number): Promise<Map<number | null, number>> {
  const rows = await db
    .selectFrom('employee')
    .select((eb) => ['departmentId', eb.fn.countAll<number>().as('count')])
    .where('enterpriseId', '=', enterpriseId)
    .where('disabled', '=', 0)
    .groupBy('departmentId')
    .execute()
  return new Map(rows.map(({ departmentId, count }) => [departmentId, count]))
}

/**
 * Names of people, by their ids. Not joined with what names them: right after an import PostgreSQL takes both tables for
 * small, and the tree of 2,000 departments and 50,000 people took 12 seconds.
 */
export async function namesOf(db: Handle, enterpriseId: number, ids: readonly number[]): Promise<Map<number, string>> {
  const names = new Map<number, string>()
  for (const slice of slices(ids, IDS_A_STATEMENT)) {
    const rows = await db
      .selectFrom('employee')
      .select(['id', 'displayName'])
      .where('enterpriseId', '=', enterpriseId)
      .where('id', 'in', slice)
      .execute()
    for (const { id, displayName } of rows) names.set(id, displayName)
  }
  return names
}

/** Everybody of a department, disabled or not. */
export async function listBelonging(db: Handle, enterpriseId: number, departmentId: number) {
  return db
    .selectFrom('employee')
    .select(['id', 'disabled'])
    .where('enterpriseId', '=', enterpriseId)
    .where('departmentId', '=', departmentId)
    .orderBy('id')
    .execute()
}

/** How many questionnaires that are not finished have evaluatees of a department. */
export async function countOpenQuestionnaires(db: Handle, enterpriseId: number, departmentId: number): Promise<number> {
  const row = await db
    .selectFrom('employee')
    .innerJoin('evaluatee', (join) =>
      join
        .onRef('evaluatee.enterpriseId', '=', 'employee.enterpriseId')
        .onRef('evaluatee.employeeId', '=', 'employee.id'),
    )
    .innerJoin('questionnaire', (join) =>
      join
        .onRef('questionnaire.enterpriseId', '=', 'evaluatee.enterpriseId')
        .onRef('questionnaire.id', '=', 'evaluatee.questionnaireId'),
    )
    .select((eb) => eb.fn.count<number>('questionnaire.id').distinct().as('count'))
    .where('employee.enterpriseId', '=', enterpriseId)
    .where('employee.departmentId', '=', departmentId)
    .where('questionnaire.processStatus', '<', 40)
    .where('questionnaire.deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Everybody a filter lets through, in their order. */
export async function listEmployeeIds(
  db: Handle,
  enterpriseId: number,
  filter: EmployeeFilter,
  { sort, order } = BY_NAME,
): Promise<number[]> {
  const { column, isNullable } = SORTS[sort]
  const rows = await joined(filtered(db, enterpriseId, filter))
    .select('employee.id')
    .orderBy(column, directed(order, isNullable))
    .orderBy('employee.id', order)
    .execute()
  return rows.map(({ id }) => id)
}

/** What decides whether these people can be mailed a link to sign in by. */
export async function listInvitable(db: Handle, enterpriseId: number, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('employee')
    .leftJoin('user', 'user.id', 'employee.userId')
    .leftJoin('invitation', (join) =>
      join
        .onRef('invitation.enterpriseId', '=', 'employee.enterpriseId')
        .onRef('invitation.employeeId', '=', 'employee.id'),
    )
    .select(['employee.id', 'employee.displayName', 'employee.email', 'employee.disabled', 'employee.userId'])
    .select(['user.confirmedAt', 'user.language', 'invitation.createdAt as linkedAt'])
    .where('employee.enterpriseId', '=', enterpriseId)
    .where('employee.id', 'in', ids)
    .orderBy('employee.id')
    .execute()
  const waiting = await db
    .selectFrom('letter')
    .select('employeeId')
    .where('enterpriseId', '=', enterpriseId)
    .where('employeeId', 'in', ids)
    .where('kind', '=', 'invitation')
    .execute()
  const waitingIds = new Set(waiting.map(({ employeeId }) => employeeId))
  return rows.map(({ disabled, confirmedAt, ...row }) => ({
    ...row,
    isDisabled: disabled === 1,
    isConfirmed: confirmedAt !== null,
    isWaiting: waitingIds.has(row.id),
  }))
}

/** What acts upon people must know of them: who is there, how they are called, where they are. */
export async function listStanding(db: Handle, enterpriseId: number, ids: readonly number[]) {
  return db
    .selectFrom('employee')
    .select(['id', 'displayName', 'userId', 'departmentId', 'role'])
    .where('enterpriseId', '=', enterpriseId)
    .where('id', 'in', ids)
    .execute()
}

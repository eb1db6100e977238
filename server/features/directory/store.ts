import type { SelectQueryBuilder } from 'kysely'
import { byId, hasId, readDepartments } from '../../database/byId.ts'
import type { Handle } from '../../database/open.ts'
import { INVITATIONS } from '../../database/schema/linkSchema.ts'
import type { Database, EmployeeTable } from '../../database/schema/schema.ts'
import {
  directed,
  IDS_A_STATEMENT,
  inOrder,
  type Order,
  type SortColumn,
  searchHolds,
  slices,
} from '../../database/statements.ts'

export interface EmployeeFilter {
  departmentIds?: readonly number[] | undefined
  keyword?: string | undefined
  disabled?: boolean | undefined
  role?: 'admin' | 'member' | undefined
  ids?: readonly number[] | undefined
}

type SortName = 'displayName' | 'email' | 'employeeNo' | 'departName' | 'role'

/** Null where another table says it, which no statement joins (database/byId.ts). */
const SORTS: Record<
  SortName,
  SortColumn<'employee.sortKey' | 'employee.email' | 'employee.employeeNo' | 'employee.role'> | null
> = {
  displayName: { column: 'employee.sortKey' },
  email: { column: 'employee.email' },
  employeeNo: { column: 'employee.employeeNo', isNullable: true },
  departName: null,
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

/** Nobody is let through: no statement takes an empty list. */
const isNobody = ({ ids, departmentIds }: EmployeeFilter) => ids?.length === 0 || departmentIds?.length === 0

function filtered(db: Handle, enterpriseId: number, filter: EmployeeFilter): EmployeeQuery {
  let query: EmployeeQuery = db.selectFrom('employee').where('employee.enterpriseId', '=', enterpriseId)
  query = query.where(searchHolds('employee.search', filter.keyword))
  if (filter.disabled !== undefined) query = query.where('employee.disabled', '=', filter.disabled ? 1 : 0)
  if (filter.role !== undefined) query = query.where('employee.role', '=', filter.role)
  if (filter.ids !== undefined) query = query.where('employee.id', 'in', [...filter.ids])
  const { departmentIds } = filter
  return departmentIds === undefined ? query : query.where('employee.departmentId', 'in', [...departmentIds])
}

async function withDepartments(db: Handle, enterpriseId: number, rows: readonly EmployeeTable[]) {
  const departmentIds = rows.map(({ departmentId }) => departmentId)
  const departments = await readDepartments(db, enterpriseId, departmentIds)
  return rows.map((row) => ({ ...row, departName: departments.get(row.departmentId ?? 0)?.name ?? null }))
}

/** Everybody by the names of their departments, those without one last. */
async function listIdsByDepartment(db: Handle, enterpriseId: number, filter: EmployeeFilter, order: Order) {
  const query = filtered(db, enterpriseId, filter).select(['employee.id', 'employee.departmentId'])
  const people = await query.orderBy('employee.id', order).execute()
  const departmentIds = people.map(({ departmentId }) => departmentId)
  const departments = await readDepartments(db, enterpriseId, departmentIds)
  const keyOf = ({ departmentId }: { departmentId: number | null }) =>
    departments.get(departmentId ?? 0)?.sortKey ?? null
  return inOrder(people, order, keyOf).map(({ id }) => id)
}

/** A page of employees with their department's name; `offset` counts from 0. */
export async function listEmployees(
  db: Handle,
  enterpriseId: number,
  filter: EmployeeFilter,
  page: { offset: number; limit: number },
  { sort, order } = BY_NAME,
) {
  if (isNobody(filter)) return []
  const by = SORTS[sort]
  if (by === null) {
    const all = await listIdsByDepartment(db, enterpriseId, filter, order)
    return listInOrder(db, enterpriseId, all.slice(page.offset, page.offset + page.limit))
  }
  const rows = await filtered(db, enterpriseId, filter)
    .selectAll('employee')
    .orderBy(by.column, directed(order, by.isNullable))
    .orderBy('employee.id', order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  return withDepartments(db, enterpriseId, rows)
}

async function listInOrder(db: Handle, enterpriseId: number, ids: readonly number[]) {
  const people = await byId(ids, (known) =>
    filtered(db, enterpriseId, {}).where(hasId(known)).selectAll('employee').execute(),
  )
  const rows = ids.flatMap((id) => people.get(id) ?? [])
  return withDepartments(db, enterpriseId, rows)
}

export async function countEmployees(db: Handle, enterpriseId: number, filter: EmployeeFilter): Promise<number> {
  if (isNobody(filter)) return 0
  const row = await filtered(db, enterpriseId, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

export async function findEmployee(db: Handle, enterpriseId: number, id: number) {
  const [row] = await listInOrder(db, enterpriseId, [id])
  return row
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

/** People of one read: the import wants everybody, and others come between. */
const KNOWN_AT_ONCE = 2_000

/** What an import must know of the next people after the one with that id. */
export async function listKnownAfter(db: Handle, enterpriseId: number, after: number) {
  return db
    .selectFrom('employee')
    .select(['id', 'email', 'employeeNo', 'userId'])
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(KNOWN_AT_ONCE)
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
  const questionnaires = await db
    .selectFrom('questionnaire')
    .select('id')
    .where('enterpriseId', '=', enterpriseId)
    .where('processStatus', '<', 40)
    .where('deletedAt', 'is', null)
    .execute()
  const people = (await listBelonging(db, enterpriseId, departmentId)).map(({ id }) => id)
  let count = 0
  for (const { id } of questionnaires) if (await evaluatesOneOf(db, enterpriseId, id, people)) count += 1
  return count
}

async function evaluatesOneOf(db: Handle, enterpriseId: number, questionnaireId: number, people: readonly number[]) {
  for (const slice of slices(people, IDS_A_STATEMENT)) {
    const found = await db
      .selectFrom('evaluatee')
      .select('id')
      .where('enterpriseId', '=', enterpriseId)
      .where('questionnaireId', '=', questionnaireId)
      .where('employeeId', 'in', slice)
      .limit(1)
      .executeTakeFirst()
    if (found !== undefined) return true
  }
  return false
}

/** Everybody a filter lets through, in their order. */
export async function listEmployeeIds(
  db: Handle,
  enterpriseId: number,
  filter: EmployeeFilter,
  { sort, order } = BY_NAME,
): Promise<number[]> {
  if (isNobody(filter)) return []
  const by = SORTS[sort]
  if (by === null) return listIdsByDepartment(db, enterpriseId, filter, order)
  const rows = await filtered(db, enterpriseId, filter)
    .select('employee.id')
    .orderBy(by.column, directed(order, by.isNullable))
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
    .where('kind', 'in', INVITATIONS)
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

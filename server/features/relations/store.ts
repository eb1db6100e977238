import { byId, hasId, namesOf, readDepartments } from '../../database/byId.ts'
import type { Handle } from '../../database/open.ts'
import { inOrder, isTyped, type Order, searchHolds } from '../../database/statements.ts'

type SortName = 'id' | 'evaluateName' | 'evaluateEmail' | 'departName'

/** By what of the person, or of the department; null is the order they were added in, which their own table says. */
const SORTS: Record<SortName, 'sortKey' | 'email' | 'departmentId' | null> = {
  id: null,
  evaluateName: 'sortKey',
  evaluateEmail: 'email',
  departName: 'departmentId',
}

/** Whether it is one of the list's own orders. */
export const isSort = (name: string): name is SortName => Object.hasOwn(SORTS, name)

export interface EvaluateeSort {
  sort: SortName
  order: Order
}

const AS_ADDED: EvaluateeSort = { sort: 'id', order: 'asc' }

function evaluateesOf(db: Handle, enterpriseId: number, questionnaireId: number) {
  return db
    .selectFrom('evaluatee')
    .where('evaluatee.enterpriseId', '=', enterpriseId)
    .where('evaluatee.questionnaireId', '=', questionnaireId)
}

const asAdded = (db: Handle, enterpriseId: number, questionnaireId: number, order: Order) =>
  evaluateesOf(db, enterpriseId, questionnaireId)
    .select(['id', 'employeeId'])
    .orderBy('seq', order)
    .orderBy('id', order)

interface Evaluatee {
  id: number
  employeeId: number
}

/** Those of the people whose search column holds what was typed, with one of their columns. */
async function readHolding(
  db: Handle,
  enterpriseId: number,
  evaluatees: readonly Evaluatee[],
  kw: string | undefined,
  column: 'sortKey' | 'email' | 'departmentId',
) {
  const employeeIds = evaluatees.map(({ employeeId }) => employeeId)
  return byId(employeeIds, (known) =>
    db
      .selectFrom('employee')
      .select((eb) => ['id', eb.ref(column).as('key')])
      .where('enterpriseId', '=', enterpriseId)
      .where(hasId(known))
      .where(searchHolds('employee.search', kw))
      .execute(),
  )
}

/** All in their order whose people hold what was typed: other tables say who and in which order, and none is joined (database/byId.ts). */
async function chosen(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  kw: string | undefined,
  { sort, order }: EvaluateeSort,
): Promise<Evaluatee[]> {
  const column = SORTS[sort]
  const unsorted = evaluateesOf(db, enterpriseId, questionnaireId).select(['id', 'employeeId']).orderBy('id', order)
  const evaluatees = await (column === null ? asAdded(db, enterpriseId, questionnaireId, order) : unsorted).execute()
  const people = await readHolding(db, enterpriseId, evaluatees, kw, column ?? 'sortKey')
  const holding = evaluatees.filter(({ employeeId }) => people.has(employeeId))
  if (column === null) return holding
  const departmentIds = [...people.values()].map(({ key }) => (typeof key === 'number' ? key : null))
  const departments = await readDepartments(db, enterpriseId, departmentIds)
  return inOrder(holding, order, ({ employeeId }) => {
    const key = people.get(employeeId)?.key ?? null
    return typeof key === 'number' ? (departments.get(key)?.sortKey ?? null) : key
  })
}

/** Whether nothing but the evaluatees' own table is asked. */
const isOwn = (kw: string | undefined, { sort }: EvaluateeSort) => SORTS[sort] === null && !isTyped(kw)

/** A page of evaluatees with what is shown of them, and how many match; `offset` counts from 0. */
export async function searchEvaluatees(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  { kw, offset, limit }: { kw?: string | undefined; offset: number; limit: number },
  sort: EvaluateeSort = AS_ADDED,
) {
  if (!isOwn(kw, sort)) {
    const all = await chosen(db, enterpriseId, questionnaireId, kw, sort)
    return { items: await shown(db, enterpriseId, all.slice(offset, offset + limit)), total: all.length }
  }
  const { total } = await evaluateesOf(db, enterpriseId, questionnaireId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const page = asAdded(db, enterpriseId, questionnaireId, sort.order).limit(limit).offset(offset)
  return { items: await shown(db, enterpriseId, await page.execute()), total }
}

/** The evaluatees with what is shown of the person. */
async function shown(db: Handle, enterpriseId: number, evaluatees: readonly Evaluatee[]) {
  const employeeIds = evaluatees.map(({ employeeId }) => employeeId)
  const people = await byId(employeeIds, (known) =>
    db
      .selectFrom('employee')
      .select(['id', 'displayName', 'email', 'mobile', 'employeeNo', 'departmentId'])
      .where('enterpriseId', '=', enterpriseId)
      .where(hasId(known))
      .execute(),
  )
  const departmentIds = [...people.values()].map(({ departmentId }) => departmentId)
  const departments = await readDepartments(db, enterpriseId, departmentIds)
  return evaluatees.flatMap(({ id, employeeId }) => {
    const person = people.get(employeeId)
    if (person === undefined) return []
    const { displayName: evaluateName, email: evaluateEmail, mobile: evaluateMobile, employeeNo, departmentId } = person
    const departName = departments.get(departmentId ?? 0)?.name ?? null
    return [{ id, employeeId, evaluateName, evaluateEmail, evaluateMobile, employeeNo, departName }]
  })
}

/** One evaluatee with what is shown of the person. */
export async function findEvaluatee(db: Handle, enterpriseId: number, questionnaireId: number, id: number) {
  const [found] = await listShown(db, enterpriseId, questionnaireId, [id])
  return found
}

/** What is shown of these evaluatees. */
export async function listShown(db: Handle, enterpriseId: number, questionnaireId: number, ids: number[]) {
  const query = asAdded(db, enterpriseId, questionnaireId, 'asc').where('id', 'in', ids)
  return shown(db, enterpriseId, await query.execute())
}

/** The names of these evaluatees, or of all, in the order they were added. */
export async function listNames(db: Handle, enterpriseId: number, questionnaireId: number, ids?: number[]) {
  const all = asAdded(db, enterpriseId, questionnaireId, 'asc')
  const evaluatees = await (ids === undefined ? all : all.where('id', 'in', ids)).execute()
  const employeeIds = evaluatees.map(({ employeeId }) => employeeId)
  const names = await namesOf(db, enterpriseId, employeeIds)
  return evaluatees.flatMap((one) => {
    const displayName = names.get(one.employeeId)
    return displayName === undefined ? [] : [{ ...one, displayName }]
  })
}

/** Every evaluatee whose name holds all words, in the order they were added. */
export async function listEvaluateeIds(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  kw: string | undefined,
  sort: EvaluateeSort = AS_ADDED,
): Promise<number[]> {
  const rows = isOwn(kw, sort)
    ? await asAdded(db, enterpriseId, questionnaireId, sort.order).execute()
    : await chosen(db, enterpriseId, questionnaireId, kw, sort)
  return rows.map(({ id }) => id)
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

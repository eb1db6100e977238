/** The employees of an enterprise: the only writer of their table, and what several features ask of them. */
import { kept, keptRows } from '../../database/kept.ts'
import type { Handle } from '../../database/open.ts'
import type { EmployeeTable } from '../../database/schema/schema.ts'
import { IDS_A_STATEMENT, slices } from '../../database/statements.ts'

export const insertEmployees = keptRows((db, rows: EmployeeTable[]) => db.insertInto('employee').values(rows))

type Changed = Partial<EmployeeTable> & Pick<EmployeeTable, 'enterpriseId' | 'id'>

const keptUpdate = () =>
  kept((db, { enterpriseId, id, ...change }: Changed) =>
    db.updateTable('employee').set(change).where('enterpriseId', '=', enterpriseId).where('id', '=', id),
  )

/** One for each set of columns that was changed together: an import changes thousands of people the same way. */
const updates = new Map<string, ReturnType<typeof keptUpdate>>()

export async function updateEmployee(
  db: Handle,
  enterpriseId: number,
  id: number,
  change: Partial<Omit<EmployeeTable, 'enterpriseId' | 'id'>>,
) {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const columns = Object.keys(given).sort().join()
  const update = updates.get(columns) ?? keptUpdate()
  updates.set(columns, update)
  await update(db, { ...given, enterpriseId, id })
}

/** Who has an address in any enterprise, is not disabled there and does not sign in with the account `notOf`, at most `limit`. */
export async function listEmployeesAt(
  db: Handle,
  email: string,
  { notOf = 0, limit }: { notOf?: number | undefined; limit: number },
) {
  return (
    db
      .selectFrom('enterprise')
      .innerJoin('employee', 'employee.enterpriseId', 'enterprise.id')
      .select(['employee.enterpriseId', 'employee.id', 'employee.userId'])
      .where('employee.email', '=', email)
      // Said outright, since the index holds none without an address.
      .where('employee.email', '<>', '')
      .where('employee.disabled', '=', 0)
      .where((eb) => eb.or([eb('employee.userId', 'is', null), eb('employee.userId', '!=', notOf)]))
      .orderBy('employee.enterpriseId')
      .limit(limit)
      .execute()
  )
}

/** Whether the enterprise has more than `count` people, disabled ones included; nobody is ever deleted. */
export async function hasMorePeople(db: Handle, enterpriseId: number, count: number): Promise<boolean> {
  const next = db.selectFrom('employee').select('id').where('enterpriseId', '=', enterpriseId).orderBy('id')
  return (await next.offset(count).limit(1).executeTakeFirst()) !== undefined
}

/** Everybody's place in the organisation, by name. */
export async function listPlaces(db: Handle, enterpriseId: number) {
  return db
    .selectFrom('employee')
    .select(['id', 'displayName', 'departmentId', 'disabled'])
    .where('enterpriseId', '=', enterpriseId)
    .orderBy('sortKey')
    .orderBy('id')
    .execute()
}

/** Where the next people after the one with that id stand, in the order of their ids. */
export async function listPlacesAfter(db: Handle, enterpriseId: number, after: number, limit: number) {
  return db
    .selectFrom('employee')
    .select(['id', 'departmentId', 'disabled'])
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Takes everybody out of a department, or only those who are not disabled. */
export async function emptyDepartment(db: Handle, enterpriseId: number, departmentId: number, who: 'all' | 'active') {
  const members = db
    .updateTable('employee')
    .set({ departmentId: null })
    .where('enterpriseId', '=', enterpriseId)
    .where('departmentId', '=', departmentId)
  await (who === 'all' ? members : members.where('disabled', '=', 0)).execute()
}

/** Puts those of `ids` into a department who have none; answers how many. */
export async function settle(db: Handle, enterpriseId: number, ids: readonly number[], departmentId: number) {
  let settled = 0
  for (const slice of slices(ids, IDS_A_STATEMENT)) {
    const { numUpdatedRows } = await db
      .updateTable('employee')
      .set({ departmentId })
      .where('enterpriseId', '=', enterpriseId)
      .where('id', 'in', slice)
      .where('departmentId', 'is', null)
      .executeTakeFirst()
    settled += Number(numUpdatedRows)
  }
  return settled
}

export async function setDepartment(
  db: Handle,
  enterpriseId: number,
  ids: readonly number[],
  departmentId: number | null,
) {
  for (const slice of slices(ids, IDS_A_STATEMENT)) {
    await db
      .updateTable('employee')
      .set({ departmentId })
      .where('enterpriseId', '=', enterpriseId)
      .where('id', 'in', slice)
      .execute()
  }
}

/** Of whom somebody else ever set the sign-in or the address, and when last (anonymity.md R20). */
export async function listOpenedDoors(db: Handle, enterpriseId: number) {
  return db
    .selectFrom('employee')
    .select(['id', 'signInSetAt', 'addressSetAt'])
    .where('enterpriseId', '=', enterpriseId)
    .where((eb) => eb.or([eb('signInSetAt', 'is not', null), eb('addressSetAt', 'is not', null)]))
    .execute()
}

/** Those of these people who are there and not disabled. */
export async function findActive(db: Handle, enterpriseId: number, ids: readonly number[]): Promise<Set<number>> {
  const people = await findPeople(db, enterpriseId, [...new Set(ids)])
  return new Set([...people].filter(([, { disabled }]) => !disabled).map(([id]) => id))
}

/** How many are not disabled, and how many of those are administrators with a sign-in, who keep it in hand. */
export async function countActive(
  db: Handle,
  enterpriseId: number,
): Promise<{ people: number; administrators: number }> {
  return db
    .selectFrom('employee')
    .select((eb) => [
      eb.fn.countAll<number>().as('people'),
      eb.fn.count<number>(eb.case().when('role', '=', 'admin').then(eb.ref('userId')).end()).as('administrators'),
    ])
    .where('enterpriseId', '=', enterpriseId)
    .where('disabled', '=', 0)
    .executeTakeFirstOrThrow()
}

/** Which of `ids` the enterprise has, with whether they are disabled. */
export async function findPeople(db: Handle, enterpriseId: number, ids: readonly number[]) {
  const found = new Map<number, { disabled: boolean }>()
  for (const slice of slices(ids, IDS_A_STATEMENT)) {
    const rows = await db
      .selectFrom('employee')
      .select(['id', 'disabled'])
      .where('enterpriseId', '=', enterpriseId)
      .where('id', 'in', slice)
      .execute()
    for (const { id, disabled } of rows) found.set(id, { disabled: disabled === 1 })
  }
  return found
}

/** Disables people or lets them in again; answers those who were otherwise before. */
export async function setDisabled(db: Handle, enterpriseId: number, ids: readonly number[], disabled: 0 | 1) {
  const rows = await db
    .updateTable('employee')
    .set({ disabled })
    .where('enterpriseId', '=', enterpriseId)
    .where('id', 'in', ids)
    .where('disabled', '!=', disabled)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * A password set by a mailed link is as sure as the address it went to: where somebody else chose that, it counts as set
 * by them at that moment (anonymity.md R20).
 */
export async function markSetByLink(db: Handle, userId: number): Promise<void> {
  await db
    .updateTable('employee')
    .set((eb) => ({ signInSetAt: eb.ref('addressSetAt') }))
    .where('userId', '=', userId)
    .where('addressSetAt', 'is not', null)
    .where((eb) => eb.or([eb('signInSetAt', 'is', null), eb('signInSetAt', '<', eb.ref('addressSetAt'))]))
    .execute()
}

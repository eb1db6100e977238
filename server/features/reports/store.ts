import { byId, hasId } from '../../database/byId.ts'
import type { Handle } from '../../database/open.ts'

/** What these people are ordered by, and told apart by from others of the same name, by employee id. */
export async function listNames(db: Handle, enterpriseId: number, employeeIds: readonly number[]) {
  return byId(employeeIds, (known) =>
    db
      .selectFrom('employee')
      .select(['id', 'sortKey', 'employeeNo', 'email'])
      .where('enterpriseId', '=', enterpriseId)
      .where(hasId(known))
      .execute(),
  )
}

/** The department each of these people belongs to today. */
export async function listDepartmentsOf(db: Handle, enterpriseId: number, employeeIds: readonly number[]) {
  const people = await byId(employeeIds, (known) =>
    db
      .selectFrom('employee')
      .select(['id', 'departmentId'])
      .where('enterpriseId', '=', enterpriseId)
      .where(hasId(known))
      .execute(),
  )
  return new Map([...people.values()].map(({ id, departmentId }) => [id, departmentId]))
}

import type { Node } from '../../../../domain/directory/tree.ts'
import { BusinessError, fieldError } from '../../../../domain/errors.ts'
import type { DatabaseService, Handle } from '../../../database/open.ts'
import type { DepartmentTable } from '../../../database/schema/schema.ts'
import { listDepartments, setPlaces } from '../../../records/people/departments.ts'
import { findPeople } from '../../../records/people/employees.ts'
import { lockEnterprise } from '../../../records/people/enterprises.ts'

/** Runs `work` with all departments of the locked enterprise: what it checks stays true until it has changed them. */
export async function changeDepartments<Result>(
  database: DatabaseService,
  enterpriseId: number,
  work: (db: Handle, all: DepartmentTable[]) => Promise<Result>,
): Promise<Result> {
  return database.write(async (db) => {
    await lockEnterprise(db, enterpriseId)
    return work(db, await listDepartments(db, enterpriseId))
  })
}

/** Stores where everybody stands in `after`, as far as it is not where they stood in `before`. */
export async function savePlaces(db: Handle, enterpriseId: number, before: readonly Node[], after: readonly Node[]) {
  const places = new Map(before.map((node) => [node.id, node]))
  const changed = after.filter(({ id, parentId, seq }) => {
    const place = places.get(id)
    return place?.parentId !== parentId || place.seq !== seq
  })
  await setPlaces(db, enterpriseId, changed)
}

/** Siblings have different names, so that an imported path names one department. */
export function refuseTakenName(all: DepartmentTable[], given: { id: number; parentId: number | null; name: string }) {
  const { id, parentId, name } = given
  const isTaken = all.some((other) => other.parentId === parentId && other.name === name && other.id !== id)
  if (isTaken) throw fieldError('NAME_TAKEN', 'name', { name })
}

/** Throws unless the department something shall go under is there. */
export function refuseUnknownParent(all: DepartmentTable[], parentId: number | null) {
  if (parentId !== null && !all.some(({ id }) => id === parentId)) throw fieldError('REFERENCE_UNKNOWN', 'parentId')
}

/** Throws unless whoever shall lead is one of the enterprise (or nobody). */
export async function checkLeader(db: Handle, enterpriseId: number, leaderId: number | null) {
  if (leaderId === null) return
  const known = await findPeople(db, enterpriseId, [leaderId])
  if (!known.has(leaderId)) throw fieldError('REFERENCE_UNKNOWN', 'leaderId')
}

export function findIn(all: DepartmentTable[], id: number): DepartmentTable {
  const found = all.find((department) => department.id === id)
  if (found === undefined) throw new BusinessError('NOT_FOUND')
  return found
}

/** The highest place among the children of `parentId`; 0 when there are none. */
export const lastSeq = (all: DepartmentTable[], parentId: number | null) =>
  Math.max(0, ...all.filter((other) => other.parentId === parentId).map(({ seq }) => seq))

import { BusinessError } from '../../../domain/errors.ts'
import type { DatabaseService, Handle } from '../../database/open.ts'
import type { DepartmentTable } from '../../database/schema.ts'
import { listDepartments } from '../../records/people/departments.ts'
import { lockEnterprise } from '../../records/people/enterprises.ts'
import { fieldError } from './fieldError.ts'

/** Runs `work` with all departments of the locked enterprise: what it checks stays true until it has changed them. */
export async function changeDepartments(
  database: DatabaseService,
  enterpriseId: number,
  work: (db: Handle, all: DepartmentTable[]) => Promise<void>,
): Promise<void> {
  await database.write(async (db) => {
    await lockEnterprise(db, enterpriseId)
    await work(db, await listDepartments(db, enterpriseId))
  })
}

/** Siblings have different names, so that an imported path names one department. */
export function refuseTakenName(all: DepartmentTable[], given: { id: number; parentId: number | null; name: string }) {
  const { id, parentId, name } = given
  const isTaken = all.some((other) => other.parentId === parentId && other.name === name && other.id !== id)
  if (isTaken) throw fieldError('NAME_TAKEN', 'name', { name })
}

export function findIn(all: DepartmentTable[], id: number): DepartmentTable {
  const found = all.find((department) => department.id === id)
  if (found === undefined) throw new BusinessError('NOT_FOUND')
  return found
}

/** The highest place among the children of `parentId`; 0 when there are none. */
export const lastSeq = (all: DepartmentTable[], parentId: number | null) =>
  Math.max(0, ...all.filter((other) => other.parentId === parentId).map(({ seq }) => seq))

import type { ServiceContext } from '../../database/context.ts'
import { updateDepartment } from '../../records/people/departments.ts'
import { emptyDepartment, findPeople, setDepartment } from '../../records/people/employees.ts'
import { changeDepartments, findIn, lastSeq, refuseTakenName } from './departmentChange.ts'
import type { Department, DepartmentReading, Person } from './departmentReading.ts'
import { wouldCircle } from './departmentTree.ts'
import { fieldError, reference } from './fieldError.ts'

/** Where departments stand and who is in them. */
export function createDepartmentPlaces({ database }: ServiceContext, reading: DepartmentReading) {
  return {
    /** Puts a department under another parent, as its last child. */
    async move(enterpriseId: number, id: number, newParentId: number | null): Promise<Department> {
      const parentId = reference(newParentId)
      await changeDepartments(database, enterpriseId, async (db, all) => {
        const row = findIn(all, id)
        if (parentId !== null && !all.some((other) => other.id === parentId)) {
          throw fieldError('REFERENCE_UNKNOWN', 'parentId')
        }
        if (wouldCircle(all, id, parentId)) throw fieldError('DEPARTMENT_CYCLE', 'parentId')
        refuseTakenName(all, { id, parentId, name: row.name })
        const seq = lastSeq(all, parentId) + 1
        if (row.parentId !== parentId) await updateDepartment(db, enterpriseId, id, { parentId, seq })
      })
      return reading.findOne(enterpriseId, id)
    },

    /** Orders siblings by the positions given; the others keep theirs. */
    async position(enterpriseId: number, positions: readonly { DepartId: number; Position: number }[]) {
      await changeDepartments(database, enterpriseId, async (db, all) => {
        const known = new Set(all.map(({ id }) => id))
        for (const [index, { DepartId, Position }] of positions.entries()) {
          if (!known.has(DepartId)) throw fieldError('REFERENCE_UNKNOWN', `${index}.DepartId`)
          await updateDepartment(db, enterpriseId, DepartId, { seq: Position })
        }
      })
    },

    /** Makes exactly these employees the members; the others stay without a department. */
    async setMembers(enterpriseId: number, id: number, employeeIds: readonly number[]): Promise<Person[]> {
      await changeDepartments(database, enterpriseId, async (db, all) => {
        findIn(all, id)
        const known = await findPeople(db, enterpriseId, employeeIds)
        const unknown = employeeIds.findIndex((employeeId) => !known.has(employeeId))
        if (unknown >= 0) throw fieldError('REFERENCE_UNKNOWN', String(unknown))
        await emptyDepartment(db, enterpriseId, id, 0)
        await setDepartment(db, enterpriseId, employeeIds, id)
      })
      return reading.members(enterpriseId, id)
    },
  }
}

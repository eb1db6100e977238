import { moved, positioned, wouldCircle } from '../../../../domain/directory/tree.ts'
import { fieldError, invalidInput } from '../../../../domain/errors.ts'
import { firstRepeated } from '../../../../domain/selection.ts'
import type { Language } from '../../../../messages/format.ts'
import { translateServer } from '../../../../messages/server.ts'
import type { ServiceContext } from '../../../database/context.ts'
import { emptyDepartment, findPeople, setDepartment } from '../../../records/people/employees.ts'
import { reference } from '../reference.ts'
import { changeDepartments, findIn, refuseTakenName, refuseUnknownParent, savePlaces } from './departmentChange.ts'
import type { Department, DepartmentMember, DepartmentReading } from './departmentReading.ts'

/** Where a department goes; without a position it becomes the last child. */
export interface Target {
  parentId: number | null
  position?: number | undefined
}

/** Where departments stand and who is in them. */
export function createDepartmentPlaces({ database }: ServiceContext, reading: DepartmentReading) {
  return {
    /** Puts a department under another parent, or elsewhere under the same one. */
    async move(enterpriseId: number, id: number, target: Target): Promise<Department> {
      const parentId = reference(target.parentId)
      await changeDepartments(database, enterpriseId, async (db, all) => {
        const row = findIn(all, id)
        refuseUnknownParent(all, parentId)
        if (wouldCircle(all, id, parentId)) throw fieldError('DEPARTMENT_CYCLE', 'parentId')
        refuseTakenName(all, { id, parentId, name: row.name })
        const isThere = row.parentId === parentId && target.position === undefined
        if (!isThere) await savePlaces(db, enterpriseId, all, moved(all, { id, ...target, parentId }))
      })
      return reading.findOne(enterpriseId, id)
    },

    /** Orders siblings by the positions given; the others keep their order around them. */
    async position(
      enterpriseId: number,
      positions: readonly { DepartId: number; Position: number }[],
      language: Language,
    ) {
      const repeated = firstRepeated(positions.map(({ DepartId }) => DepartId))
      if (repeated >= 0)
        throw invalidInput(`${repeated}.DepartId`, translateServer(language, 'input.repeatedDepartment'))
      await changeDepartments(database, enterpriseId, async (db, all) => {
        const known = new Set(all.map(({ id }) => id))
        const unknown = positions.findIndex(({ DepartId }) => !known.has(DepartId))
        if (unknown >= 0) throw fieldError('REFERENCE_UNKNOWN', `${unknown}.DepartId`)
        const places = new Map(positions.map(({ DepartId, Position }) => [DepartId, Position]))
        await savePlaces(db, enterpriseId, all, positioned(all, places))
      })
    },

    /** Makes exactly these employees the members; the others stay without a department. */
    async setMembers(enterpriseId: number, id: number, employeeIds: readonly number[]): Promise<DepartmentMember[]> {
      await changeDepartments(database, enterpriseId, async (db, all) => {
        findIn(all, id)
        const known = await findPeople(db, enterpriseId, employeeIds)
        const unknown = employeeIds.findIndex((employeeId) => !known.has(employeeId))
        if (unknown >= 0) throw fieldError('REFERENCE_UNKNOWN', String(unknown))
        await emptyDepartment(db, enterpriseId, id, 'active')
        await setDepartment(db, enterpriseId, employeeIds, id)
      })
      return reading.members(enterpriseId, id)
    },
  }
}

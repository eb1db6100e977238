import { refuseStale } from '../../../../domain/errors.ts'
import type { ServiceContext } from '../../../database/context.ts'
import { insertDepartments, updateDepartment } from '../../../records/people/departments.ts'
import { reference } from '../reference.ts'
import {
  changeDepartments,
  checkLeader,
  findIn,
  lastSeq,
  refuseTakenName,
  refuseUnknownParent,
} from './departmentChange.ts'
import { createDepartmentPlaces } from './departmentPlaces.ts'
import { createDepartmentReading, type Department, departmentVersion } from './departmentReading.ts'
import { createDepartmentRemoval } from './departmentRemoval.ts'

export interface DepartmentInput {
  name: string
  departNo?: string | undefined
  parentId?: number | null | undefined
  leaderId?: number | null | undefined
}

export interface DepartmentChange extends Omit<DepartmentInput, 'parentId'> {
  version?: number | undefined
}

/** The departments of an enterprise. Every change locks the enterprise, so that what it checked stays true. */
export function createDepartmentService(context: ServiceContext) {
  const { database, ids } = context
  const reading = createDepartmentReading(context)
  return {
    ...reading,
    ...createDepartmentPlaces(context, reading),
    ...createDepartmentRemoval(context, reading),

    async create(enterpriseId: number, input: DepartmentInput): Promise<Department> {
      const id = ids.newId()
      const name = input.name.trim()
      const parentId = reference(input.parentId)
      const leaderId = reference(input.leaderId)
      await changeDepartments(database, enterpriseId, async (db, all) => {
        refuseUnknownParent(all, parentId)
        await checkLeader(db, enterpriseId, leaderId)
        refuseTakenName(all, { id, parentId, name })
        const departNo = input.departNo?.trim() ?? ''
        const seq = lastSeq(all, parentId) + 1
        await insertDepartments(db, [{ enterpriseId, id, parentId, seq, departNo, leaderId, name }])
      })
      return reading.findOne(enterpriseId, id)
    },

    /** Changes name, number and leader; what is not given stays. A version that is no longer its own is STALE_VERSION. */
    async update(enterpriseId: number, id: number, input: DepartmentChange): Promise<Department> {
      const name = input.name.trim()
      await changeDepartments(database, enterpriseId, async (db, all) => {
        const row = findIn(all, id)
        const version = departmentVersion(row)
        refuseStale(version, input.version)
        const leaderId = input.leaderId === undefined ? row.leaderId : reference(input.leaderId)
        if (leaderId !== row.leaderId) await checkLeader(db, enterpriseId, leaderId)
        refuseTakenName(all, { id, parentId: row.parentId, name })
        const departNo = input.departNo?.trim() ?? row.departNo
        await updateDepartment(db, enterpriseId, id, { name, departNo, leaderId })
      })
      return reading.findOne(enterpriseId, id)
    },
  }
}

export type DepartmentService = ReturnType<typeof createDepartmentService>

import { BusinessError } from '../../../domain/errors.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { deleteDepartment, insertDepartments, updateDepartment } from '../../records/people/departments.ts'
import { emptyDepartment, findPeople } from '../../records/people/employees.ts'
import { changeDepartments, findIn, lastSeq, refuseTakenName } from './departmentChange.ts'
import { createDepartmentPlaces } from './departmentPlaces.ts'
import { createDepartmentReading, type Department } from './departmentReading.ts'
import { fieldError, filled, reference } from './fieldError.ts'
import * as store from './store.ts'

export interface DepartmentInput {
  name: string
  departNo?: string | undefined
  parentId?: number | null | undefined
  leaderId?: number | null | undefined
}

async function checkLeader(db: Handle, enterpriseId: number, leaderId: number | null) {
  if (leaderId === null) return
  const known = await findPeople(db, enterpriseId, [leaderId])
  if (!known.has(leaderId)) throw fieldError('REFERENCE_UNKNOWN', 'leaderId')
}

/** The departments of an enterprise. Every change locks the enterprise, so that what it checked stays true. */
export function createDepartmentService(context: ServiceContext) {
  const { database, ids } = context
  const reading = createDepartmentReading(context)
  return {
    ...reading,
    ...createDepartmentPlaces(context, reading),

    async create(enterpriseId: number, input: DepartmentInput): Promise<Department> {
      const id = ids.newId()
      const name = filled(input.name, 'name')
      const parentId = reference(input.parentId)
      const leaderId = reference(input.leaderId)
      await changeDepartments(database, enterpriseId, async (db, all) => {
        if (parentId !== null && !all.some((other) => other.id === parentId)) {
          throw fieldError('REFERENCE_UNKNOWN', 'parentId')
        }
        await checkLeader(db, enterpriseId, leaderId)
        refuseTakenName(all, { id, parentId, name })
        const departNo = input.departNo?.trim() ?? ''
        const seq = lastSeq(all, parentId) + 1
        await insertDepartments(db, [{ enterpriseId, id, parentId, seq, departNo, leaderId, name }])
      })
      return reading.findOne(enterpriseId, id)
    },

    /** Changes name, number and leader; what is not given stays. */
    async update(enterpriseId: number, id: number, input: Omit<DepartmentInput, 'parentId'>): Promise<Department> {
      const name = filled(input.name, 'name')
      await changeDepartments(database, enterpriseId, async (db, all) => {
        const row = findIn(all, id)
        const leaderId = input.leaderId === undefined ? row.leaderId : reference(input.leaderId)
        if (leaderId !== row.leaderId) await checkLeader(db, enterpriseId, leaderId)
        refuseTakenName(all, { id, parentId: row.parentId, name })
        const departNo = input.departNo?.trim() ?? row.departNo
        await updateDepartment(db, enterpriseId, id, { name, departNo, leaderId })
      })
      return reading.findOne(enterpriseId, id)
    },

    /** Refuses while it has members or children; disabled people are let go. */
    async remove(enterpriseId: number, id: number): Promise<void> {
      await changeDepartments(database, enterpriseId, async (db, all) => {
        const hasChildren = all.some((other) => other.parentId === id)
        const members = await store.listMembers(db, enterpriseId, id)
        if (hasChildren || members.length > 0) throw new BusinessError('DEPARTMENT_NOT_EMPTY')
        await emptyDepartment(db, enterpriseId, id, 1)
        await deleteDepartment(db, enterpriseId, id)
      })
    },
  }
}

export type DepartmentService = ReturnType<typeof createDepartmentService>

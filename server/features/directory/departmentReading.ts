import { BusinessError } from '../../../domain/errors.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { DepartmentTable } from '../../database/schema.ts'
import { findDepartment, listDepartments } from '../../records/people/departments.ts'
import { listPlaces } from '../../records/people/employees.ts'
import { treeOrder } from './departmentTree.ts'
import { reference } from './fieldError.ts'
import * as store from './store.ts'

export type Department = components['schemas']['Department']
export type Person = components['schemas']['Person']

function view(row: DepartmentTable, members: Person[]): Department {
  const { id, parentId, seq, departNo, leaderId, name } = row
  return { id, parentId, seq, departNo, leaderId, name, members }
}

/** What an enterprise's departments look like. */
export function createDepartmentReading({ database }: Pick<ServiceContext, 'database'>) {
  return {
    async findOne(enterpriseId: number, id: number): Promise<Department> {
      return database.read(async (db) => {
        const row = await findDepartment(db, enterpriseId, id)
        if (row === undefined) throw new BusinessError('NOT_FOUND')
        return view(row, await store.listMembers(db, enterpriseId, id))
      })
    },

    /** All, parents before children; narrowed by part of name or number, or to the children of one. */
    async list(enterpriseId: number, query: { kw?: string | undefined; parentId?: number | undefined }) {
      const { all, places } = await database.read(async (db) => ({
        all: await listDepartments(db, enterpriseId),
        places: await listPlaces(db, enterpriseId),
      }))
      const members = new Map<number, Person[]>()
      for (const { id, displayName, departmentId, disabled } of places) {
        if (departmentId === null || disabled === 1) continue
        const list = members.get(departmentId)
        if (list === undefined) members.set(departmentId, [{ id, displayName }])
        else list.push({ id, displayName })
      }
      const word = (query.kw ?? '').normalize('NFKC').trim().toLowerCase()
      const fits = (row: DepartmentTable) =>
        `${row.name} ${row.departNo}`.normalize('NFKC').toLowerCase().includes(word) &&
        (query.parentId === undefined || row.parentId === reference(query.parentId))
      return treeOrder(all).flatMap((row) => (fits(row) ? [view(row, members.get(row.id) ?? [])] : []))
    },

    async members(enterpriseId: number, id: number): Promise<Person[]> {
      return database.read((db) => store.listMembers(db, enterpriseId, id))
    },
  }
}

export type DepartmentReading = ReturnType<typeof createDepartmentReading>

import { BusinessError } from '../../../domain/errors.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { DepartmentTable } from '../../database/schema.ts'
import { inOrder } from '../../database/statements.ts'
import type { QueryOf } from '../../http/call.ts'
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

/** The filters and the order of the list. */
export type DepartmentQuery = QueryOf<'listDepartments'>

/** In the tree's own order, upwards or downwards; or by name or number, those without a number last, then by id. */
function sorted(all: DepartmentTable[], { sort = 'seq', order = 'asc' }: DepartmentQuery): DepartmentTable[] {
  if (sort === 'seq') return order === 'asc' ? treeOrder(all) : treeOrder(all).reverse()
  const byId = inOrder(all, order, ({ id }) => id)
  return inOrder(byId, order, (row) => (sort === 'name' ? row.sortKey : row.departNo || null))
}

/** Those narrowed by part of name or number, or to the children of one; by seq parents stand before children. */
export function chosenDepartments(all: DepartmentTable[], query: DepartmentQuery): DepartmentTable[] {
  const word = (query.kw ?? '').normalize('NFKC').trim().toLowerCase()
  const fits = (row: DepartmentTable) =>
    `${row.name} ${row.departNo}`.normalize('NFKC').toLowerCase().includes(word) &&
    (query.parentId === undefined || row.parentId === reference(query.parentId))
  return sorted(all, query).filter(fits)
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

    async list(enterpriseId: number, query: DepartmentQuery) {
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
      return chosenDepartments(all, query).map((row) => view(row, members.get(row.id) ?? []))
    },

    async members(enterpriseId: number, id: number): Promise<Person[]> {
      return database.read((db) => store.listMembers(db, enterpriseId, id))
    },
  }
}

export type DepartmentReading = ReturnType<typeof createDepartmentReading>

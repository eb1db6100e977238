import { branchesOf } from '../../../../domain/directory/tree.ts'
import { BusinessError } from '../../../../domain/errors.ts'
import { holdsWords } from '../../../../domain/search.ts'
import type { components } from '../../../../openapi/generated/schema.d.ts'
import { namesOf } from '../../../database/byId.ts'
import { contentVersion } from '../../../database/contentVersion.ts'
import type { ServiceContext } from '../../../database/context.ts'
import type { Handle } from '../../../database/open.ts'
import type { DepartmentTable } from '../../../database/schema/schema.ts'
import { inOrder } from '../../../database/statements.ts'
import type { QueryOf } from '../../../http/call.ts'
import { findDepartment, listDepartments } from '../../../records/people/departments.ts'
import { listPlaces } from '../../../records/people/employees.ts'
import { reference } from '../reference.ts'
import * as store from '../store.ts'

export type Department = components['schemas']['Department']
export type DepartmentMember = components['schemas']['DepartmentMember']
type Person = components['schemas']['Person']

/** What an administrator may change of a department in its form, as one number. */
export function departmentVersion({ name, departNo, leaderId }: DepartmentTable): number {
  return contentVersion([name, departNo, leaderId])
}

interface Counted {
  memberCount: number
  leaderName: string
}

function view(row: DepartmentTable, counted: Counted, members?: Person[]): Department {
  const { id, parentId, seq, departNo, leaderId, name } = row
  const version = departmentVersion(row)
  return { id, parentId, seq, departNo, leaderId, name, ...counted, version, ...(members && { members }) }
}

/** The filters and the order of the list. */
export type DepartmentQuery = QueryOf<'listDepartments'>

/** In the tree's own order, upwards or downwards; or by name or number, those without a number last, then by id. */
function sorted(all: DepartmentTable[], { sort = 'seq', order = 'asc' }: DepartmentQuery): DepartmentTable[] {
  const byId = inOrder(all, order, ({ id }) => id)
  if (sort !== 'seq') return inOrder(byId, order, (row) => (sort === 'name' ? row.sortKey : row.departNo || null))
  const tree = branchesOf(all).map(({ node }) => node)
  return order === 'asc' ? tree : tree.reverse()
}

/** Everybody who is not disabled, by department and by name. */
async function membersByDepartment(db: Handle, enterpriseId: number): Promise<Map<number | null, Person[]>> {
  const members = new Map<number | null, Person[]>()
  for (const { id, displayName, departmentId, disabled } of await listPlaces(db, enterpriseId)) {
    if (disabled === 1) continue
    const list = members.get(departmentId)
    if (list === undefined) members.set(departmentId, [{ id, displayName }])
    else list.push({ id, displayName })
  }
  return members
}

/** Those narrowed by part of name or number, or to the children of one; by seq parents stand before children. */
export function chosenDepartments(all: DepartmentTable[], query: DepartmentQuery): DepartmentTable[] {
  const holds = holdsWords(query.kw)
  const fits = (row: DepartmentTable) =>
    holds(row.name, row.departNo) && (query.parentId === undefined || row.parentId === reference(query.parentId))
  return sorted(all, query).filter(fits)
}

/** What an enterprise's departments look like. */
export function createDepartmentReading({ database }: Pick<ServiceContext, 'database'>) {
  return {
    async findOne(enterpriseId: number, id: number): Promise<Department> {
      return database.read(async (db) => {
        const row = await findDepartment(db, enterpriseId, id)
        if (row === undefined) throw new BusinessError('NOT_FOUND')
        const members = (await store.listMembers(db, enterpriseId, id)).map((one) => ({
          id: one.id,
          displayName: one.displayName,
        }))
        const leader = row.leaderId === null ? undefined : await store.findEmployee(db, enterpriseId, row.leaderId)
        return view(row, { memberCount: members.length, leaderName: leader?.displayName ?? '' }, members)
      })
    },

    async list(enterpriseId: number, query: DepartmentQuery) {
      const { all, counts, names, members } = await database.read(async (db) => {
        const all = await listDepartments(db, enterpriseId)
        const leaderIds = all.map(({ leaderId }) => leaderId)
        return {
          all,
          counts: await store.countMembers(db, enterpriseId),
          names: await namesOf(db, enterpriseId, leaderIds),
          members: query.members === false ? undefined : await membersByDepartment(db, enterpriseId),
        }
      })
      return chosenDepartments(all, query).map((row) => {
        const counted = { memberCount: counts.get(row.id) ?? 0, leaderName: names.get(row.leaderId ?? 0) ?? '' }
        return view(row, counted, members && (members.get(row.id) ?? []))
      })
    },

    async members(enterpriseId: number, id: number): Promise<DepartmentMember[]> {
      const members = await database.read((db) => store.listMembers(db, enterpriseId, id))
      return members.map(({ employeeNo, ...member }) => ({ ...member, employeeNo: employeeNo ?? '' }))
    },
  }
}

export type DepartmentReading = ReturnType<typeof createDepartmentReading>

import { namesOf } from '../../database/byId.ts'
import type { ListSource } from '../../jobs/listSource.ts'
import { listDepartments } from '../../records/people/departments.ts'
import { storedFilter } from './bulk.ts'
import { chosenDepartments } from './departments/departmentReading.ts'
import { employeeView } from './employeeView.ts'
import { pathsOf } from './imports/importPlan.ts'
import * as store from './store.ts'

/** The list of employees as it can be made a file: of each the department's path as an import takes it. */
export const exportedEmployees: ListSource = {
  async idsOf({ read }, { enterpriseId }, { filter, ids, sort, order }) {
    const chosen = ids && [...ids].filter((id) => typeof id === 'number')
    if (chosen?.length === 0 || !store.isSort(sort)) return []
    const wanted = chosen ? { ids: chosen } : await read((db) => storedFilter(db, enterpriseId, filter))
    return read((db) => store.listEmployeeIds(db, enterpriseId, wanted, { sort, order }))
  },

  async openRecords({ read }, { enterpriseId }) {
    const paths = pathsOf(await read((db) => listDepartments(db, enterpriseId)))
    return async (db, ids) => {
      const rows = await store.listEmployees(db, enterpriseId, { ids }, { offset: 0, limit: ids.length })
      return rows.map((row) => ({ ...employeeView(row), departName: paths.get(row.departmentId ?? 0) ?? '' }))
    }
  },
}

/** The list of departments as it can be made a file: above each the path as an import takes it. */
export const exportedDepartments: ListSource = {
  named: ['parentId', 'leaderId'],

  async idsOf({ read }, { enterpriseId }, { filter: { kw, parentId }, ids, sort, order }) {
    const by = sort === 'name' || sort === 'departNo' ? sort : 'seq'
    const departments = await read((db) => listDepartments(db, enterpriseId))
    const all = chosenDepartments(departments, { kw, parentId, sort: by, order })
    return all.flatMap(({ id }) => (ids === null || ids.has(id) ? [id] : []))
  },

  async openRecords({ read }, { enterpriseId }) {
    const all = await read((db) => listDepartments(db, enterpriseId))
    const leaderIds = all.map(({ leaderId }) => leaderId)
    const people = await read((db) => namesOf(db, enterpriseId, leaderIds))
    const counts = await read((db) => store.countMembers(db, enterpriseId))
    const paths = pathsOf(all)
    return async (_, ids) => {
      const wanted = new Set(ids)
      return all
        .filter(({ id }) => wanted.has(id))
        .map(({ id, name, departNo, parentId, leaderId, seq }) => ({
          ...{ id, name, departNo, seq },
          memberCount: counts.get(id) ?? 0,
          parentId: parentId === null ? null : paths.get(parentId),
          leaderId: leaderId === null ? null : people.get(leaderId),
        }))
    }
  },
}

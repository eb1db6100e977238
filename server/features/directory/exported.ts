import type { ListSource } from '../../jobs/listSource.ts'
import { storedFilter } from './bulk.ts'
import { employeeView } from './employeeView.ts'
import * as store from './store.ts'

/** The list of employees as it can be made a file. */
export const exportedEmployees: ListSource = {
  async idsOf(db, enterpriseId, { filter, ids, sort, order }) {
    const chosen = ids && [...ids].filter((id) => typeof id === 'number')
    if (chosen?.length === 0 || !store.isSort(sort)) return []
    return store.listEmployeeIds(db, enterpriseId, chosen ? { ids: chosen } : storedFilter(filter), { sort, order })
  },

  async recordsOf(db, enterpriseId, ids) {
    return (await store.listEmployees(db, enterpriseId, { ids }, { offset: 0, limit: ids.length })).map(employeeView)
  },
}

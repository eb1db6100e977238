import type { ServiceContext } from '../../database/context.ts'
import { storedFilter } from './bulk.ts'
import { employeeView } from './employeeView.ts'
import * as store from './store.ts'

export interface EmployeeListQuery {
  departId?: number | undefined
  kw?: string | undefined
  ids?: readonly number[] | undefined
  disabled?: boolean | undefined
  role?: 'admin' | 'member' | undefined
  sort?: store.EmployeeSort['sort'] | undefined
  order?: store.EmployeeSort['order'] | undefined
  pageIndex?: number | undefined
  pageSize?: number | undefined
}

/** The list of employees (spec §7 GET employees). */
export function createEmployeeList({ database }: ServiceContext) {
  return {
    /** A page. With `ids`: all of these, disabled or not, on one page. */
    async list(enterpriseId: number, query: EmployeeListQuery) {
      const { sort = 'displayName', order = 'asc', pageIndex = 1, pageSize = 20 } = query
      const page = query.ids ? { offset: 0, limit: 10_000 } : { offset: (pageIndex - 1) * pageSize, limit: pageSize }
      return database.read(async (db) => {
        const filter = query.ids ? { ids: query.ids } : await storedFilter(db, enterpriseId, query)
        return {
          items: (await store.listEmployees(db, enterpriseId, filter, page, { sort, order })).map(employeeView),
          total: await store.countEmployees(db, enterpriseId, filter),
          pageIndex: query.ids ? 1 : pageIndex,
          pageSize,
        }
      })
    },
  }
}

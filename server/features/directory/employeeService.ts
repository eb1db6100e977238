import { BusinessError } from '../../../domain/errors.ts'
import type { ServiceContext } from '../../database/context.ts'
import { employeeView } from './employeeView.ts'
import { type AddressFollower, createEmployeeWriting } from './employeeWriting.ts'
import { reference } from './fieldError.ts'
import * as store from './store.ts'

export interface EmployeeListQuery {
  departId?: number | undefined
  kw?: string | undefined
  ids?: readonly number[] | undefined
  pageIndex?: number | undefined
  pageSize?: number | undefined
}

/** The employees of an enterprise: list, one, add, change. */
export function createEmployeeService(context: ServiceContext, follow: AddressFollower) {
  const { database } = context

  async function findOne(enterpriseId: number, id: number) {
    const row = await database.read((db) => store.findEmployee(db, enterpriseId, id))
    if (row === undefined) throw new BusinessError('NOT_FOUND')
    return employeeView(row)
  }

  return {
    ...createEmployeeWriting(context, follow, findOne),
    findOne,

    /** A page by name. With `ids`: all of these, disabled or not, on one page. */
    async list(enterpriseId: number, query: EmployeeListQuery, disabled: boolean) {
      const { departId, kw, pageIndex = 1, pageSize = 20 } = query
      const filter = query.ids
        ? { ids: query.ids }
        : { departmentId: reference(departId) ?? undefined, keyword: kw, disabled }
      const page = query.ids ? { offset: 0, limit: 10_000 } : { offset: (pageIndex - 1) * pageSize, limit: pageSize }
      return database.read(async (db) => ({
        items: (await store.listEmployees(db, enterpriseId, filter, page)).map(employeeView),
        total: await store.countEmployees(db, enterpriseId, filter),
        pageIndex: query.ids ? 1 : pageIndex,
        pageSize,
      }))
    },
  }
}

export type EmployeeService = ReturnType<typeof createEmployeeService>

import { BusinessError } from '../../../domain/errors.ts'
import type { ServiceContext } from '../../database/context.ts'
import { createEmployeeList } from './employeeList.ts'
import { employeeView } from './employeeView.ts'
import { createEmployeeWriting, type RedirectMails } from './employeeWriting.ts'
import * as store from './store.ts'

/** The employees of an enterprise: list, one, add, change. */
export function createEmployeeService(
  context: ServiceContext,
  address: { redirectMails: RedirectMails; wakeMails: () => void },
) {
  const { database } = context

  async function findOne(enterpriseId: number, id: number) {
    const row = await database.read((db) => store.findEmployee(db, enterpriseId, id))
    if (row === undefined) throw new BusinessError('NOT_FOUND')
    return employeeView(row)
  }

  return {
    ...createEmployeeWriting(context, address, findOne),
    findOne,
    ...createEmployeeList(context),
  }
}

export type EmployeeService = ReturnType<typeof createEmployeeService>

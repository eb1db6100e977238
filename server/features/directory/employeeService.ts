import { BusinessError } from '../../../domain/errors.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import type { UserTable } from '../../database/schema.ts'
import { findDepartment } from '../../records/people/departments.ts'
import { insertEmployees, updateEmployee } from '../../records/people/employees.ts'
import { lockEnterprise } from '../../records/people/enterprises.ts'
import { newEmployee, searchColumns } from '../../records/people/newEmployee.ts'
import { refuseWeakPassword } from '../../records/people/passwordRule.ts'
import { hashPassword } from '../../records/people/passwords.ts'
import { findUsersByEmail, insertNewUser } from '../../records/people/users.ts'
import { employeeView } from './employeeView.ts'
import { fieldError, filled, reference } from './fieldError.ts'
import * as store from './store.ts'

export interface EmployeeListQuery {
  departId?: number | undefined
  kw?: string | undefined
  ids?: readonly number[] | undefined
  pageIndex?: number | undefined
  pageSize?: number | undefined
}

export interface EmployeeInput {
  displayName: string
  email: string
  employeeNo?: string | undefined
  departId?: number | null | undefined
  password?: string | undefined
}

export interface EmployeeChange {
  id: number
  displayName: string
  employeeNo: string
  departId: number | null
  role?: 'admin' | 'member' | undefined
}

/** Throws unless the department is one of the enterprise (or none). */
async function checkDepartment(db: Handle, enterpriseId: number, departmentId: number | null) {
  if (departmentId === null) return
  const found = await findDepartment(db, enterpriseId, departmentId)
  if (found === undefined) throw fieldError('REFERENCE_UNKNOWN', 'departId')
}

/** Throws when somebody else (not `ownId`) has the address or the number. Call it with the enterprise locked. */
async function refuseTaken(
  db: Handle,
  enterpriseId: number,
  { email, employeeNo, ownId }: { email?: string; employeeNo: string | null; ownId?: number },
) {
  const emails = email === undefined ? [] : [email]
  const numbers = employeeNo === null ? [] : [employeeNo]
  const found = await store.findByEmailOrNumber(db, enterpriseId, emails, numbers)
  const others = found.filter(({ id }) => id !== ownId)
  if (others.some((other) => other.email === email)) throw fieldError('EMAIL_TAKEN', 'email', { email: email ?? '' })
  if (others.length > 0) throw fieldError('EMPLOYEE_NO_TAKEN', 'employeeNo', { employeeNo: employeeNo ?? '' })
}

/** The user who has the address: the new one, when it has a password, or the one there is (design §5.4). */
async function userFor(db: Handle, user: UserTable): Promise<number | null> {
  const { email, passwordHash, id } = user
  if (passwordHash === null) return (await findUsersByEmail(db, [email]))[0]?.id ?? null
  if (!(await insertNewUser(db, user))) throw fieldError('ACCOUNT_EXISTS', 'password', { email })
  return id
}

/** The employees of an enterprise: list, one, add, change. */
export function createEmployeeService(context: ServiceContext) {
  const { database, ids, now } = context

  async function findOne(enterpriseId: number, id: number) {
    const row = await database.read((db) => store.findEmployee(db, enterpriseId, id))
    if (row === undefined) throw new BusinessError('NOT_FOUND')
    return employeeView(row)
  }

  return {
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

    async create(enterpriseId: number, input: EmployeeInput) {
      const displayName = filled(input.displayName, 'displayName')
      const email = input.email.trim().toLowerCase()
      const employeeNo = input.employeeNo?.trim() || null
      const departmentId = reference(input.departId)
      if (input.password !== undefined) refuseWeakPassword(input.password, { email, displayName })
      const passwordHash = input.password === undefined ? null : await hashPassword(input.password)
      const createdAt = now().toISOString()
      const id = ids.newId()
      await database.write(async (db) => {
        await lockEnterprise(db, enterpriseId)
        await checkDepartment(db, enterpriseId, departmentId)
        await refuseTaken(db, enterpriseId, { email, employeeNo })
        const userId = await userFor(db, { id: ids.newId(), email, passwordHash, language: null, createdAt })
        const row = newEmployee({ enterpriseId, id, userId, displayName, email, employeeNo, departmentId, createdAt })
        await insertEmployees(db, [row])
      })
      return findOne(enterpriseId, id)
    },

    /** Changes name, number, department and role; `actorId` is the administrator's own employee id. */
    async update(enterpriseId: number, actorId: number, change: EmployeeChange) {
      const displayName = filled(change.displayName, 'displayName')
      const employeeNo = change.employeeNo.trim() || null
      const departmentId = reference(change.departId)
      if (change.id === actorId && change.role === 'member') throw fieldError('OWN_ACCOUNT', 'role')
      await database.write(async (db) => {
        await lockEnterprise(db, enterpriseId)
        const row = await store.findEmployee(db, enterpriseId, change.id)
        if (row === undefined) throw new BusinessError('NOT_FOUND')
        if (departmentId !== row.departmentId) await checkDepartment(db, enterpriseId, departmentId)
        await refuseTaken(db, enterpriseId, { employeeNo, ownId: row.id })
        const role = change.role ?? row.role
        const columns = searchColumns({ displayName, email: row.email, employeeNo })
        await updateEmployee(db, enterpriseId, row.id, {
          displayName,
          employeeNo,
          departmentId,
          role,
          ...columns,
        })
        if (role !== row.role && (await store.countAdministrators(db, enterpriseId)) === 0) {
          throw fieldError('LAST_ADMINISTRATOR', 'role')
        }
      })
      return findOne(enterpriseId, change.id)
    },
  }
}

export type EmployeeService = ReturnType<typeof createEmployeeService>

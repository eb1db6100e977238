import { oneTimeEnd, type PasswordOwner } from '../../../domain/directory/passwordRule.ts'
import { isLeftNameless } from '../../../domain/directory/signInName.ts'
import { BusinessError, fieldError, refuseStale } from '../../../domain/errors.ts'
import { momentAfter } from '../../../domain/momentAfter.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import type { Language } from '../../http/call.ts'
import { findDepartment } from '../../records/people/departments.ts'
import { countActive, insertEmployees, updateEmployee } from '../../records/people/employees.ts'
import { enterpriseNamesOf, lockEnterprise } from '../../records/people/enterprises.ts'
import { newEmployee, searchColumns } from '../../records/people/newEmployee.ts'
import { refuseWeakPassword } from '../../records/people/passwordRule.ts'
import { hashPassword } from '../../records/people/passwords.ts'
import { takeAvatar } from '../../records/people/pictures.ts'
import { beginAsAdministrator } from '../../records/people/sessions.ts'
import { insertUser } from '../../records/people/users.ts'
import { insertEvent } from '../../records/questionnaire/audit.ts'
import { lastPublished } from '../../records/questionnaire/store.ts'
import { type DoorActor, discardDrafts, isOneself } from '../../records/turns/doors.ts'
import { followAddress } from './emailChange.ts'
import { type Employee, employeeVersion } from './employeeView.ts'
import { givenParticulars, type Particulars } from './particulars.ts'
import { reference } from './reference.ts'
import * as store from './store.ts'

/** What is taken of a new employee. */
export interface EmployeeInput extends Particulars {
  displayName: string
  email?: string | null | undefined
  employeeNo?: string | undefined
  departId?: number | null | undefined
  password?: string | undefined
  avatar?: string | undefined
}

/** What is taken of a changed one. */
export interface EmployeeChange extends Omit<EmployeeInput, 'password'> {
  id: number
  employeeNo: string
  role?: 'admin' | 'member' | undefined
  version?: number | undefined
}

/**
 * Sends a person's waiting mails to the new address, within the transaction that changes it and before the person is
 * changed, as the outbox locks mails first, too.
 */
export type RedirectMails = (db: Handle, enterpriseId: number, employeeId: number, email: string) => Promise<void>

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
  { email, employeeNo, ownId }: { email: string; employeeNo: string | null; ownId?: number },
) {
  const emails = email === '' ? [] : [email]
  const numbers = employeeNo === null ? [] : [employeeNo]
  const found = await store.findByEmailOrNumber(db, enterpriseId, emails, numbers)
  const others = found.filter(({ id }) => id !== ownId)
  if (email !== '' && others.some((other) => other.email === email)) throw fieldError('EMAIL_TAKEN', 'email', { email })
  if (others.length > 0) throw fieldError('EMPLOYEE_NO_TAKEN', 'employeeNo', { employeeNo: employeeNo ?? '' })
}

/** Throws unless the picture was uploaded here and is nobody else's. */
async function assignAvatar(db: Handle, enterpriseId: number, id: number, avatar: string) {
  if (!(await takeAvatar(db, enterpriseId, id, avatar))) throw fieldError('REFERENCE_UNKNOWN', 'avatar')
}

/** Throws unless somebody is left who can sign in and manage the enterprise. Call it with the enterprise locked. */
async function expectAdministrator(db: Handle, enterpriseId: number) {
  const { administrators } = await countActive(db, enterpriseId)
  if (administrators === 0) throw fieldError('LAST_ADMINISTRATOR', 'role')
}

/** Who may manage the enterprise is nobody's secret: each change stands in the audit log. */
async function noteRole(
  db: Handle,
  { ids, now }: ServiceContext,
  { enterpriseId, userId, remoteAddress }: DoorActor,
  { id, from, to }: { id: number; from: string; to: string },
) {
  const event = { enterpriseId, id: ids.newId(), at: now().toISOString(), userId, objectId: id, remoteAddress }
  await insertEvent(db, { ...event, action: 'person.role', detailJson: JSON.stringify({ from, to }) })
}

const addressOf = (email: string | null | undefined) => (email ?? '').trim().toLowerCase()

/** Locks and discards the drafts that go with the address, before the enterprise is locked; a lost race is made good after. */
async function beforeAddressChange(db: Handle, editor: DoorActor, { id, email }: EmployeeChange) {
  const { enterpriseId } = editor
  if (email === undefined || isOneself(editor, id)) return
  const row = await store.findEmployee(db, enterpriseId, id)
  if (row !== undefined && row.email !== addressOf(email)) await discardDrafts(db, enterpriseId, [id])
}

/** Throws WEAK_PASSWORD; null without a password. */
async function hashFirst(
  { database }: ServiceContext,
  enterpriseId: number,
  password: string | undefined,
  person: Omit<PasswordOwner, 'enterpriseNames'>,
): Promise<string | null> {
  if (password === undefined) return null
  const enterpriseNames = await database.read((db) => enterpriseNamesOf(db, enterpriseId))
  await refuseWeakPassword(password, { ...person, enterpriseNames })
  return hashPassword(password)
}

/** Adding employees and changing them. */
export function createEmployeeWriting(
  context: ServiceContext,
  { redirectMails, wakeMails }: { redirectMails: RedirectMails; wakeMails: () => void },
  findOne: (enterpriseId: number, id: number) => Promise<Employee>,
) {
  const { database, ids, now } = context

  return {
    async create(enterpriseId: number, input: EmployeeInput) {
      const displayName = input.displayName.trim()
      const email = addressOf(input.email)
      const employeeNo = input.employeeNo?.trim() || null
      const departmentId = reference(input.departId)
      if (isLeftNameless({ email, employeeNo })) throw fieldError('SIGN_IN_NAME_MISSING', 'email')
      const person = { displayName, email, employeeNo }
      const passwordHash = await hashFirst(context, enterpriseId, input.password, person)
      const createdAt = now().toISOString()
      const id = ids.newId()
      await database.write(async (db) => {
        await lockEnterprise(db, enterpriseId)
        await checkDepartment(db, enterpriseId, departmentId)
        await refuseTaken(db, enterpriseId, { email, employeeNo })
        const userId = passwordHash === null ? null : ids.newId()
        const user = { email: email || null, passwordHash, language: null, createdAt, oneTimeUntil: oneTimeEnd(now()) }
        if (userId !== null) await insertUser(db, { id: userId, ...user })
        const row = { ...person, enterpriseId, id, userId, departmentId, createdAt }
        const { avatar = '' } = input
        await assignAvatar(db, enterpriseId, id, avatar)
        // Whoever adds a person knows the password (R20).
        const signInSetAt = userId === null ? null : momentAfter(now(), [await lastPublished(db, enterpriseId)])
        await insertEmployees(db, [newEmployee({ ...row, ...givenParticulars(input), avatar, signInSetAt })])
      })
      return findOne(enterpriseId, id)
    },

    /** Changes what is given. A version that is no longer the employee's refuses with STALE_VERSION. */
    async update(editor: DoorActor, change: EmployeeChange, language: Language) {
      const { enterpriseId } = editor
      const displayName = change.displayName.trim()
      const employeeNo = change.employeeNo.trim() || null
      const departmentId = reference(change.departId)
      if (change.id === editor.employeeId && change.role === 'member') throw fieldError('OWN_ACCOUNT', 'role')
      await database.write(async (db) => {
        await beforeAddressChange(db, editor, change)
        await lockEnterprise(db, enterpriseId)
        const row = await store.findEmployee(db, enterpriseId, change.id)
        if (row === undefined) throw new BusinessError('NOT_FOUND')
        const version = employeeVersion(row)
        refuseStale(version, change.version)
        if (departmentId !== row.departmentId) await checkDepartment(db, enterpriseId, departmentId)
        const email = change.email === undefined ? row.email : addressOf(change.email)
        if (isLeftNameless({ email, employeeNo }, row)) throw fieldError('SIGN_IN_NAME_MISSING', 'email')
        await refuseTaken(db, enterpriseId, { email, employeeNo, ownId: row.id })
        const role = change.role ?? row.role
        const named = { displayName, email, employeeNo }
        const avatar = change.avatar ?? row.avatar
        if (avatar !== row.avatar) await assignAvatar(db, enterpriseId, row.id, avatar)
        const values = { ...named, departmentId, role, avatar, ...givenParticulars(change), ...searchColumns(named) }
        if (email !== row.email) await redirectMails(db, enterpriseId, row.id, email)
        const isAppointed = role === 'admin' && row.role !== 'admin' && row.disabled === 0
        if (isAppointed && row.userId !== null) await beginAsAdministrator(db, row.userId, now())
        await updateEmployee(db, enterpriseId, row.id, values)
        if (email !== row.email) await followAddress(db, context, editor, { person: row, email, language })
        // Also by another address: whose sign-in others share is taken off it.
        if (role !== row.role || email !== row.email) await expectAdministrator(db, enterpriseId)
        if (role !== row.role) await noteRole(db, context, editor, { id: row.id, from: row.role, to: role })
      })
      wakeMails()
      return findOne(enterpriseId, change.id)
    },
  }
}

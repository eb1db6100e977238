import { isLeftNameless } from '../../../domain/directory/signInName.ts'
import { BusinessError, fieldError } from '../../../domain/errors.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import type { Language } from '../../http/call.ts'
import { updateEmployee } from '../../records/people/employees.ts'
import { enterpriseNamesOf, lockEnterprise } from '../../records/people/enterprises.ts'
import { refuseWeakPassword } from '../../records/people/passwordRule.ts'
import { hashPassword } from '../../records/people/passwords.ts'
import { accountKey, numberKey } from '../../records/people/throttle.ts'
import { clearThrottle } from '../../records/people/throttleCounts.ts'
import { countMemberships, findUsersByEmail, insertNewUser, setPasswordHash } from '../../records/people/users.ts'
import { closeDoors, type DoorActor, discardDrafts } from '../../records/turns/doors.ts'
import type { DoorMail } from './doorMail.ts'
import { createOwnPassword, type EmployeeRow, findRow, renewOwn } from './ownPassword.ts'
import type { PasswordMail } from './passwordMail.ts'
import { disablePeople, enablePeople } from './standing.ts'

/** What an administrator may do to a person's sign-in, and a person to the own. */
export function createAccountService(context: ServiceContext, mailPassword: PasswordMail, tell: DoorMail) {
  const { database, ids, now } = context

  /** Gives a person without a sign-in one; false when the address has one already, which is then linked. */
  async function addUser(db: Handle, row: EmployeeRow, passwordHash: string): Promise<boolean> {
    const { email, enterpriseId } = row
    if (isLeftNameless(row)) throw fieldError('SIGN_IN_NAME_MISSING', 'password')
    const user = { id: ids.newId(), email: email || null, passwordHash, language: null, createdAt: now().toISOString() }
    const isNew = await insertNewUser(db, user)
    const userId = isNew ? user.id : (await findUsersByEmail(db, [email]))[0]?.id
    await updateEmployee(db, enterpriseId, row.id, { userId: userId ?? null })
    return isNew
  }

  /** Gives the person's sign-in the password, or the person a sign-in; false as `addUser` answers. */
  async function setPassword(db: Handle, row: EmployeeRow, passwordHash: string): Promise<boolean> {
    if (row.userId === null) return addUser(db, row, passwordHash)
    if ((await countMemberships(db, row.userId)) > 1) throw new BusinessError('ACCOUNT_SHARED', { detail: '' })
    await setPasswordHash(db, row.userId, passwordHash)
    await clearThrottle(db, accountKey(row.email))
    if (row.employeeNo !== null) await clearThrottle(db, numberKey(row.employeeNo))
    return true
  }

  return {
    /**
     * Sets a password and closes the person's doors (R20); somebody of several enterprises keeps the password and is
     * mailed a link instead (design §5.4). Answers whether one was mailed, and the secret of one's own session when the
     * password is one's own.
     */
    async resetPassword(actor: DoorActor, id: number, password: string, language: Language) {
      const { enterpriseId } = actor
      const { person, enterpriseNames, isShared } = await database.read(async (db) => {
        const found = await findRow(db, enterpriseId, id)
        const names = await enterpriseNamesOf(db, enterpriseId)
        return {
          person: found,
          enterpriseNames: names,
          isShared: found.userId !== null && (await countMemberships(db, found.userId)) > 1,
        }
      })
      if (isShared && person.userId !== null) {
        const { userId, displayName } = person
        await mailPassword({ userId, displayName, enterpriseId, language })
        return { mailed: true, secret: null }
      }
      await refuseWeakPassword(password, { ...person, enterpriseNames })
      const passwordHash = await hashPassword(password)
      const { isSet, notice, secret } = await database.write(async (db) => {
        if (id !== actor.employeeId) await discardDrafts(db, enterpriseId, [id])
        await lockEnterprise(db, enterpriseId)
        const row = await findRow(db, enterpriseId, id)
        const done = await setPassword(db, row, passwordHash)
        const told = await closeDoors(db, context, actor, { person: row, hasOtherSignIn: true })
        const ownSecret = id === actor.employeeId ? await renewOwn(db, actor.sessionHash) : null
        return { isSet: done, notice: told, secret: ownSecret }
      })
      tell(notice === null ? [] : [notice], { enterpriseId, language })
      // The sign-in the address has is now this person's here too; its password stays the person's own.
      if (!isSet) throw fieldError('ACCOUNT_EXISTS', 'password', { email: person.email })
      return { mailed: false, secret }
    },

    changePassword: createOwnPassword(context),

    async disable(actor: DoorActor, id: number): Promise<void> {
      await database.write((db) => disablePeople(db, actor, [id]))
    },

    async enable(enterpriseId: number, id: number): Promise<void> {
      await database.write((db) => enablePeople(db, enterpriseId, [id]))
    },
  }
}

export type AccountService = ReturnType<typeof createAccountService>

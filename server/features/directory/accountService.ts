import { isLeftNameless } from '../../../domain/directory/signInName.ts'
import { BusinessError, fieldError } from '../../../domain/errors.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import type { Language } from '../../http/call.ts'
import { updateEmployee } from '../../records/people/employees.ts'
import { lockEnterprise } from '../../records/people/enterprises.ts'
import { refuseWeakPassword } from '../../records/people/passwordRule.ts'
import { hashPassword, passwordFits } from '../../records/people/passwords.ts'
import { deleteSessionsOfUser } from '../../records/people/sessions.ts'
import { accountKey, createThrottle, numberKey } from '../../records/people/throttle.ts'
import { clearThrottle } from '../../records/people/throttleCounts.ts'
import {
  countAccounts,
  findUser,
  insertUser,
  isPersonal,
  lockUser,
  setPasswordHash,
} from '../../records/people/users.ts'
import { closeDoors, type DoorActor, discardDrafts } from '../../records/turns/doors.ts'
import type { DoorMail } from './doorMail.ts'
import type { InvitationMail } from './invitationMail.ts'
import type { PasswordMail } from './passwordMail.ts'
import { disablePeople, enablePeople } from './standing.ts'
import * as store from './store.ts'

type EmployeeRow = NonNullable<Awaited<ReturnType<typeof store.findEmployee>>>

async function findRow(db: Handle, enterpriseId: number, id: number): Promise<EmployeeRow> {
  const row = await store.findEmployee(db, enterpriseId, id)
  if (row === undefined) throw new BusinessError('NOT_FOUND')
  return row
}

/** What an administrator may do to a person's sign-in, and a person to the own. */
export function createAccountService(
  context: ServiceContext,
  { mailPassword, invitation, tell }: { mailPassword: PasswordMail; invitation: InvitationMail; tell: DoorMail },
) {
  const { database, ids, now } = context
  const throttle = createThrottle(context)

  /** Gives a person without a sign-in one, of this enterprise alone. */
  async function addUser(db: Handle, row: EmployeeRow, passwordHash: string): Promise<void> {
    const { email, enterpriseId } = row
    if (isLeftNameless(row)) throw fieldError('SIGN_IN_NAME_MISSING', 'password')
    const user = { id: ids.newId(), email: email || null, passwordHash, language: null, createdAt: now().toISOString() }
    await insertUser(db, user)
    await updateEmployee(db, enterpriseId, row.id, { userId: user.id })
  }

  /** Gives the person's sign-in the password, or the person a sign-in. */
  async function setPassword(db: Handle, row: EmployeeRow, passwordHash: string): Promise<void> {
    if (row.userId === null) return addUser(db, row, passwordHash)
    await lockUser(db, row.userId)
    if (await isPersonal(db, row.userId)) throw new BusinessError('LINK_NOT_SENT', { detail: '' })
    await setPasswordHash(db, row.userId, passwordHash)
    // Where others have an account with the address, their failures stay counted.
    if ((await countAccounts(db, row.email)) <= 1) await clearThrottle(db, accountKey(row.email))
    if (row.employeeNo !== null) await clearThrottle(db, numberKey(row.employeeNo))
  }

  return {
    /**
     * Sets a password and closes the person's doors (R20); whose account is the person's own, confirmed or of several
     * enterprises, keeps the password and is mailed a link instead (design §5.4). Answers whether one was mailed.
     */
    async resetPassword(actor: DoorActor, id: number, password: string, language: Language): Promise<boolean> {
      const { enterpriseId } = actor
      const { person, isOwn } = await database.read(async (db) => {
        const found = await findRow(db, enterpriseId, id)
        return { person: found, isOwn: found.userId !== null && (await isPersonal(db, found.userId)) }
      })
      if (isOwn && person.userId !== null) {
        const { userId, displayName } = person
        await mailPassword({ userId, displayName, enterpriseId, language })
        return true
      }
      refuseWeakPassword(password, person)
      const passwordHash = await hashPassword(password)
      const notice = await database.write(async (db) => {
        if (id !== actor.employeeId) await discardDrafts(db, enterpriseId, [id])
        await lockEnterprise(db, enterpriseId)
        const row = await findRow(db, enterpriseId, id)
        await setPassword(db, row, passwordHash)
        return closeDoors(db, context, actor, { person: row, hasOtherSignIn: true })
      })
      tell(notice === null ? [] : [notice], { enterpriseId, language })
      return false
    },

    /** Mails the person a link to confirm the address and sign in by. */
    invite: (enterpriseId: number, id: number, language: Language) => invitation.mail(enterpriseId, id, language),

    /** Changes one's own password and ends one's other sessions. */
    async changePassword(actor: DoorActor, input: { password: string; oldPassword: string }): Promise<void> {
      const { userId, enterpriseId, employeeId, sessionHash } = actor
      const keys = [{ kind: 'account' as const, key: `password:${userId}` }]
      await throttle.begin(keys)
      const { user, person } = await database.read(async (db) => ({
        user: await findUser(db, userId),
        person: await findRow(db, enterpriseId, employeeId),
      }))
      if (!(await passwordFits(user?.passwordHash ?? null, input.oldPassword))) {
        throw fieldError('WRONG_PASSWORD', 'oldPassword')
      }
      await throttle.succeed(keys)
      if (input.password === input.oldPassword) throw fieldError('PASSWORD_UNCHANGED', 'password')
      refuseWeakPassword(input.password, person)
      const passwordHash = await hashPassword(input.password)
      await database.write(async (db) => {
        await setPasswordHash(db, userId, passwordHash)
        await deleteSessionsOfUser(db, userId, sessionHash)
      })
    },

    async disable(actor: DoorActor, id: number): Promise<void> {
      await database.write((db) => disablePeople(db, actor, [id]))
    },

    async enable(enterpriseId: number, id: number): Promise<void> {
      await database.write((db) => enablePeople(db, enterpriseId, [id]))
    },
  }
}

export type AccountService = ReturnType<typeof createAccountService>

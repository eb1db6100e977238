/** What a person does with the link of an invitation: confirms, and has one sign-in for it (docs/decisions/0017). */
import { BusinessError, fieldError } from '../../../domain/errors.ts'
import type { ServiceContext } from '../../database/context.ts'
import { lockAddress } from '../../database/engine/lock.ts'
import type { Handle } from '../../database/open.ts'
import { hashSecret } from '../../database/secrets.ts'
import { markSetByLink, updateEmployee } from '../../records/people/employees.ts'
import { lockEnterprise } from '../../records/people/enterprises.ts'
import { findInvitation, takeInvitation } from '../../records/people/invitations.ts'
import { refuseWeakPassword, refuseWeakPasswordOf } from '../../records/people/passwordRule.ts'
import { hashPassword } from '../../records/people/passwords.ts'
import { beginAsAdministrator, deleteSessionsIn, deleteSessionsOfUser } from '../../records/people/sessions.ts'
import { freeAccount } from '../../records/people/throttle.ts'
import {
  confirmUser,
  countMemberships,
  findConfirmedUser,
  findUser,
  insertUser,
  isPersonal,
  lockUser,
  removeUser,
  setPasswordHash,
} from '../../records/people/users.ts'

type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>

const invalid = () => new BusinessError('PASSWORD_LINK_INVALID')

/** The confirmed account that a mailed link joins; undefined where a password is to be set. */
async function joined(db: Handle, { isMailed, email, userId }: Invitation) {
  if (isMailed === 1) return findConfirmedUser(db, email)
  // A link that proves nothing never sets the password of an account that is the person's own.
  if (userId !== null && (await isPersonal(db, userId))) throw invalid()
  return undefined
}

/** Lets the employee sign in with the account; the enterprise's own, which somebody else may open, goes. */
async function link(db: Handle, invitation: Invitation, userId: number, now: Date) {
  const { enterpriseId, employeeId, userId: before, role } = invitation
  if (before === userId) return
  if (role === 'admin') await beginAsAdministrator(db, userId, now)
  await updateEmployee(db, enterpriseId, employeeId, { userId })
  await markSetByLink(db, userId)
  if (before === null) return
  await deleteSessionsIn(db, [before], enterpriseId)
  if ((await countMemberships(db, before)) === 0) await removeUser(db, before)
}

/** Sets the password, which ends every session that knew another one and what was counted against guessing it. */
async function setPassword(
  db: Handle,
  { isMailed, email }: Invitation,
  { userId, passwordHash }: { userId: number; passwordHash: string },
  now: Date,
) {
  await lockUser(db, userId)
  await setPasswordHash(db, userId, passwordHash)
  await deleteSessionsOfUser(db, userId)
  if (isMailed === 1) await confirmUser(db, userId, now)
  await markSetByLink(db, userId)
  await freeAccount(db, userId, email)
}

export function createInvitations({ database, now, ids }: ServiceContext) {
  async function find(db: Handle, tokenHash: string): Promise<Invitation> {
    const found = await findInvitation(db, tokenHash, now().toISOString())
    if (found === undefined) throw invalid()
    return found
  }

  /** The account of the same address that is signed in with beside a mailed link. */
  async function beside(db: Handle, { isMailed, email }: Invitation, signedIn: number | null) {
    const user = signedIn === null || isMailed === 0 ? undefined : await findUser(db, signedIn)
    return user?.email === email ? user : undefined
  }

  /** The account that gets the password: the one signed in with beside the link, the enterprise's own, or a new one. */
  async function accountFor(db: Handle, invitation: Invitation, signedIn: number | null): Promise<number> {
    const { email, userId, personSince } = invitation
    const user = await beside(db, invitation, signedIn)
    if (user !== undefined) return user.id
    if (userId !== null) return userId
    // Neither id nor moment tells when somebody who only answers came first (anonymity.md R22): that of the person is taken.
    const made = { id: ids.randomId(), email, passwordHash: null, language: null, createdAt: personSince }
    await insertUser(db, made)
    return made.id
  }

  /** The hash of the password that accepting needs; null where the link joins a confirmed account. */
  async function hashFirst(tokenHash: string, password: string | undefined, signedIn: number | null) {
    const { enterpriseName, isJoined, besideId, ...person } = await database.read(async (db) => {
      const invitation = await find(db, tokenHash)
      const isJoined = (await joined(db, invitation)) !== undefined
      return { ...invitation, isJoined, besideId: (await beside(db, invitation, signedIn))?.id }
    })
    if (isJoined) return null
    if (password === undefined) throw fieldError('INVALID_INPUT', 'password', { detail: '' })
    await refuseWeakPassword(password, { ...person, enterpriseNames: [enterpriseName] })
    if (besideId !== undefined) await refuseWeakPasswordOf(database, besideId, password)
    return hashPassword(password)
  }

  /** Takes the link; of two at the same moment one. */
  async function take(db: Handle, tokenHash: string): Promise<Invitation> {
    const { email, enterpriseId } = await find(db, tokenHash)
    // The link of another enterprise finds the account that this one confirms, and joins it.
    await lockAddress(db, email)
    await lockEnterprise(db, enterpriseId)
    const invitation = await find(db, tokenHash)
    if (!(await takeInvitation(db, tokenHash))) throw invalid()
    return invitation
  }

  /** The account that opens the enterprise from now on: the confirmed one as it is, or one that gets the password. */
  async function accountOf(db: Handle, invitation: Invitation, passwordHash: string | null, signedIn: number | null) {
    const confirmed = await joined(db, invitation)
    if (confirmed !== undefined) {
      await lockUser(db, confirmed.id)
      return confirmed.id
    }
    if (passwordHash === null) throw invalid()
    const userId = await accountFor(db, invitation, signedIn)
    await setPassword(db, invitation, { userId, passwordHash }, now())
    return userId
  }

  return {
    /** Where the link invites to, and whether accepting it sets a password. */
    async read(secret: string) {
      return database.read(async (db) => {
        const invitation = await find(db, hashSecret(secret))
        const { enterpriseName, enterpriseUid, email, isMailed } = invitation
        const needsPassword = (await joined(db, invitation)) === undefined
        return { enterpriseName, enterpriseUid, email, needsPassword, isMailed: isMailed === 1 }
      })
    },

    /** Accepts once; `password` is needed unless the address has a confirmed account, whose password it leaves alone. */
    async accept(secret: string, password: string | undefined, signedIn: number | null): Promise<void> {
      const tokenHash = hashSecret(secret)
      const passwordHash = await hashFirst(tokenHash, password, signedIn)
      await database.write(async (db) => {
        const invitation = await take(db, tokenHash)
        const userId = await accountOf(db, invitation, passwordHash, signedIn)
        await link(db, invitation, userId, now())
      })
    },
  }
}

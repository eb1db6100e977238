import { oneTimeEnd } from '../../../domain/directory/passwordRule.ts'
import { isLeftNameless } from '../../../domain/directory/signInName.ts'
import { BusinessError, fieldError } from '../../../domain/errors.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import type { Language } from '../../http/call.ts'
import { updateEmployee } from '../../records/people/employees.ts'
import { enterpriseNamesOf, lockEnterprise } from '../../records/people/enterprises.ts'
import { refuseWeakPassword } from '../../records/people/passwordRule.ts'
import { hashPassword } from '../../records/people/passwords.ts'
import { freeAccount } from '../../records/people/throttle.ts'
import { insertUser, isPersonal, lockUser, setPasswordHash } from '../../records/people/users.ts'
import { insertEvent, PASSWORD_LINK } from '../../records/questionnaire/audit.ts'
import { closeDoors, countOpenRounds, type DoorActor, discardDrafts, isOneself } from '../../records/turns/doors.ts'
import type { InvitationMail } from './letters/invitationMail.ts'
import type { PasswordMail } from './letters/passwordMail.ts'
import { createOwnPassword, type EmployeeRow, findRow } from './ownPassword.ts'
import { disablePeople, enablePeople } from './standing.ts'

/** What an administrator may do to a person's sign-in, and a person to the own. */
export function createAccountService(
  context: ServiceContext,
  {
    mailPassword,
    invitation,
    wakeMails,
  }: { mailPassword: PasswordMail; invitation: InvitationMail; wakeMails: () => void },
) {
  const { database, ids, now } = context

  /** Gives a person without a sign-in one, of this enterprise alone. */
  async function addUser(db: Handle, row: EmployeeRow, passwordHash: string): Promise<void> {
    const { email, enterpriseId } = row
    if (isLeftNameless(row)) throw fieldError('SIGN_IN_NAME_MISSING', 'password')
    const user = { id: ids.newId(), email: email || null, passwordHash, language: null, createdAt: now().toISOString() }
    await insertUser(db, { ...user, oneTimeUntil: oneTimeEnd(now()) })
    await updateEmployee(db, enterpriseId, row.id, { userId: user.id })
  }

  /** Gives the person's sign-in the password, a one-time one, or the person a sign-in. */
  async function setPassword(db: Handle, row: EmployeeRow, passwordHash: string): Promise<void> {
    if (row.userId === null) return addUser(db, row, passwordHash)
    await lockUser(db, row.userId)
    if (await isPersonal(db, row.userId)) throw new BusinessError('LINK_NOT_SENT', { detail: '' })
    await setPasswordHash(db, row.userId, passwordHash, oneTimeEnd(now()))
    await freeAccount(db, row.userId, row.email)
  }

  function noteMailed(db: Handle, { enterpriseId, userId, remoteAddress }: DoorActor, objectId: number): Promise<void> {
    const event = { enterpriseId, id: ids.newId(), at: now().toISOString(), userId, objectId, detailJson: '{}' }
    return insertEvent(db, { ...event, action: PASSWORD_LINK, remoteAddress })
  }

  return {
    /**
     * Sets a one-time password and closes the person's doors (R20); whose account is the person's own, confirmed or of
     * several enterprises, keeps it and is mailed a link instead (design §5.4), as does whoever came by the enterprise's
     * provider for oneself. Answers whether one was mailed. Throws OWN_PASSWORD for oneself: that asks for the old one.
     */
    async resetPassword(actor: DoorActor, id: number, password: string, language: Language) {
      if (isOneself(actor, id)) throw new BusinessError('OWN_PASSWORD')
      const { enterpriseId } = actor
      const { person, enterpriseNames, isPersons } = await database.read(async (db) => {
        const found = await findRow(db, enterpriseId, id)
        return {
          person: found,
          enterpriseNames: await enterpriseNamesOf(db, enterpriseId),
          isPersons: found.userId !== null && (await isPersonal(db, found.userId)),
        }
      })
      // Whom the provider let in may be somebody else: a password of theirs would open the enterprise when it is long gone.
      const isLetIn = id === actor.employeeId
      if ((isPersons || isLetIn) && person.userId !== null) {
        const { userId, displayName } = person
        await mailPassword({ userId, displayName, enterpriseId, language })
        await database.write((db) => noteMailed(db, actor, id))
        return { mailed: true }
      }
      await refuseWeakPassword(password, { ...person, enterpriseNames })
      const passwordHash = await hashPassword(password)
      await database.write(async (db) => {
        await discardDrafts(db, enterpriseId, [id])
        await lockEnterprise(db, enterpriseId)
        const row = await findRow(db, enterpriseId, id)
        await setPassword(db, row, passwordHash)
        await closeDoors(db, context, actor, [{ person: row, hasOtherSignIn: true, language }])
      })
      wakeMails()
      return { mailed: false }
    },

    /** Mails the person a link to confirm the address and sign in by. */
    invite: ({ enterpriseId, userId, remoteAddress }: DoorActor, id: number, language: Language) =>
      invitation.mail(enterpriseId, id, language, { by: { userId, remoteAddress } }),

    /** What setting the person's address or password would close (R20). */
    async doors(actor: DoorActor, id: number) {
      if (isOneself(actor, id)) return { openRounds: 0 }
      return { openRounds: await database.read((db) => countOpenRounds(db, actor.enterpriseId, id)) }
    },

    changePassword: createOwnPassword(context),

    async disable(actor: DoorActor, id: number): Promise<void> {
      await database.write((db) => disablePeople(db, context, actor, [id]))
    },

    async enable(actor: DoorActor, id: number): Promise<void> {
      await database.write((db) => enablePeople(db, context, actor, [id]))
    },
  }
}

export type AccountService = ReturnType<typeof createAccountService>

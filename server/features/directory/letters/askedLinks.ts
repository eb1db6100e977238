/** Links for who forgot the password or has none yet: whoever asks learns nothing, what is sent goes to the address alone. */
import { pausedSince, whyNotInvited } from '../../../../domain/directory/invitation.ts'
import { BusinessError } from '../../../../domain/errors.ts'
import { translateServer } from '../../../../messages/server.ts'
import type { ServiceContext } from '../../../database/context.ts'
import { NOBODY } from '../../../database/ids.ts'
import type { Handle } from '../../../database/open.ts'
import { INVITATIONS, type LetterTable } from '../../../database/schema/linkSchema.ts'
import type { Language } from '../../../http/call.ts'
import type { MailSetup } from '../../../mail/setup.ts'
import { listEmployeesAt } from '../../../records/people/employees.ts'
import { lockEnterprise } from '../../../records/people/enterprises.ts'
import * as letters from '../../../records/people/letters.ts'
import { findLinkedAt } from '../../../records/people/passwordLinks.ts'
import { networkOf } from '../../../records/people/places.ts'
import { createThrottle } from '../../../records/people/throttle.ts'
import { findConfirmedUser, listPeopleOf } from '../../../records/people/users.ts'
import { listInvitable } from '../store.ts'

/** So many enterprises at most, besides those of the own account, invite one address. */
const MOST_MAILS = 5
/** So long an answer has to leave before anything is looked up. */
const ANSWERED_MILLISECONDS = 50
/** Of so many that were asked for each look finds out whose they are. */
const SPREAD_AT_ONCE = 50

type Asked = Pick<LetterTable, 'id' | 'address' | 'language' | 'createdAt'>
type Letter = Pick<LetterTable, 'enterpriseId' | 'employeeId' | 'userId' | 'name' | 'kind'>

/** A letter that waits from now on, and is of use as long as one of the moment it was asked for. */
const waiting = (asked: Asked, now: Date) => ({
  ...{ ...asked, nextAttemptAt: now.toISOString() },
  ...({ attempts: 0, unreached: 0, claimedUntil: null } as const),
})

const isThrottled = (error: unknown) => error instanceof BusinessError && error.errorName === 'LINKS_THROTTLED'

/**
 * Keeps that somebody asked, whoever that is, and answers before anything is looked up, so that neither words nor time tell
 * whether the address is known.
 */
export function createAskedLinks(context: ServiceContext, mail: Pick<MailSetup, 'serverMailer' | 'wake'>) {
  const { database, ids, now } = context
  const throttle = createThrottle(context)

  async function keep(address: string, language: Language): Promise<void> {
    await database.write(async (db) => {
      // Nobody else counts the address until this ends: of several who ask one is kept.
      await throttle.beginIn(db, [{ kind: 'mailed', key: `mailed:${address}` }])
      if (await letters.isAskedAt(db, address)) return
      const nobodys = { enterpriseId: NOBODY, employeeId: NOBODY, userId: null, name: '', kind: 'asked' } as const
      const asked = { id: ids.newId(), address, language, createdAt: now().toISOString() }
      await letters.insertLetters(db, [{ ...nobodys, ...waiting(asked, now()) }])
    })
  }

  return {
    /** Throws LINK_NOT_SENT where the server has no mail server, LINKS_THROTTLED for who asks too often. */
    async ask(email: string, remoteAddress: string, language: Language): Promise<void> {
      await throttle.begin([{ kind: 'asked', key: `asked:${networkOf(remoteAddress)}` }])
      if (mail.serverMailer === null) {
        throw new BusinessError('LINK_NOT_SENT', { detail: translateServer(language, 'passwordLink.cannotMail') })
      }
      try {
        await keep(email.trim().toLowerCase(), language)
      } catch (error) {
        // How often others asked for this address is nobody's to know.
        if (!isThrottled(error)) throw error
      }
      // Once the answer is gone: looking up takes longer for some addresses than for others, and others wait meanwhile.
      setTimeout(mail.wake, ANSWERED_MILLISECONDS).unref()
    },
  }
}

export type AskedLinks = ReturnType<typeof createAskedLinks>

/** Whose link to set the password is wanted, if anybody's; one that waits is sent now instead. */
async function passwordLetter(
  db: Handle,
  user: { id: number },
  people: Awaited<ReturnType<typeof listPeopleOf>>,
  now: Date,
): Promise<Letter[]> {
  const kind = 'passwordLink' as const
  let isWaiting = false
  for (const { enterpriseId, id: employeeId } of people) {
    if (!(await letters.hasLetter(db, { enterpriseId, employeeId, kind }))) continue
    isWaiting = true
    await letters.hastenLetters(db, { enterpriseId, employeeId }, [kind], now.toISOString())
  }
  const person = people.find(({ disabled }) => disabled === 0)
  if (isWaiting || person === undefined) return []
  const linkedAt = await findLinkedAt(db, user.id)
  if (linkedAt !== undefined && linkedAt > pausedSince(now)) return []
  const { enterpriseId, id: employeeId, displayName: name } = person
  return [{ enterpriseId, employeeId, userId: user.id, name, kind }]
}

/** The same of an invitation. */
async function invitationLetter(
  db: Handle,
  { enterpriseId, id: employeeId }: { enterpriseId: number; id: number },
  now: Date,
): Promise<Letter[]> {
  const [person] = await listInvitable(db, enterpriseId, [employeeId])
  if (person === undefined) return []
  const why = whyNotInvited(person, { canMail: true, now })
  if (why === 'waiting') {
    await letters.hastenLetters(db, { enterpriseId, employeeId }, INVITATIONS, now.toISOString())
  }
  if (why !== null) return []
  return [{ enterpriseId, employeeId, userId: person.userId, name: person.displayName, kind: 'askedInvitation' }]
}

/**
 * Looks up whose the addresses are that links were asked for, and writes the letters: apart from the answer, by any process,
 * and again where one ended with it half done. What cannot be looked up is told to `tellFault`, and tried at the next look.
 */
export function createSpreadAsked(
  { database, ids, now }: ServiceContext,
  tellFault: (error: unknown) => void,
): () => Promise<void> {
  async function spread(db: Handle, asked: Asked): Promise<void> {
    const user = await findConfirmedUser(db, asked.address)
    const own = user === undefined ? [] : await listPeopleOf(db, user.id)
    const others = await listEmployeesAt(db, asked.address, { notOf: user?.id, limit: MOST_MAILS })
    // Of two who invite the same person at once the second sees the letter of the first (inviting.ts).
    for (const { enterpriseId } of others) await lockEnterprise(db, enterpriseId)
    if (!(await letters.takeAsked(db, asked.id))) return
    const wanted = user === undefined ? [] : await passwordLetter(db, user, own, now())
    for (const person of others) wanted.push(...(await invitationLetter(db, person, now())))
    await letters.insertLetters(
      db,
      wanted.map((letter) => ({ ...letter, ...waiting({ ...asked, id: ids.newId() }, now()) })),
    )
  }

  return async () => {
    for (const asked of await database.read((db) => letters.listAsked(db, SPREAD_AT_ONCE))) {
      await database.write((db) => spread(db, asked)).catch(tellFault)
    }
  }
}

/**
 * Letters to people about their own sign-in: that somebody else changed their password or address (anonymity.md R20),
 * invitations, and links they asked for. Written with the act, sent after it.
 */
import { whyNotInvited } from '../../../../domain/directory/invitation.ts'
import { translateServer } from '../../../../messages/server.ts'
import type { ServiceContext } from '../../../database/context.ts'
import type { FindGone } from '../../../database/engine/gone.ts'
import type { Handle } from '../../../database/open.ts'
import type { LetterTable } from '../../../database/schema/linkSchema.ts'
import { claimed } from '../../../mail/claiming.ts'
import type { Leases } from '../../../mail/leases.ts'
import type { ClaimedMail, Outbox } from '../../../mail/outbox.ts'
import type { ByOwner } from '../../../mail/resting.ts'
import { LEASE_MILLISECONDS, nextTry } from '../../../mail/retry.ts'
import { findEnterprise } from '../../../records/people/enterprises.ts'
import { takeInvitation } from '../../../records/people/invitations.ts'
import * as store from '../../../records/people/letters.ts'
import { takePasswordLink } from '../../../records/people/passwordLinks.ts'
import { findConfirmedUser, findUser, listPeopleOf } from '../../../records/people/users.ts'
import { noteUnsent } from '../../../records/questionnaire/audit.ts'
import { countOpenRounds } from '../../../records/turns/doors.ts'
import { PASSWORD_LINK_HOURS, passwordWords, placePasswordLink } from '../passwordLink.ts'
import { listInvitable } from '../store.ts'
import { INVITATION_HOURS, invitationWords, placeInvitation, readersLanguage } from './invitationLink.ts'

/** So long a letter that cannot be sent waits before it is looked at again. */
const UNSENDABLE_MILLISECONDS = 60_000

type Claimed = LetterTable & { claimedUntil: string }

/** A letter in hand; its link, if it has one, names itself by `tokenHash`, so that it is taken back where the letter was not sent. */
export interface LetterMail extends ClaimedMail {
  employeeId: number
  kind: LetterTable['kind']
  createdAt: string
  tokenHash: string | null
}

export interface LettersOptions {
  publicUrl: string
  /** Whether the installation has a mail server: then all go by it, and a link goes by no other. */
  hasServer: boolean
  /** What this process has in hand, here and elsewhere (invitationMail.ts). */
  leases: Leases
  /** Whom is written to that asked for links (askedLinks.ts), before each look; nobody, when left out. */
  spreadAsked?: () => Promise<void>
  /** Of a letter that is given up. */
  tellGivenUp(kind: LetterTable['kind']): void
  /** Nobody is, when left out. */
  findGone?: FindGone
}

/**
 * The letter that says what somebody else changed, in the language of the person, or of whoever acted; of anonymous rounds
 * only where the person has forms in one that had begun by then: of others nothing was deleted.
 */
async function notice(db: Handle, row: Claimed, kind: 'password' | 'address'): Promise<LetterMail> {
  const { enterpriseId, employeeId, name, userId, createdAt } = row
  const user = userId === null ? undefined : await findUser(db, userId)
  const enterpriseName = (await findEnterprise(db, enterpriseId))?.name ?? ''
  const reader = readersLanguage(user?.language, row.language)
  const say = (part: string, more = {}) =>
    translateServer(reader, `mail.door.${kind}.${part}`, { name, enterpriseName, ...more })
  const isInRounds = (await countOpenRounds(db, enterpriseId, employeeId, createdAt)) > 0
  const rounds = isInRounds ? `\n\n${say('rounds')}` : ''
  return { ...row, subject: say('subject'), text: say('text', { rounds }), link: null, tokenHash: null, copy: 0 }
}

/**
 * An invitation as the person is now, who may have got another address since; its link is made anew for each try. Null,
 * and the letter is gone, for who may not be invited any more, which stands in the audit log unless they have joined, or
 * nobody invited them and they asked for it.
 */
async function invitation(db: Handle, row: Claimed, now: Date, publicUrl: string): Promise<LetterMail | null> {
  const { enterpriseId, employeeId } = row
  const [person] = await listInvitable(db, enterpriseId, [employeeId])
  // Neither a letter that waits nor a link of now is another's: who gets one elsewhere leases the letter (invitationMail.ts).
  const cause = person && whyNotInvited({ ...person, isWaiting: false, linkedAt: null }, { canMail: true, now })
  if (person === undefined || cause !== null) {
    await store.deleteLetter(db, row)
    if (cause !== 'joined' && row.kind === 'invitation') await noteUnsent(db, [row], now, { cause: cause ?? 'gone' })
    return null
  }
  const { displayName: name, email: address } = person
  const enterpriseName = (await findEnterprise(db, enterpriseId))?.name ?? ''
  const invited = { enterpriseId, employeeId, email: address, isMailed: 1 } as const
  const { link, tokenHash } = await placeInvitation(db, invited, { now, publicUrl })
  const reader = readersLanguage(person.language, row.language)
  const words = invitationWords(reader, { name, enterpriseName, link, isAskedFor: row.kind !== 'invitation' })
  return { ...row, ...words, name, address, link, tokenHash, copy: row.attempts }
}

/**
 * The link that a person asked for to set the password of an account that is theirs, made anew for each try. Null, and the letter
 * is gone, where the address is no longer that of the account, or nobody is left who could sign in.
 */
async function passwordLink(db: Handle, row: Claimed, now: Date, publicUrl: string): Promise<LetterMail | null> {
  const user = await findConfirmedUser(db, row.address)
  const people = user?.id === row.userId && user !== undefined ? await listPeopleOf(db, user.id) : []
  const person = people.find(({ disabled }) => disabled === 0)
  const placed = user && person && (await placePasswordLink(db, user.id, { now, publicUrl }))
  if (!placed) {
    await store.deleteLetter(db, row)
    return null
  }
  const about = { name: person.displayName, enterpriseName: person.name, link: placed.link, isAskedFor: true }
  const words = passwordWords(readersLanguage(user.language, row.language), about)
  return { ...row, ...words, ...placed, name: person.displayName, copy: row.attempts }
}

async function written(db: Handle, row: Claimed, now: Date, publicUrl: string): Promise<LetterMail | null> {
  switch (row.kind) {
    case 'invitation':
    case 'askedInvitation':
      return invitation(db, row, now, publicUrl)
    case 'passwordLink':
      return passwordLink(db, row, now, publicUrl)
    case 'asked':
      return null
    default:
      return notice(db, row, row.kind)
  }
}

const HOUR = 3_600_000

/** Until when a letter is tried that somebody asked for: as long as its link would have lived. */
function endOf({ kind, createdAt }: Pick<LetterTable, 'kind' | 'createdAt'>): number {
  if (kind === 'passwordLink') return Date.parse(createdAt) + PASSWORD_LINK_HOURS * HOUR
  return kind === 'askedInvitation' ? Date.parse(createdAt) + INVITATION_HOURS * HOUR : Number.POSITIVE_INFINITY
}

/** Which letters go by the servers meant; null when none does. */
function choiceOf(of: ByOwner, hasServer: boolean): store.LetterChoice | null {
  if (hasServer) {
    const isMeant = 'only' in of ? of.only === null : !of.except.includes(null)
    return isMeant ? { withLinks: true } : null
  }
  if ('except' in of) return { withLinks: false, except: of.except.filter((owner) => owner !== null) }
  return of.only === null ? null : { withLinks: false, only: of.only }
}

/**
 * The letters as the mail worker sees them. One that is given up is told to `tellGivenUp`; what was done stands in the audit
 * log all the same, and that an invitation was not sent too.
 */
export function createLetters(
  { database, ids, now }: ServiceContext,
  {
    publicUrl,
    hasServer,
    leases,
    tellGivenUp,
    spreadAsked = async () => {},
    findGone = async () => [],
  }: LettersOptions,
): Outbox<LetterMail> {
  const at = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString()

  /** Puts a letter that was not sent back, or away; nobody has its link. */
  async function unsent(mail: LetterMail, settle: (db: Handle) => Promise<void>) {
    await database.write(async (db) => {
      await settle(db)
      // The letter first, as whoever makes a link does it, or two might wait for each other for ever.
      if (mail.tokenHash === null) return
      if (mail.kind === 'passwordLink') await takePasswordLink(db, mail.tokenHash)
      else await takeInvitation(db, mail.tokenHash)
    })
  }

  /** As it is written now; null, and given up, where it has waited too long for a mail server. */
  async function inTime(db: Handle, row: Claimed): Promise<LetterMail | null> {
    if (now().getTime() < endOf(row)) return written(db, row, now(), publicUrl)
    await store.deleteLetter(db, row)
    tellGivenUp(row.kind)
    return null
  }

  async function giveUp(mail: LetterMail, reason: string) {
    await unsent(mail, async (db) => {
      const isOwn = await store.deleteLetter(db, mail)
      if (isOwn && mail.kind === 'invitation') await noteUnsent(db, [mail], now(), { reason })
    })
    tellGivenUp(mail.kind)
  }

  return {
    async claim(count, of, isStopping) {
      if (hasServer) await spreadAsked()
      const choice = choiceOf(of, hasServer)
      if (choice === null) return []
      const claim = { moment: at(0), until: at(LEASE_MILLISECONDS), claimedBy: ids.run, count, choice }
      const isDue = () => database.read((db) => store.hasDueLetter(db, claim.moment, choice))
      const take = () =>
        leases.taking((hold) =>
          database.write(async (db) => {
            const mails = []
            for (const row of await store.claimLetters(db, claim)) {
              const mail = await inTime(db, row)
              if (mail !== null) mails.push(mail)
            }
            hold(mails)
            return mails
          }),
        )
      return claimed(isDue, take, isStopping)
    },
    async takeBack() {
      const gone = await findGone(await database.read(store.listClaimants))
      const lost = await leases.lost(() => database.read((db) => store.listLeased(db, ids.run)))
      if (gone.length > 0) await database.write((db) => store.takeBackLetters(db, gone))
      for (const letter of lost) await database.write((db) => store.postponeLetter(db, letter, letter))
    },
    isHeld: (mail) => database.read((db) => store.holdsLetter(db, mail)),
    async sent(mail) {
      await database.write((db) => store.deleteLetter(db, mail))
    },
    async failed(mail, { kind, message }) {
      const { wait, ...tries } = nextTry(mail, kind)
      // Where it may have arrived its link stays.
      const toTakeBack = kind === 'unanswered' ? { ...mail, tokenHash: null } : mail
      if (wait === null || now().getTime() + wait >= endOf(mail)) return giveUp(toTakeBack, message)
      await unsent(toTakeBack, (db) => store.postponeLetter(db, mail, { ...tries, nextAttemptAt: at(wait) }))
    },
    async release(mail) {
      const { attempts, unreached } = mail
      const change = { attempts, unreached, nextAttemptAt: at(UNSENDABLE_MILLISECONDS) }
      await unsent(mail, (db) => store.postponeLetter(db, mail, change))
    },
    drop: leases.drop,
  }
}

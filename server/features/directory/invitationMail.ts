/** Links that give a person a sign-in at an enterprise, whoever else has one with the address (docs/decisions/0017). */
import { whyNotInvited } from '../../../domain/directory/invitation.ts'
import { BusinessError } from '../../../domain/errors.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import type { Language } from '../../http/call.ts'
import { htmlOf } from '../../mail/html.ts'
import { createLeases, type Leases } from '../../mail/leases.ts'
import { reasonOf } from '../../mail/mailer.ts'
import { LEASE_MILLISECONDS } from '../../mail/retry.ts'
import type { MailSetup } from '../../mail/setup.ts'
import { findEnterprise, lockEnterprise } from '../../records/people/enterprises.ts'
import { takeInvitation } from '../../records/people/invitations.ts'
import {
  deleteLetter,
  dropInvitationLetters,
  leaseInvitationLetters,
  postponeLetter,
} from '../../records/people/letters.ts'
import { type Doer, INVITATION_FAILED, INVITED, insertEvent } from '../../records/questionnaire/audit.ts'
import { invitationWords, linkNotSent, placeInvitation, readersLanguage } from './invitationLink.ts'
import { listInvitable } from './store.ts'

interface Person {
  id: number
  email: string
}

interface Letter {
  /** The caller's when left out. */
  language?: Language
  /** The administrator who invites; left out for the operator, and where the person asked for it. */
  by?: Doer
  /** The person asked for it, and not the enterprise. */
  isAskedFor?: boolean
}

/**
 * The letters of whoever asks, to be sent now by the caller instead of at their next try. They stay in the outbox: those of
 * a process that dies with them in hand are sent once the lease is over.
 */
function lease(db: Handle, [enterpriseId, employeeId]: readonly [number, number], now: Date, claimedBy: string) {
  const until = new Date(now.getTime() + LEASE_MILLISECONDS).toISOString()
  return leaseInvitationLetters(db, { enterpriseId, employeeId }, { moment: now.toISOString(), until, claimedBy })
}

type Leased = Awaited<ReturnType<typeof lease>>

async function giveBack(db: Handle, leased: Leased): Promise<void> {
  for (const letter of leased) await postponeLetter(db, letter, letter)
}

/** By the server's own mail server alone: an enterprise's relay could read the link and confirm in the person's place. */
export function createInvitationMail(
  { database, now, ids }: ServiceContext,
  mail: Pick<MailSetup, 'serverMailer' | 'messageId'>,
  publicUrl: string,
  leases: Leases = createLeases(),
) {
  async function note(
    db: Handle,
    [enterpriseId, objectId]: readonly [number, number],
    by: Doer | undefined,
    what: { action: string; reason?: string },
  ) {
    if (by === undefined) return
    const { action, ...detail } = what
    const event = { enterpriseId, id: ids.newId(), at: now().toISOString(), objectId, ...by }
    await insertEvent(db, { ...event, action, detailJson: JSON.stringify(detail) })
  }

  const taking = <T>(work: (db: Handle, hold: (letters: Leased) => void) => Promise<T>): Promise<T> =>
    leases.taking((hold) => database.write((db) => work(db, hold)))

  return {
    /** Mails a link. Throws LINK_NOT_SENT, which says why, in the same words whether the address is known elsewhere or not. */
    async mail(
      enterpriseId: number,
      employeeId: number,
      language: Language,
      { language: letterIn = language, by, isAskedFor = false }: Letter = {},
    ): Promise<void> {
      const { serverMailer } = mail
      const whom = [enterpriseId, employeeId] as const
      const { person, enterpriseName, placed, leased } = await taking(async (db, hold) => {
        await lockEnterprise(db, enterpriseId)
        const leased = isAskedFor ? await lease(db, whom, now(), ids.run) : []
        const [found] = await listInvitable(db, enterpriseId, [employeeId])
        const enterprise = await findEnterprise(db, enterpriseId)
        if (found === undefined || enterprise === undefined) throw new BusinessError('NOT_FOUND')
        // Who asks waits at the mailbox, and not for the next try of a letter. One in hand is on its way there already, and
        // another link would make that of the mail a dead one.
        const standing = { ...found, isWaiting: found.isWaiting && leased.length === 0 }
        const why = whyNotInvited(standing, { canMail: serverMailer !== null, now: now() })
        if (why !== null) throw linkNotSent(language, why)
        await note(db, whom, by, { action: INVITED })
        const invited = { enterpriseId, employeeId, email: found.email, isMailed: 1 } as const
        const placed = await placeInvitation(db, invited, { now: now(), publicUrl })
        hold(leased)
        return { person: found, enterpriseName: enterprise.name, placed, leased }
      })
      const { displayName: name, email: address } = person
      const { link, tokenHash } = placed
      const reader = readersLanguage(person.language, letterIn)
      const words = invitationWords(reader, { name, enterpriseName, link, isAskedFor })
      const letter = { name, address, ...words, html: htmlOf(words.text, link) }
      try {
        await serverMailer?.send({ messageId: mail.messageId(ids.newId()), ...letter })
      } catch (error) {
        const reason = reasonOf(error)
        // Nobody has the link; without it another try need not wait, and a letter that waited waits again. Letters first,
        // as everywhere, or two might wait for each other for ever.
        const givenBack = database.write(async (db) => {
          await giveBack(db, leased)
          await takeInvitation(db, tokenHash)
          await note(db, whom, by, { action: INVITATION_FAILED, reason })
        })
        await givenBack.finally(() => leased.forEach(leases.drop))
        throw linkNotSent(language, 'notSent', { reason })
      }
      if (leased.length === 0) return
      await database.write(async (db) => {
        for (const each of leased) await deleteLetter(db, each)
      })
      leased.forEach(leases.drop)
    },

    /** A link the operator hands over: it proves nothing about the address, so it opens this enterprise alone. */
    async print(enterpriseId: number, { id: employeeId, email }: Person): Promise<string> {
      const { link } = await database.write(async (db) => {
        // A letter that waits would make another link in the place of this one.
        await dropInvitationLetters(db, enterpriseId, employeeId)
        const invited = { enterpriseId, employeeId, email, isMailed: 0 } as const
        return placeInvitation(db, invited, { now: now(), publicUrl })
      })
      return link
    },
  }
}

export type InvitationMail = ReturnType<typeof createInvitationMail>

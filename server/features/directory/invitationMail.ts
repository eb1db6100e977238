/** Links that give a person a sign-in at an enterprise, whoever else has one with the address (docs/decisions/0017). */
import { whyNotInvited } from '../../../domain/directory/invitation.ts'
import { BusinessError } from '../../../domain/errors.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import type { Language } from '../../http/call.ts'
import { htmlOf } from '../../mail/html.ts'
import { reasonOf } from '../../mail/mailer.ts'
import type { MailSetup } from '../../mail/setup.ts'
import { findEnterprise, lockEnterprise } from '../../records/people/enterprises.ts'
import { takeInvitation } from '../../records/people/invitations.ts'
import { insertLetters, takeInvitationLetters } from '../../records/people/letters.ts'
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

/** By the server's own mail server alone: an enterprise's relay could read the link and confirm in the person's place. */
export function createInvitationMail(
  { database, now, ids }: ServiceContext,
  mail: Pick<MailSetup, 'serverMailer' | 'messageId'>,
  publicUrl: string,
) {
  /** Puts a link in the place of an older one, and of a letter that would make another. */
  async function place(db: Handle, enterpriseId: number, { id: employeeId, email }: Person, isMailed: 0 | 1) {
    const replaced = await takeInvitationLetters(db, enterpriseId, employeeId)
    const invited = { enterpriseId, employeeId, email, isMailed }
    return { replaced, ...(await placeInvitation(db, invited, { now: now(), publicUrl })) }
  }

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
      const { person, enterpriseName, placed } = await database.write(async (db) => {
        await lockEnterprise(db, enterpriseId)
        const [found] = await listInvitable(db, enterpriseId, [employeeId])
        const enterprise = await findEnterprise(db, enterpriseId)
        if (found === undefined || enterprise === undefined) throw new BusinessError('NOT_FOUND')
        // Who asks waits at the mailbox, and not for the next try of a letter.
        const standing = { ...found, isWaiting: found.isWaiting && !isAskedFor }
        const why = whyNotInvited(standing, { canMail: serverMailer !== null, now: now() })
        if (why !== null) throw linkNotSent(language, why)
        await note(db, whom, by, { action: INVITED })
        return { person: found, enterpriseName: enterprise.name, placed: await place(db, enterpriseId, found, 1) }
      })
      const { displayName: name, email: address } = person
      const { link, tokenHash, replaced } = placed
      const words = invitationWords(readersLanguage(person.language, letterIn), {
        name,
        enterpriseName,
        link,
        isAskedFor,
      })
      const letter = { name, address, ...words, html: htmlOf(words.text, link) }
      try {
        await serverMailer?.send({ messageId: mail.messageId(ids.newId()), ...letter })
      } catch (error) {
        const reason = reasonOf(error)
        // Nobody has the link; without it another try need not wait, and a letter that waited waits again.
        await database.write(async (db) => {
          await takeInvitation(db, tokenHash)
          await insertLetters(db, replaced)
          await note(db, whom, by, { action: INVITATION_FAILED, reason })
        })
        throw linkNotSent(language, 'notSent', { reason })
      }
    },

    /** A link the operator hands over: it proves nothing about the address, so it opens this enterprise alone. */
    async print(enterpriseId: number, person: Person): Promise<string> {
      const { link } = await database.write(async (db) => place(db, enterpriseId, person, 0))
      return link
    },
  }
}

export type InvitationMail = ReturnType<typeof createInvitationMail>

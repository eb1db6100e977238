/** Links that give a person a sign-in at an enterprise, whoever else has one with the address (docs/decisions/0017). */
import { whyNotInvited } from '../../../../domain/directory/invitation.ts'
import { BusinessError } from '../../../../domain/errors.ts'
import type { ServiceContext } from '../../../database/context.ts'
import type { Handle } from '../../../database/open.ts'
import type { Language } from '../../../http/call.ts'
import { htmlOf } from '../../../mail/html.ts'
import type { MailSetup } from '../../../mail/setup.ts'
import { reasonOf } from '../../../mail/told.ts'
import { findEnterprise, lockEnterprise } from '../../../records/people/enterprises.ts'
import { takeInvitation } from '../../../records/people/invitations.ts'
import { dropInvitationLetters } from '../../../records/people/letters.ts'
import { type Doer, INVITATION_FAILED, INVITED, insertEvent } from '../../../records/questionnaire/audit.ts'
import { listInvitable } from '../store.ts'
import { invitationWords, linkNotSent, placeInvitation, readersLanguage } from './invitationLink.ts'

interface Person {
  id: number
  email: string
}

interface Letter {
  /** The caller's when left out. */
  language?: Language
  /** The administrator who invites; left out for the operator. */
  by?: Doer
}

/** By the server's own mail server alone: an enterprise's relay could read the link and confirm in the person's place. */
export function createInvitationMail(
  { database, now, ids }: ServiceContext,
  mail: Pick<MailSetup, 'serverMailer' | 'messageId'>,
  publicUrl: string,
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

  return {
    /** Mails a link. Throws LINK_NOT_SENT, which says why, in the same words whether the address is known elsewhere or not. */
    async mail(
      enterpriseId: number,
      employeeId: number,
      language: Language,
      { language: letterIn = language, by }: Letter = {},
    ): Promise<void> {
      const { serverMailer } = mail
      const whom = [enterpriseId, employeeId] as const
      const { person, enterpriseName, placed } = await database.write(async (db) => {
        await lockEnterprise(db, enterpriseId)
        const [found] = await listInvitable(db, enterpriseId, [employeeId])
        const enterprise = await findEnterprise(db, enterpriseId)
        if (found === undefined || enterprise === undefined) throw new BusinessError('NOT_FOUND')
        const why = whyNotInvited(found, { canMail: serverMailer !== null, now: now() })
        if (why !== null) throw linkNotSent(language, why)
        await note(db, whom, by, { action: INVITED })
        const invited = { enterpriseId, employeeId, email: found.email, isMailed: 1 } as const
        const placed = await placeInvitation(db, invited, { now: now(), publicUrl })
        return { person: found, enterpriseName: enterprise.name, placed }
      })
      const { displayName: name, email: address } = person
      const { link, tokenHash } = placed
      const reader = readersLanguage(person.language, letterIn)
      const words = invitationWords(reader, { name, enterpriseName, link, isAskedFor: false })
      const letter = { name, address, ...words, html: htmlOf(words.text, link) }
      try {
        await serverMailer?.send({ messageId: mail.messageId(ids.newId()), ...letter })
      } catch (error) {
        const reason = reasonOf(error)
        // Nobody has the link; without it another try need not wait.
        await database.write(async (db) => {
          await takeInvitation(db, tokenHash)
          await note(db, whom, by, { action: INVITATION_FAILED, reason })
        })
        throw linkNotSent(language, 'notSent', { reason })
      }
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

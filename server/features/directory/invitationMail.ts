/** Links that give a person a sign-in at an enterprise, whoever else has one with the address (docs/decisions/0017). */
import { BusinessError } from '../../../domain/errors.ts'
import { translateServer } from '../../../messages/server.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Language } from '../../http/call.ts'
import { htmlOf } from '../../mail/html.ts'
import { reasonOf } from '../../mail/mailer.ts'
import type { MailSetup } from '../../mail/setup.ts'
import { findEnterprise } from '../../records/people/enterprises.ts'
import { takeInvitation } from '../../records/people/invitations.ts'
import { invitationWords, PAUSE_MINUTES, pausedSince, placeInvitation } from './invitationLink.ts'
import * as store from './store.ts'

interface Person {
  id: number
  displayName: string
  email: string
}

interface Letter {
  /** The caller's when left out. */
  language?: Language
  /** The person asked for it, and not the enterprise. */
  isAskedFor?: boolean
}

/** By the server's own mail server alone: an enterprise's relay could read the link and confirm in the person's place. */
export function createInvitationMail(
  { database, now, ids }: ServiceContext,
  mail: Pick<MailSetup, 'serverMailer' | 'messageId'>,
  publicUrl: string,
) {
  /** Puts a new link in the place of an older one; null while that was made after `notAfter`. */
  function place(enterpriseId: number, { id, email }: Person, isMailed: 0 | 1, notAfter: string) {
    const invited = { enterpriseId, employeeId: id, email, isMailed }
    return database.write((db) => placeInvitation(db, invited, { now: now(), notAfter, publicUrl }))
  }

  return {
    /** Mails a link. Throws LINK_NOT_SENT, which says why, in the same words whether the address is known elsewhere or not. */
    async mail(
      enterpriseId: number,
      employeeId: number,
      language: Language,
      { language: letterIn = language, isAskedFor = false }: Letter = {},
    ): Promise<void> {
      const refusal = (key: string, params = {}) =>
        new BusinessError('LINK_NOT_SENT', { detail: translateServer(language, `passwordLink.${key}`, params) })
      const { person, enterprise } = await database.read(async (db) => ({
        person: await store.findEmployee(db, enterpriseId, employeeId),
        enterprise: await findEnterprise(db, enterpriseId),
      }))
      if (person === undefined || enterprise === undefined) throw new BusinessError('NOT_FOUND')
      if (person.disabled === 1) throw refusal('disabled')
      if (mail.serverMailer === null || person.email === '') throw refusal('cannotMail')
      const placed = await place(enterpriseId, person, 1, pausedSince(now()))
      if (placed === null) throw refusal('tooSoon', { minutes: PAUSE_MINUTES })
      const { link, tokenHash } = placed
      const { displayName: name, email: address } = person
      const words = invitationWords(letterIn, { name, enterpriseName: enterprise.name, link, isAskedFor })
      const letter = { name, address, ...words, html: htmlOf(words.text, link) }
      try {
        await mail.serverMailer.send({ messageId: mail.messageId(ids.newId()), ...letter })
      } catch (error) {
        // Nobody has the link; without it another try need not wait.
        await database.write((db) => takeInvitation(db, tokenHash))
        throw refusal('notSent', { reason: reasonOf(error) })
      }
    },

    /** A link the operator hands over: it proves nothing about the address, so it opens this enterprise alone. */
    async print(enterpriseId: number, person: Person): Promise<string> {
      const placed = await place(enterpriseId, person, 0, now().toISOString())
      if (placed === null) throw new BusinessError('LINK_NOT_SENT', { detail: '' })
      return placed.link
    },
  }
}

export type InvitationMail = ReturnType<typeof createInvitationMail>

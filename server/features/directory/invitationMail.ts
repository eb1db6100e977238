/** Links that give a person a sign-in at an enterprise, whoever else has one with the address (docs/decisions/0017). */
import { BusinessError } from '../../../domain/errors.ts'
import { translateServer } from '../../../messages/server.ts'
import type { ServiceContext } from '../../database/context.ts'
import { hashSecret, newSecret } from '../../database/secrets.ts'
import type { Language } from '../../http/call.ts'
import { htmlOf } from '../../mail/html.ts'
import { reasonOf } from '../../mail/mailer.ts'
import type { MailSetup } from '../../mail/setup.ts'
import { findEnterprise } from '../../records/people/enterprises.ts'
import { replaceInvitation, takeInvitation } from '../../records/people/invitations.ts'
import * as store from './store.ts'

const HOURS = 72
/** So long nobody can have another mail sent to the same person. */
const PAUSE_MINUTES = 5
const MINUTE = 60_000

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
  const at = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString()

  /** Puts a new link in the place of an older one; null while that is too young. */
  async function place(enterpriseId: number, { id, email }: Person, isMailed: 0 | 1, pause: number) {
    const secret = newSecret()
    const tokenHash = hashSecret(secret)
    const times = { createdAt: at(0), expiresAt: at(HOURS * 60 * MINUTE) }
    const row = { enterpriseId, employeeId: id, email, tokenHash, isMailed, ...times }
    const isPlaced = await database.write((db) => replaceInvitation(db, row, at(-pause)))
    return isPlaced ? { tokenHash, link: `${publicUrl}/signin/#/invitation/${secret}` } : null
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
      const placed = await place(enterpriseId, person, 1, PAUSE_MINUTES * MINUTE)
      if (placed === null) throw refusal('tooSoon', { minutes: PAUSE_MINUTES })
      const { link, tokenHash } = placed
      const { displayName: name, email: address } = person
      const enterpriseName = enterprise.name
      const reason = translateServer(letterIn, `mail.invitation.${isAskedFor ? 'asked' : 'given'}`, { enterpriseName })
      const params = { name, enterpriseName, reason, link, hours: HOURS }
      const say = (key: string) => translateServer(letterIn, `mail.invitation.${key}`, params)
      const letter = { name, address, subject: say('subject'), text: say('text'), html: htmlOf(say('text'), link) }
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
      const placed = await place(enterpriseId, person, 0, 0)
      if (placed === null) throw new BusinessError('LINK_NOT_SENT', { detail: '' })
      return placed.link
    },
  }
}

export type InvitationMail = ReturnType<typeof createInvitationMail>

/** Mails somebody whose account is the person's own a link to set the password: no enterprise may set it (design §5.4). */
import { PAUSE_MINUTES, pausedSince } from '../../../../domain/directory/invitation.ts'
import { BusinessError } from '../../../../domain/errors.ts'
import { translateServer } from '../../../../messages/server.ts'
import type { ServiceContext } from '../../../database/context.ts'
import type { Language } from '../../../http/call.ts'
import { htmlOf } from '../../../mail/html.ts'
import type { MailSetup } from '../../../mail/setup.ts'
import { reasonOf } from '../../../mail/told.ts'
import { findEnterprise } from '../../../records/people/enterprises.ts'
import { takePasswordLink } from '../../../records/people/passwordLinks.ts'
import { findUser } from '../../../records/people/users.ts'
import { passwordWords, placePasswordLink } from '../passwordLink.ts'
import { readersLanguage } from './invitationLink.ts'

/** Whom to write to, on an administrator's wish; what the person asks for goes by the outbox (askedLinks.ts). */
interface Wish {
  userId: number
  displayName: string
  enterpriseId: number
  language: Language
}

/**
 * Sends by the server's own mail server alone: an enterprise's relay could read a link that opens other enterprises.
 * The link lives in the mail, its hash in the database. Throws LINK_NOT_SENT, which says why, when nothing was sent.
 */
export function createPasswordMail({ database, now, ids }: ServiceContext, mail: MailSetup, publicUrl: string) {
  return async ({ userId, displayName, enterpriseId, language }: Wish): Promise<void> => {
    const refusal = (key: string, params = {}) =>
      new BusinessError('LINK_NOT_SENT', { detail: translateServer(language, `passwordLink.${key}`, params) })
    const { user, enterprise } = await database.read(async (db) => ({
      user: await findUser(db, userId),
      enterprise: await findEnterprise(db, enterpriseId),
    }))
    if (mail.serverMailer === null || !user?.email) throw refusal('cannotMail')
    const made = { now: now(), publicUrl, notAfter: pausedSince(now()) }
    const placed = await database.write((db) => placePasswordLink(db, userId, made))
    if (placed === null) throw refusal('tooSoon', { minutes: PAUSE_MINUTES })
    const { link, tokenHash } = placed
    const about = { name: displayName, enterpriseName: enterprise?.name ?? '', link, isAskedFor: false }
    const words = passwordWords(readersLanguage(user.language, language), about)
    const letter = { messageId: mail.messageId(ids.newId()), name: displayName, address: user.email, ...words }
    try {
      await mail.serverMailer.send({ ...letter, html: htmlOf(words.text, link) })
    } catch (error) {
      // Nobody has the link; without it another try need not wait.
      await database.write((db) => takePasswordLink(db, tokenHash))
      throw refusal('notSent', { reason: reasonOf(error) })
    }
  }
}

export type PasswordMail = ReturnType<typeof createPasswordMail>

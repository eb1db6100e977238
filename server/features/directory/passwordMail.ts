/** Mails somebody whose account is the person's own a link to set the password: no enterprise may set it (design §5.4). */
import { PAUSE_MINUTES, pausedSince } from '../../../domain/directory/invitation.ts'
import { BusinessError } from '../../../domain/errors.ts'
import { translateServer } from '../../../messages/server.ts'
import type { ServiceContext } from '../../database/context.ts'
import { hashSecret, newSecret } from '../../database/secrets.ts'
import type { Language } from '../../http/call.ts'
import { htmlOf } from '../../mail/html.ts'
import { reasonOf } from '../../mail/mailer.ts'
import type { MailSetup } from '../../mail/setup.ts'
import { findEnterprise } from '../../records/people/enterprises.ts'
import { replacePasswordLink, takePasswordLink } from '../../records/people/passwordLinks.ts'
import { findUser } from '../../records/people/users.ts'
import { readersLanguage } from './invitationLink.ts'

const HOURS = 24
const MINUTE = 60_000

/** Whom to write to, on whose wish. */
interface Wish {
  userId: number
  displayName: string
  enterpriseId: number
  language: Language
  /** By the person, and not by an administrator. */
  isAskedFor?: boolean
}

/**
 * Sends by the server's own mail server alone: an enterprise's relay could read a link that opens other enterprises.
 * The link lives in the mail, its hash in the database. Throws LINK_NOT_SENT, which says why, when nothing was sent.
 */
export function createPasswordMail({ database, now, ids }: ServiceContext, mail: MailSetup, publicUrl: string) {
  const at = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString()

  return async ({ userId, displayName, enterpriseId, language, isAskedFor = false }: Wish): Promise<void> => {
    const refusal = (key: string, params = {}) =>
      new BusinessError('LINK_NOT_SENT', { detail: translateServer(language, `passwordLink.${key}`, params) })
    const { user, enterprise } = await database.read(async (db) => ({
      user: await findUser(db, userId),
      enterprise: await findEnterprise(db, enterpriseId),
    }))
    if (mail.serverMailer === null || !user?.email) throw refusal('cannotMail')
    const secret = newSecret()
    const tokenHash = hashSecret(secret)
    const row = { userId, tokenHash, createdAt: at(0), expiresAt: at(HOURS * 60 * MINUTE) }
    const isPlaced = await database.write((db) => replacePasswordLink(db, row, pausedSince(now())))
    if (!isPlaced) throw refusal('tooSoon', { minutes: PAUSE_MINUTES })
    const link = `${publicUrl}/signin/#/password/${secret}`
    const reader = readersLanguage(user.language, language)
    const say = (key: string, params = {}) => translateServer(reader, key, params)
    const enterpriseName = enterprise?.name ?? ''
    const reason = say(`mail.password.${isAskedFor ? 'asked' : 'reset'}`, { enterpriseName })
    const text = say('mail.password.text', { name: displayName, reason, link, hours: HOURS })
    const messageId = mail.messageId(ids.newId())
    const letter = { name: displayName, address: user.email, subject: say('mail.password.subject') }
    try {
      await mail.serverMailer.send({ messageId, ...letter, text, html: htmlOf(text, link) })
    } catch (error) {
      // Nobody has the link; without it another try need not wait.
      await database.write((db) => takePasswordLink(db, tokenHash))
      throw refusal('notSent', { reason: reasonOf(error) })
    }
  }
}

export type PasswordMail = ReturnType<typeof createPasswordMail>

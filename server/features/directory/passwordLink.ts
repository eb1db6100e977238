/** The link by which a person sets the password of an account that is the person's own, and the letter that carries it (design §5.4). */
import { translateServer } from '../../../messages/server.ts'
import type { Handle } from '../../database/open.ts'
import { hashSecret, newSecret } from '../../database/secrets.ts'
import type { Language } from '../../http/call.ts'
import { replacePasswordLink } from '../../records/people/passwordLinks.ts'
import type { Placed } from './letters/invitationLink.ts'

/** So long a link opens. */
export const PASSWORD_LINK_HOURS = 24
const HOUR = 3_600_000
/** Later than any link. */
const ALWAYS = '9999-12-31'

/** Puts a new link in the place of an older one; null where that was made after `notAfter`. */
export async function placePasswordLink(
  db: Handle,
  userId: number,
  { now, publicUrl, notAfter = ALWAYS }: { now: Date; publicUrl: string; notAfter?: string },
): Promise<Placed | null> {
  const secret = newSecret()
  const tokenHash = hashSecret(secret)
  const expiresAt = new Date(now.getTime() + PASSWORD_LINK_HOURS * HOUR).toISOString()
  const row = { userId, tokenHash, createdAt: now.toISOString(), expiresAt }
  if (!(await replacePasswordLink(db, row, notAfter))) return null
  return { tokenHash, link: `${publicUrl}/signin/#/password/${secret}` }
}

/** `isAskedFor`: by the person, and not by an administrator. */
export function passwordWords(
  language: Language,
  { isAskedFor, ...words }: { name: string; enterpriseName: string; link: string; isAskedFor: boolean },
) {
  const say = (key: string, params = {}) => translateServer(language, `mail.password.${key}`, { ...words, ...params })
  const reason = say(isAskedFor ? 'asked' : 'reset')
  return { subject: say('subject'), text: say('text', { reason, hours: PASSWORD_LINK_HOURS }) }
}

/** The link of an invitation, and the letter that carries it (docs/decisions/0017). */
import { translateServer } from '../../../messages/server.ts'
import type { InvitationTable } from '../../database/linkSchema.ts'
import type { Handle } from '../../database/open.ts'
import { hashSecret, newSecret } from '../../database/secrets.ts'
import type { Language } from '../../http/call.ts'
import { replaceInvitation } from '../../records/people/invitations.ts'

const HOURS = 72
const MINUTE = 60_000
/** So long nobody can have another mail sent to the same person. */
export const PAUSE_MINUTES = 5

export const pausedSince = (now: Date) => new Date(now.getTime() - PAUSE_MINUTES * MINUTE).toISOString()

export interface Placed {
  tokenHash: string
  link: string
}

type Invited = Pick<InvitationTable, 'enterpriseId' | 'employeeId' | 'email' | 'isMailed'>

/** Puts a new link in the place of an older one; null while that was made after `notAfter`. */
export async function placeInvitation(
  db: Handle,
  invited: Invited,
  { now, notAfter, publicUrl }: { now: Date; notAfter: string; publicUrl: string },
): Promise<Placed | null> {
  const secret = newSecret()
  const tokenHash = hashSecret(secret)
  const expiresAt = new Date(now.getTime() + HOURS * 60 * MINUTE).toISOString()
  const row = { ...invited, tokenHash, createdAt: now.toISOString(), expiresAt }
  const isPlaced = await replaceInvitation(db, row, notAfter)
  return isPlaced ? { tokenHash, link: `${publicUrl}/signin/#/invitation/${secret}` } : null
}

/** `isAskedFor`: by the person, and not by the enterprise. */
export function invitationWords(
  language: Language,
  { isAskedFor, ...words }: { name: string; enterpriseName: string; link: string; isAskedFor: boolean },
) {
  const reason = translateServer(language, `mail.invitation.${isAskedFor ? 'asked' : 'given'}`, words)
  const say = (key: string) => translateServer(language, `mail.invitation.${key}`, { ...words, reason, hours: HOURS })
  return { subject: say('subject'), text: say('text') }
}

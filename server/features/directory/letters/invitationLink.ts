/** The link of an invitation, the letter that carries it, and the refusal of one (docs/decisions/0017). */
import { type NotInvited, PAUSE_MINUTES } from '../../../../domain/directory/invitation.ts'
import { BusinessError } from '../../../../domain/errors.ts'
import { translateServer } from '../../../../messages/server.ts'
import type { Handle } from '../../../database/open.ts'
import type { InvitationTable } from '../../../database/schema/linkSchema.ts'
import { hashSecret, newSecret } from '../../../database/secrets.ts'
import type { Language } from '../../../http/call.ts'
import { replaceInvitation } from '../../../records/people/invitations.ts'

/** So long a link opens. */
export const INVITATION_HOURS = 72
const HOUR = 3_600_000

export interface Placed {
  tokenHash: string
  link: string
}

type Invited = Pick<InvitationTable, 'enterpriseId' | 'employeeId' | 'email' | 'isMailed'>

/** Puts a new link in the place of an older one. */
export async function placeInvitation(
  db: Handle,
  invited: Invited,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<Placed> {
  const secret = newSecret()
  const tokenHash = hashSecret(secret)
  const expiresAt = new Date(now.getTime() + INVITATION_HOURS * HOUR).toISOString()
  await replaceInvitation(db, { ...invited, tokenHash, createdAt: now.toISOString(), expiresAt })
  return { tokenHash, link: `${publicUrl}/signin/#/invitation/${secret}` }
}

/** `isAskedFor`: by the person, and not by the enterprise. */
export function invitationWords(
  language: Language,
  { isAskedFor, ...words }: { name: string; enterpriseName: string; link: string; isAskedFor: boolean },
) {
  const reason = translateServer(language, `mail.invitation.${isAskedFor ? 'asked' : 'given'}`, words)
  const say = (key: string) =>
    translateServer(language, `mail.invitation.${key}`, { ...words, reason, hours: INVITATION_HOURS })
  return { subject: say('subject'), text: say('text') }
}

/** Why somebody gets no link, in words. */
export const linkNotSent = (language: Language, why: NotInvited | 'notSent', params = {}) =>
  new BusinessError('LINK_NOT_SENT', {
    detail: translateServer(language, `passwordLink.${why}`, { minutes: PAUSE_MINUTES, ...params }),
  })

/** The language somebody is written to in: the one they chose, else that of whoever acts. */
export const readersLanguage = (chosen: string | null | undefined, otherwise: Language): Language =>
  chosen === 'zh' || chosen === 'en' ? chosen : otherwise

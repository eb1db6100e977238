/** Whether somebody is mailed a link to a sign-in (docs/decisions/0017): one rule for one person, for many, and for a letter that waited. */

/** So long nobody is mailed another link to a sign-in or a password. */
export const PAUSE_MINUTES = 5

const MINUTE = 60_000

/** Links made after this moment, ISO text, are too fresh for another. */
export const pausedSince = (now: Date): string => new Date(now.getTime() - PAUSE_MINUTES * MINUTE).toISOString()

export interface Invitable {
  isDisabled: boolean
  /** Empty where there is none. */
  email: string
  /** The sign-in is the person's own already. */
  isConfirmed: boolean
  /** A letter with a link is still to be sent. */
  isWaiting: boolean
  /** When the link that is open was made, ISO text; null where none is. */
  linkedAt: string | null
}

export type NotInvited = 'disabled' | 'cannotMail' | 'joined' | 'waiting' | 'tooSoon'

/** Why the person gets no link now; null where one may be sent. `canMail`: the installation has its own mail server. */
export function whyNotInvited(person: Invitable, { canMail, now }: { canMail: boolean; now: Date }): NotInvited | null {
  if (person.isDisabled) return 'disabled'
  if (!canMail || person.email === '') return 'cannotMail'
  if (person.isConfirmed) return 'joined'
  if (person.isWaiting) return 'waiting'
  return person.linkedAt !== null && person.linkedAt > pausedSince(now) ? 'tooSoon' : null
}

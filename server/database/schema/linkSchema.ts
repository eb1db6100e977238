/** The tables around a sign-in (schema.ts): links to it, letters about it, who tries it from where. */
import type { Flag } from './questionnaireSchema.ts'

/** What somebody is to be told of the own sign-in, or the link to it, until it is sent. */
export interface LetterTable {
  enterpriseId: number
  id: number
  employeeId: number
  /** Whose language it is written in; null for somebody without a sign-in. */
  userId: number | null
  name: string
  address: string
  /**
   * What somebody else changed; or what carries a link, made when it is sent: an invitation, one that the person asked for, a
   * link to set the password; or, not spread yet (askedLinks.ts), that somebody asked for links to the address.
   */
  kind: 'password' | 'address' | 'invitation' | 'askedInvitation' | 'passwordLink' | 'asked'
  /** That of whoever acted, for who never chose one. */
  language: 'zh' | 'en'
  attempts: number
  /** How often in a row no mail server could be reached for it; none of its attempts. */
  unreached: number
  nextAttemptAt: string
  claimedUntil: string | null
  /** The process (ids.ts) that has it in hand. */
  claimedBy: string | null
  createdAt: string
}

/** Letters with a link to a sign-in at the enterprise. */
export const INVITATIONS = ['invitation', 'askedInvitation'] as const

/** A mailed link to set a password: one a person. */
export interface PasswordLinkTable {
  userId: number
  tokenHash: string
  createdAt: string
  expiresAt: string
}

/** A link that gives an employee of an enterprise a sign-in: one a person. */
export interface InvitationTable {
  enterpriseId: number
  employeeId: number
  /** The address it was made for; it opens nothing once the employee has another. */
  email: string
  tokenHash: string
  /** 0 for one the operator handed over, which proves nothing about the address. */
  isMailed: Flag
  createdAt: string
  expiresAt: string
}

/** A network a user came in from before (docs/decisions/0017). */
export interface SignInPlaceTable {
  userId: number
  placeHash: string
  /** The last month it was used in, as `yyyy-mm` (anonymity.md R22). */
  usedIn: string
}

export interface SignInThrottleTable {
  key: string
  failures: number
  blockedUntil: string | null
  updatedAt: string
}

export interface SessionTable {
  idHash: string
  userId: number
  enterpriseId: number
  createdAt: string
  /** To the day for who is administrator nowhere, as createdAt (anonymity.md R22). */
  lastSeenAt: string
  remoteAddress: string
  userAgent: string
  /** Of one that the enterprise's provider opened: the provider's setAt; null for a password. It opens no other enterprise. */
  issuerSetAt: string | null
}

/** The provider by which an enterprise's people sign in (docs/decisions/0018), set by the operator alone (R20). */
export interface SignOnProviderTable {
  enterpriseId: number
  issuer: string
  clientId: string
  /** Encrypted by mail/secretBox.ts. */
  clientSecret: string
  /** When the operator last named another issuer or client: whoever runs it signs in as anybody from then on. */
  setAt: string
}

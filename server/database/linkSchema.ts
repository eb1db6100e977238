/** The tables of links to a sign-in, as TypeScript sees them (schema.ts). */
import type { Flag } from './questionnaireSchema.ts'

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

import { hash, randomBytes } from 'node:crypto'

/** A 256-bit secret for a session or an answering link, as URL-safe text of 43 characters. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a secret: its SHA-256, from which nobody can open anything. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url')
}

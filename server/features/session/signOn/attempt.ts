/** A single sign-on under way: kept, encrypted, by the browser that began it, so that any server process can finish it. */
import type { SecretBox } from '../../../mail/secretBox.ts'

/** So long somebody may take at the provider's page. */
export const ATTEMPT_SECONDS = 600
const PLACE = 'single sign-on'

export interface Attempt {
  enterpriseId: number
  /** The provider's setAt: an attempt at another one is worth nothing. */
  setAt: string
  state: string
  nonce: string
  verifier: string
  returnUrl?: string | undefined
  /** In milliseconds. */
  until: number
}

/** Browsers drop cookies of 4,096 bytes and more. */
const MOST_CHARACTERS = 3800

/** An address that is too long to be kept is not gone back to. */
export function sealAttempt(secrets: SecretBox, attempt: Attempt): string {
  const sealed = secrets.lock(JSON.stringify(attempt), PLACE)
  if (sealed.length <= MOST_CHARACTERS) return sealed
  return secrets.lock(JSON.stringify({ ...attempt, returnUrl: undefined }), PLACE)
}

/** Undefined for what this installation did not make. */
export function openAttempt(secrets: SecretBox, sealed: string | undefined): Attempt | undefined {
  const text = sealed === undefined ? null : secrets.open(sealed, PLACE)
  return text === null ? undefined : (JSON.parse(text) as Attempt)
}

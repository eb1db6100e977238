/** Which way in opens the anonymous forms of a round (anonymity.md R20). */
import type { QuestionnaireType } from './status.ts'

/** A mailed answering link, or a password. */
export type Door = 'link' | 'signIn'

/** Moments in ISO 8601 UTC; null for never. */
export interface DoorState {
  type: QuestionnaireType
  publishedAt: string | null
  /** When somebody else last gave the rater a sign-in or set its password. */
  signInSetAt: string | null
  /** When somebody else last changed the rater's address. */
  addressSetAt: string | null
}

/** True for a door somebody else set after the anonymous round was published: it opens none of its forms. */
export function isShut({ type, publishedAt, signInSetAt, addressSetAt }: DoorState, door: Door): boolean {
  const setAt = door === 'signIn' ? signInSetAt : addressSetAt
  return type === 2 && publishedAt !== null && setAt !== null && setAt > publishedAt
}

/** Whether somebody else opened any door of the rater since then: the form counts towards no floor. */
export const isUnsure = (state: DoorState): boolean => isShut(state, 'link') || isShut(state, 'signIn')

/** Which way in opens the anonymous forms of a round (anonymity.md R20). */
import type { QuestionnaireType } from './status.ts'

/** A mailed answering link, a password, or the enterprise's provider: since when it is the one that signs people in. */
export type Door = 'link' | 'signIn' | { issuerSetAt: string }

/** Moments in ISO 8601 UTC; null for never. */
export interface DoorState {
  type: QuestionnaireType
  publishedAt: string | null
  /** When somebody else last gave the rater a sign-in or set its password. */
  signInSetAt: string | null
  /** When somebody else last changed the rater's address. */
  addressSetAt: string | null
}

type SetUp = Pick<DoorState, 'type' | 'publishedAt'>

/** Whether what was set at that moment opens none of an anonymous round's forms: the round was published before. */
const isLater = ({ type, publishedAt }: SetUp, setAt: string | null): boolean =>
  type === 2 && publishedAt !== null && setAt !== null && setAt > publishedAt

/** True for a provider that was set after the anonymous round was published: it signs in as anybody. */
export const isLaterProvider = (round: SetUp, door: Door): boolean =>
  typeof door === 'object' && isLater(round, door.issuerSetAt)

/** Whether the enterprise's provider, null for none, is a way into the round's forms. */
export const opensByProvider = (round: SetUp, issuerSetAt: string | null): boolean =>
  issuerSetAt !== null && !isLaterProvider(round, { issuerSetAt })

/**
 * True for a door somebody else set after the anonymous round was published: it opens none of its forms. The provider
 * knows people by their address, so that one somebody else set shuts its door as well.
 */
export function isShut(state: DoorState, door: Door): boolean {
  const { signInSetAt, addressSetAt } = state
  const setAt = door === 'signIn' ? signInSetAt : addressSetAt
  return isLater(state, setAt) || isLaterProvider(state, door)
}

/** Whether somebody else opened any door of the rater since then: the form counts towards no floor. */
export const isUnsure = (state: DoorState): boolean => isShut(state, 'link') || isShut(state, 'signIn')

/** What a rater could come in by at all: an address for links and the provider, a password that works. */
export interface Keys {
  hasAddress: boolean
  hasPassword: boolean
}

/**
 * True where no door is left that opens the anonymous round's forms: what the rater has was set by somebody else since it
 * was published, and so would be whatever is given now. The provider opens nothing that a link does not, either.
 */
export function isShutOut(state: DoorState, { hasAddress, hasPassword }: Keys): boolean {
  const opens = (hasAddress && !isShut(state, 'link')) || (hasPassword && !isShut(state, 'signIn'))
  return state.type === 2 && state.publishedAt !== null && !opens
}

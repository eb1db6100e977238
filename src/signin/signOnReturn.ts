/** What the enterprise's own sign-in page led back with, and what our page was asked for before (docs/decisions/0018). */
import { isTooLong } from '../../domain/textLength.ts'
import { EID_MAXIMUM } from '../../domain/textMaxima.ts'
import type { components } from '../../openapi/generated/schema.d.ts'

export type SignOnReturn = components['schemas']['SignOnReturn']

/** What the page was asked for, while its tab is at the provider's: that leads back without it. */
const KEPT = 'roundview.signOn'
/** The enterprise whose provider let this browser in last: a page that ends a session does not know which it was. */
const LAST = 'roundview.signOnEid'

/** A browser that forbids storage still works, it only forgets. */
function withStorage<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}

export const keepAsked = () => withStorage(() => sessionStorage.setItem(KEPT, location.search))

/** What may name an enterprise: nothing else is sent, and what the contract forbids would be refused with all that was asked. */
const eidOf = (text: string | null) => (text !== null && text !== '' && !isTooLong(text, EID_MAXIMUM) ? text : null)

/** The enterprise the address names. */
export const namedEid = () => eidOf(new URLSearchParams(location.search).get('eid'))

/** The enterprise the address names, or the last one. */
export const askedEid = () => namedEid() ?? eidOf(withStorage(() => localStorage.getItem(LAST)))

export function keepEid(): void {
  const eid = namedEid()
  if (eid !== null) withStorage(() => localStorage.setItem(LAST, eid))
}

/**
 * Takes what the provider sent back out of the address, where it would stay in the history, and puts back what the page
 * was asked for before. After signing out there the provider sends the enterprise's uid as the state, without a code.
 */
export function takeReturn(): SignOnReturn | null {
  const query = new URLSearchParams(location.search)
  const state = query.get('state')
  if (state === null) return null
  const asked = withStorage(() => sessionStorage.getItem(KEPT)) ?? ''
  withStorage(() => sessionStorage.removeItem(KEPT))
  const sent = ['code', 'error', 'iss'].flatMap((name) => query.getAll(name).map((value) => [name, value]))
  const isBack = query.has('code') || query.has('error')
  const eid = eidOf(state)
  const search = isBack ? asked : `?${new URLSearchParams({ signedOut: '1', ...(eid !== null && { eid }) })}`
  history.replaceState(null, '', `${location.pathname}${search}${location.hash}`)
  return isBack ? { state, ...Object.fromEntries(sent) } : null
}

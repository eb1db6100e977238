/** What the enterprise's own sign-in page led back with, and what our page was asked for before (docs/decisions/0018). */
import type { components } from '../../openapi/generated/schema.d.ts'

export type SignOnReturn = components['schemas']['SignOnReturn']

/** What the page was asked for, while its tab is at the provider's: that leads back without it. */
const KEPT = 'roundview.signOn'

export const keepAsked = () => sessionStorage.setItem(KEPT, location.search)

/** The enterprise the address names. */
export const askedEid = () => new URLSearchParams(location.search).get('eid')

/**
 * Takes what the provider sent back out of the address, where it would stay in the history, and puts back what the page
 * was asked for before. After signing out there the provider sends the enterprise's uid as the state, without a code.
 */
export function takeReturn(): SignOnReturn | null {
  const query = new URLSearchParams(location.search)
  const state = query.get('state')
  if (state === null) return null
  const asked = sessionStorage.getItem(KEPT) ?? ''
  sessionStorage.removeItem(KEPT)
  const sent = ['code', 'error', 'iss'].flatMap((name) => query.getAll(name).map((value) => [name, value]))
  const isBack = query.has('code') || query.has('error')
  const search = isBack ? asked : `?${new URLSearchParams({ signedOut: '1', eid: state })}`
  history.replaceState(null, '', `${location.pathname}${search}${location.hash}`)
  return isBack ? { state, ...Object.fromEntries(sent) } : null
}

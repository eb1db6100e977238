/**
 * Where the visitor is, told by the fragment, which browsers never send: `#/t/<secret>` came by the
 * mailed link, `#/` is signed in; a relation's number behind it opens that task, `#/account` one's own sign-in.
 */
import { useMemo, useSyncExternalStore } from 'react'

/** The page about one's own sign-in; a link has none. */
export const ACCOUNT = '#/account'

export interface Address {
  /** The link's secret; null for somebody signed in. */
  secret: string | null
  relationId: number | null
  isAccount: boolean
}

export function readAddress(fragment: string): Address {
  const parts = fragment.replace(/^#?\/?/, '').split('/')
  const [secret, rest] = parts[0] === 't' ? [parts[1] ?? '', parts[2]] : [null, parts[0]]
  const relationId = rest !== undefined && /^\d{1,16}$/.test(rest) ? Number(rest) : null
  return { secret, relationId, isAccount: fragment === ACCOUNT }
}

/** Of the list, or of one task. */
export function writeAddress({ secret, relationId }: Omit<Address, 'isAccount'>): string {
  return `#/${secret === null ? '' : `t/${secret}/`}${relationId ?? ''}`
}

function listen(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

export function useAddress(): Address {
  const fragment = useSyncExternalStore(listen, () => window.location.hash)
  return useMemo(() => readAddress(fragment), [fragment])
}

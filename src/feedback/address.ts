/**
 * Where the visitor is, told by the fragment, which browsers never send: `#/t/<secret>` came by the
 * mailed link, `#/` is signed in; a relation's number behind it opens that task.
 */
import { useMemo, useSyncExternalStore } from 'react'

export interface Address {
  /** The link's secret; null for somebody signed in. */
  secret: string | null
  relationId: number | null
}

export function readAddress(fragment: string): Address {
  const parts = fragment.replace(/^#?\/?/, '').split('/')
  const [secret, rest] = parts[0] === 't' ? [parts[1] ?? '', parts[2]] : [null, parts[0]]
  return { secret, relationId: rest !== undefined && /^\d{1,16}$/.test(rest) ? Number(rest) : null }
}

export function writeAddress({ secret, relationId }: Address): string {
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

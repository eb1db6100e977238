/**
 * Where the visitor is, told by the fragment, which browsers never send: `#/t/<secret>` came by the
 * mailed link, `#/` is signed in; a relation's number behind it opens that task, a number behind that one of its pages, so
 * that the browser's Back goes to the page before; `reports` leads to the reports released to the visitor, whose page reads
 * what stands behind it; `#/account` is one's own sign-in.
 */
import { useMemo, useSyncExternalStore } from 'react'

const REPORTS = 'reports'

/** The page about one's own sign-in; a link has none. */
export const ACCOUNT = '#/account'

export interface Address {
  /** The link's secret; null for somebody signed in. */
  secret: string | null
  relationId: number | null
  /** Which page of the form: 0 the promise, from 1 on the questions, behind the last the check; null where one goes on. */
  place: number | null
  isAccount: boolean
  /** What stands behind `reports`; null anywhere else. */
  reports: string[] | null
}

export function readAddress(fragment: string): Address {
  const parts = fragment.replace(/^#?\/?/, '').split('/')
  const secret = parts[0] === 't' ? (parts[1] ?? '') : null
  const [task, page, ...more] = secret === null ? parts : parts.slice(2)
  const relationId = numberOf(task, 16)
  const place = relationId === null ? null : numberOf(page, 4)
  const reports = task === REPORTS ? [page ?? '', ...more] : null
  return { secret, relationId, place, isAccount: fragment === ACCOUNT, reports }
}

/** What a number's digits say; null for anything else. */
export const numberOf = (part: string | undefined, digits: number) =>
  part !== undefined && /^\d+$/.test(part) && part.length <= digits ? Number(part) : null

/** Of the list, of one task, or of one of its pages. */
export function writeAddress({
  secret,
  relationId,
  place = null,
}: Pick<Address, 'secret' | 'relationId'> & Partial<Address>) {
  const page = relationId === null || place === null ? '' : `/${place}`
  return `#/${secret === null ? '' : `t/${secret}/`}${relationId ?? ''}${page}`
}

/** Of the list of one's reports. */
export const reportsAddress = (secret: string | null): string =>
  `${writeAddress({ secret, relationId: null })}${REPORTS}`

/** What the browser's history keeps of a page of the form: how many pages of it one went through before, and the last of them. */
function keptBehind(): { pagesBehind: number; behind: number | null } {
  const state: unknown = history.state
  if (!(state instanceof Object && 'pagesBehind' in state && 'behind' in state)) return { pagesBehind: 0, behind: null }
  return { pagesBehind: Number(state.pagesBehind), behind: Number(state.behind) }
}

/** How many pages of the form one went through lie behind this one in the browser's history. */
export const pagesBehind = (): number => keptBehind().pagesBehind

/** Only what the browser does itself is told. */
const tell = () => window.dispatchEvent(new HashChangeEvent('hashchange'))

/** Goes on to another page of the form; the one shown, `from`, stays behind it. */
export function turnTo(address: Address, from: number): void {
  history.pushState({ pagesBehind: pagesBehind() + 1, behind: from }, '', writeAddress(address))
  tell()
}

let isTurningBack = false

/** Goes back to a page before: the browser's Back from there leads on back, not to the page shown now. */
export function turnBackTo(address: Address): void {
  // The browser goes back in its own time: a second press would leave out a page.
  if (isTurningBack) return
  const arrive = () => {
    history.replaceState(history.state, '', writeAddress(address))
    tell()
  }
  if (keptBehind().behind !== address.place) {
    arrive()
    return
  }
  isTurningBack = true
  const arrived = () => {
    isTurningBack = false
    // Where the form was opened the address names no page: which one that is changes with the answers.
    arrive()
  }
  window.addEventListener('popstate', arrived, { once: true })
  history.back()
}

function listen(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

export function useAddress(): Address {
  const fragment = useSyncExternalStore(listen, () => window.location.hash)
  return useMemo(() => readAddress(fragment), [fragment])
}

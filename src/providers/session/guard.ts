/** The route guard (spec §2, §6): the only place that leaves the page because of an answer. */
import { UnauthenticatedError, UnauthorizedError } from '../../api/errors.ts'

/** What the guard needs of the browser. */
export interface Door {
  /** The address now shown. */
  location: () => { pathname: string; search: string; hash: string }
  go: (address: string) => void
  wait: (milliseconds: number) => Promise<void>
  /** Until the person stays all the same, asked before the page goes; never where it goes. */
  untilStaying: () => Promise<void>
  /** Keeps what is unsaved for when the person is back. */
  keep: () => void
  /** Shows a notice by its message key. */
  tell: (key: string) => void
}

const FORBIDDEN_NOTICE = 1500
/** Long enough to be read in passing; the spec gives no figure for this one. */
const SIGN_IN_NOTICE = 800

/** The sign-in page, with the way back and the enterprise to enter (`eid`), wherever the address names it. */
export function signInAddress({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string {
  const inHash = new URLSearchParams(hash.includes('?') ? hash.slice(hash.indexOf('?')) : '')
  const eid = new URLSearchParams(search).get('eid') ?? inHash.get('eid')
  const query = new URLSearchParams({ returnUrl: `${pathname}${search}${hash}`, ...(eid !== null && { eid }) })
  return `/signin/?${query}`
}

/** Handles an error of access and says whether it was one; every other error is the caller's. */
export type Guard = (error: unknown) => boolean

export function createGuard(door: Door): Guard {
  let isLeaving = false
  async function leave(key: string, milliseconds: number, address: string) {
    if (isLeaving) return
    isLeaving = true
    door.tell(key)
    await door.wait(milliseconds)
    const staying = door.untilStaying()
    door.go(address)
    // The browser asks whoever has something unsaved, who may stay: the next answer of the kind leads away again.
    await staying
    isLeaving = false
  }
  return (error) => {
    if (error instanceof UnauthenticatedError) {
      door.keep()
      void leave('failure.unauthenticated', SIGN_IN_NOTICE, signInAddress(door.location()))
      return true
    }
    if (error instanceof UnauthorizedError) {
      void leave('failure.unauthorized', FORBIDDEN_NOTICE, '/feedback/')
      return true
    }
    return false
  }
}

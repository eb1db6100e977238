/**
 * What was typed and is not saved, kept in this tab: it outlives a lost session, a reload and a crash of the page, and goes
 * with the tab, or when its writer signs out.
 */
import { useContext, useMemo } from 'react'
import { forgetAll } from '../../api/shelf.ts'
import { SessionContext } from '../session/session.ts'

const UNSAVED = 'roundview.unsaved.'

export interface Shelf {
  /** What lies there; null when nothing does. */
  read: () => unknown
  keep: (value: unknown) => void
  drop: () => void
}

/** Without storage, or when it is full, the page itself still holds what was typed. */
function quietly<Result>(act: () => Result): Result | null {
  try {
    return act()
  } catch {
    return null
  }
}

/** A place of the person's own in the enterprise in use: whoever signs in next in this tab finds nothing there. */
export function useShelf(name: string): Shelf {
  const session = useContext(SessionContext)
  const owner = `${session?.user.enterpriseUid}.${session?.user.employeeId}`
  return useMemo(() => {
    const key = `${UNSAVED}${owner}.${name}`
    return {
      read: () => quietly(() => JSON.parse(sessionStorage.getItem(key) ?? 'null')),
      keep: (value) => quietly(() => sessionStorage.setItem(key, JSON.stringify(value))),
      drop: () => quietly(() => sessionStorage.removeItem(key)),
    }
  }, [owner, name])
}

/** Whoever signs out leaves nothing to who uses the tab next: reasons are words about colleagues. Nor what a page keeps as it goes. */
export function forgetUnsaved(): void {
  forgetAll(UNSAVED, (forget) => quietly(() => forget(sessionStorage)))
}

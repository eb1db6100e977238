/** Keeps what is not saved while one types, and when the page goes: Back and Forward cannot always be asked about. */
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { Shelf } from '../../../providers/kept/shelf.ts'
import { keepCopy } from './keptCopy.ts'
import { isDirty, type Session } from './session.ts'

const TYPING_PAUSE = 600

interface Keeping {
  /** The session as it was drawn last, also after the editor has gone. */
  latest: RefObject<Session>
  /** Drops the copy for good: the person leaves without saving, knowingly. */
  giveUp: () => void
  /** Keeps it now, whatever the pause. */
  keepNow: () => void
}

/** `isOffered`: a copy kept earlier waits for the person's word and must not be dropped. */
export function useKeeping(shelf: Shelf, state: Session, isOffered: boolean): Keeping {
  const latest = useRef(state)
  const isGivenUp = useRef(false)
  const dirty = isDirty(state)

  useEffect(() => {
    latest.current = state
  }, [state])

  useEffect(() => {
    if (!dirty) {
      if (state.save === 'idle' && !isOffered) shelf.drop()
      return
    }
    const timer = setTimeout(() => {
      // The page left may still be on its way while the next one loads.
      if (!isGivenUp.current) keepCopy(shelf, state)
    }, TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [shelf, dirty, isOffered, state])

  const keepNow = useCallback(() => {
    if (isDirty(latest.current) && !isGivenUp.current) keepCopy(shelf, latest.current)
  }, [shelf])
  useEffect(() => {
    addEventListener('pagehide', keepNow)
    return () => {
      removeEventListener('pagehide', keepNow)
      keepNow()
    }
  }, [keepNow])

  function giveUp() {
    isGivenUp.current = true
    shelf.drop()
  }
  return { latest, giveUp, keepNow }
}

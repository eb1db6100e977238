/** What was typed at a place when the session ended, as it lies on the shelf: offered to the same person there again. */
import { useState } from 'react'
import { useShelf } from './shelf.ts'

export interface Offer<Typed> {
  /** What is offered; null when nothing is. */
  offered: Typed | null
  keep: (typed: unknown) => void
  /** It was decided about, or others were saved in its place: the rest, as it lies there, is still offered. */
  leave: (rest: Typed | null) => void
}

/** `read` makes of what lies there what can be offered; null of what cannot be read. */
export function useOffer<Typed>(name: string, read: (kept: unknown) => Typed | null): Offer<Typed> {
  const shelf = useShelf(name)
  const [offered, setOffered] = useState(() => read(shelf.read()))
  return {
    offered,
    keep: shelf.keep,
    leave(rest) {
      setOffered(rest)
      if (rest === null) shelf.drop()
      else shelf.keep(rest)
    },
  }
}

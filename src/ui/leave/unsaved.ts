/** What would be lost by leaving: one entry for each guard on the page that has something unsaved. */

/** The part of an address that says where one is. */
interface Place {
  pathname: string
  search: string
}

interface Unsaved {
  /** What it belongs to is named by the address's query, too: with another one it would be gone. */
  isOfQuery: boolean
  /** The person decides to lose it. */
  onLeave: () => void
  /** Keeps it for whoever comes back; null where that is not possible. */
  onKeep: () => (() => void) | null
}

const held = new Set<Unsaved>()
const listeners = new Set<() => void>()

function change(act: () => void): void {
  act()
  for (const tell of listeners) tell()
}

/** Something is unsaved until what is answered is called. */
export function holdUnsaved(unsaved: Unsaved): () => void {
  change(() => held.add(unsaved))
  return () => change(() => held.delete(unsaved))
}

export const isUnsaved = () => held.size > 0

/** Whether something unsaved is lost on the way from one address to another. */
export const isLostOnTheWay = (from: Place, to: Place) =>
  [...held].some(({ isOfQuery }) => from.pathname !== to.pathname || (isOfQuery && from.search !== to.search))

/** Calls back when something becomes unsaved or is saved; what it answers ends that. */
export function watchUnsaved(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The person has decided to lose all of it. */
export function giveUpUnsaved(): void {
  for (const { onLeave } of [...held]) onLeave()
}

/** Keeps what can be kept before the page goes by itself; whether that is all of it. */
export function keepUnsaved(): boolean {
  const keepers = [...held].map(({ onKeep }) => onKeep())
  for (const keep of keepers) keep?.()
  return keepers.every((keep) => keep !== null)
}

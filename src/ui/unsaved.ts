/** What would be lost by leaving: one entry for each guard on the page that has something unsaved. */

type OnLeave = () => void

const held = new Set<OnLeave>()
const listeners = new Set<() => void>()

function change(act: () => void): void {
  act()
  for (const tell of listeners) tell()
}

/** Something is unsaved until what is answered is called; `onLeave` is called when the person decides to lose it. */
export function holdUnsaved(onLeave: OnLeave): () => void {
  change(() => held.add(onLeave))
  return () => change(() => held.delete(onLeave))
}

export const isUnsaved = () => held.size > 0

/** Calls back when something becomes unsaved or is saved; what it answers ends that. */
export function watchUnsaved(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The person has decided to lose all of it. */
export function giveUpUnsaved(): void {
  for (const onLeave of [...held]) onLeave()
}

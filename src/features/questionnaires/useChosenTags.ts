/** A tag is chosen by its name: what gives it another name, or takes it away, has to tell the selection. */
import { useStoreContext } from 'react-admin'

const CHOSEN = 'tags.selectedIds'

export function useChosenTags() {
  // Not by a hook's state: an act may be taken back when the component that offered it is long gone.
  const { getItem, setItem } = useStoreContext()
  const change = (make: (chosen: string[]) => string[]) => setItem(CHOSEN, make(getItem<string[]>(CHOSEN) ?? []))
  return {
    rename: (before: string, now: string) => change((chosen) => chosen.map((each) => (each === before ? now : each))),
    drop: (name: string) => change((chosen) => chosen.filter((each) => each !== name)),
  }
}

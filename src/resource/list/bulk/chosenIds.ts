/** What is chosen in a list, for acts that do not go by the choice: of a row that is removed nothing may stay chosen. */
import { type Identifier, useStoreContext } from 'react-admin'

/** Changes what is chosen in the list that is kept under `key`, whether it is on the screen or not. */
export function useChangeChosen<Id extends Identifier>() {
  // Not by a hook's state: an act may be taken back when the component that offered it is long gone.
  const { getItem, setItem } = useStoreContext()
  return (key: string, make: (chosen: Id[]) => Id[]) => {
    const name = `${key}.selectedIds`
    const chosen = getItem<Id[]>(name)
    if (chosen) setItem(name, make(chosen))
  }
}

export function useUnchoose() {
  const change = useChangeChosen()
  return (key: string, gone: readonly Identifier[]) =>
    change(key, (chosen) => chosen.filter((id) => !gone.includes(id)))
}

/** What was typed into a form when the session ended: offered to nobody but who opens the same form of the same record. */
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useShelf } from '../../providers/shelf.ts'
import { useIsInDialog } from '../../ui/DialogFrame.tsx'
import { readTyped, type Typed } from './typed.ts'

export interface Kept {
  /** What is offered; null when nothing is. */
  typed: Typed | null
  /** None where nothing says whose form it is: what was typed would be offered for another record. */
  keep: ((typed: Typed) => void) | undefined
  /** It was decided about, or another change was saved. */
  drop: () => void
}

/** A page's address names its record; a dialog's does not, and keeps what was typed only for the record it names. */
export function useKept(form: string, record?: number | string): Kept {
  const { pathname } = useLocation()
  const isInDialog = useIsInDialog()
  const shelf = useShelf(`form.${form}.${pathname}${record === undefined ? '' : `.${record}`}`)
  const isNamed = !isInDialog || record !== undefined
  const [typed, setTyped] = useState(() => (isNamed ? readTyped(shelf.read()) : null))
  return {
    typed,
    keep: isNamed ? shelf.keep : undefined,
    drop() {
      shelf.drop()
      setTyped(null)
    },
  }
}

/** What was typed into a form when the session ended: offered to nobody but who opens the same form of the same record. */
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useShelf } from '../../providers/shelf.ts'
import { useIsInDialog } from '../../ui/DialogFrame.tsx'
import { type Row, rowOf } from './body.ts'

export interface Kept {
  /** What is offered; empty when nothing is. */
  values: Row
  /** None where nothing says whose form it is: what was typed would be offered for another record. */
  keep: ((values: Row) => void) | undefined
  /** It was decided about, or another change was saved. */
  drop: () => void
}

/** A page's address names its record; a dialog's does not, and keeps what was typed only for the record it names. */
export function useKept(form: string, record?: number | string): Kept {
  const { pathname } = useLocation()
  const isInDialog = useIsInDialog()
  const shelf = useShelf(`form.${form}.${pathname}${record === undefined ? '' : `.${record}`}`)
  const isNamed = !isInDialog || record !== undefined
  const [values, setValues] = useState(() => (isNamed ? rowOf(shelf.read()) : {}))
  return {
    values,
    keep: isNamed ? shelf.keep : undefined,
    drop() {
      shelf.drop()
      setValues({})
    },
  }
}

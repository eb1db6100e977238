/** What was typed into a form when the session ended: offered to nobody but who opens the same form of the same record. */
import { useLocation } from 'react-router'
import { useOffer } from '../../providers/kept/useOffer.ts'
import { useIsInDialog } from '../../ui/dialog/DialogFrame.tsx'
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
  const isNamed = !isInDialog || record !== undefined
  const place = `form.${form}.${pathname}${record === undefined ? '' : `.${record}`}`
  const { offered, keep, leave } = useOffer(place, (kept) => (isNamed ? readTyped(kept) : null))
  return { typed: offered, keep: isNamed ? keep : undefined, drop: () => leave(null) }
}

/** What waits in this browser for whoever left it there, and how long (docs/anonymity.md). */
import { RESTORE_DAYS } from '../../domain/restoring.ts'
import { forEachKey, type Shelf } from '../api/shelf.ts'

interface Dated {
  /** Milliseconds since 1970; null where an earlier version wrote none. */
  keptAt: number | null
}

const DAY = 24 * 60 * 60 * 1000

/** From the last change on. As long as a removed questionnaire may come back, and longer than most collect. */
export const KEPT_DAYS = RESTORE_DAYS

/** As it lies there, with the time of this moment. */
export const dated = <Kept extends Dated>(kept: Omit<Kept, 'keptAt'>): string =>
  JSON.stringify({ ...kept, keptAt: Date.now() })

/** Gives undefined for what cannot be read. */
type Read = (text: string) => Dated | undefined

function tidy(shelf: Shelf, key: string, read: Read): void {
  const kept = read(shelf.getItem(key) ?? '')
  const age = Date.now() - (kept?.keptAt ?? Date.now())
  if (kept === undefined || age > KEPT_DAYS * DAY) shelf.removeItem(key)
  // Undated, or of a clock that went ahead: its days begin now.
  else if (kept.keptAt === null || age < 0) shelf.setItem(key, dated(kept))
}

/** Forgets what anybody left in this browser under the keys that are meant, and has not come back for. */
export function forgetOld(shelf: Shelf | undefined, isMeant: (key: string) => boolean, read: Read): void {
  if (shelf === undefined) return
  forEachKey(shelf, (key) => {
    if (isMeant(key)) tidy(shelf, key, read)
  })
}

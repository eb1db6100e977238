/**
 * What was noted beside a report and is not saved, in this browser: nobody's page but its writer's shows it, and it goes when
 * its writer signs out (docs/anonymity.md). The answering site keeps it, both sites sign out.
 */
const PREFIX = 'roundview.notes.'

/** Of whoever is signed in. */
export const OWN_NOTES = `${PREFIX}own.`
/** Of whoever came by a mailed link, which signs nobody out. */
export const LINK_NOTES = `${PREFIX}link.`

const DAY = 24 * 60 * 60 * 1000
/** From the last change on, as long as answers that could not be handed over. */
export const NOTES_DAYS = 30

/** Does `act` with the browser's storage; undefined where that is full or forbidden. */
export function withShelf<Result>(act: (shelf: Storage) => Result): Result | undefined {
  try {
    return act(window.localStorage)
  } catch {
    return undefined
  }
}

function forgetWhere(start: string, isOver: (text: string) => boolean): void {
  withShelf((shelf) => {
    const keys = Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '')
    for (const key of keys) if (key.startsWith(start) && isOver(shelf.getItem(key) ?? '')) shelf.removeItem(key)
  })
}

/** Also of what cannot be read. */
function isOld(text: string): boolean {
  try {
    return !(Date.now() - JSON.parse(text).keptAt <= NOTES_DAYS * DAY)
  } catch {
    return true
  }
}

/** Forgets what anybody left in this browser and has not come back for. */
export const forgetOldNotes = () => forgetWhere(PREFIX, isOld)

/** Whoever signs out leaves none to who uses the browser next; nor what is typed on until the page is left. */
export function forgetOwnNotes(): void {
  const forget = () => forgetWhere(OWN_NOTES, () => true)
  forget()
  window.addEventListener('pagehide', forget, { once: true })
}

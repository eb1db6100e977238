/**
 * What was noted beside a report and is not saved, in this browser: nobody's page but its writer's shows it, and it goes when
 * its writer signs out (docs/anonymity.md). The answering site keeps it, both sites sign out.
 */
export const NOTES = 'roundview.notes.'

/** Of whoever is signed in. */
export const OWN_NOTES = `${NOTES}own.`
/** Of whoever came by a mailed link, which signs nobody out. */
export const LINK_NOTES = `${NOTES}link.`

/** Does `act` with the browser's storage; undefined where that is full or forbidden. */
export function withShelf<Result>(act: (shelf: Storage) => Result): Result | undefined {
  try {
    return act(window.localStorage)
  } catch {
    return undefined
  }
}

/** Whoever signs out leaves none to who uses the browser next; nor what is typed on until the page is left. */
export function forgetOwnNotes(): void {
  const forget = () =>
    withShelf((shelf) => {
      const keys = Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '')
      for (const key of keys) if (key.startsWith(OWN_NOTES)) shelf.removeItem(key)
    })
  forget()
  window.addEventListener('pagehide', forget, { once: true })
}

/**
 * What was noted beside a report and is not saved, in this browser: nobody's page but its writer's shows it, and it goes when
 * its writer signs out (docs/anonymity.md). The answering site keeps it, both sites sign out.
 */
import { forgetAll, withShelf } from './shelf.ts'

/** What the keys of all of them begin with. */
export const NOTES_PREFIX = 'roundview.notes.'

/** Of whoever is signed in. */
export const OWN_NOTES_PREFIX = `${NOTES_PREFIX}own.`
/** Of whoever came by a mailed link, which signs nobody out. */
export const LINK_NOTES_PREFIX = `${NOTES_PREFIX}link.`

/** Whoever signs out leaves none to who uses the browser next; nor what is typed on until the page is left. */
export function forgetOwnNotes(): void {
  forgetAll(OWN_NOTES_PREFIX, withShelf)
}

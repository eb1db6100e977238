/** What was noted beside a report and not saved: in this browser until it is, so that closing the page loses nothing. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { LINK_NOTES_PREFIX, NOTES_PREFIX, OWN_NOTES_PREFIX } from '../../api/keptNotes.ts'
import { type Shelf, withShelf } from '../../api/shelf.ts'
import { hash } from '../draft/keptAnswers.ts'
import { dated, forgetOld } from '../kept.ts'

type Notes = components['schemas']['OwnNotes']

/** The questionnaire's id and the evaluatee's employee id. */
export interface Which {
  id: number
  employeeId: number
}

/** What was typed, and what it was typed over. */
export interface Unsaved {
  typed: Omit<Notes, 'version'>
  kept: Notes
}

const isNotes = (value: unknown): value is Omit<Notes, 'version'> =>
  value instanceof Object && 'text' in value && 'shared' in value && 'aims' in value && Array.isArray(value.aims)

interface Kept extends Unsaved {
  keptAt: number
}

/** Undefined for what cannot be read. */
function readUnsaved(text: string): Kept | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const isWhole = value instanceof Object && 'typed' in value && 'kept' in value && 'keptAt' in value
    const isDated = isWhole && typeof value.keptAt === 'number'
    return isDated && isNotes(value.typed) && isNotes(value.kept) ? (value as Kept) : undefined
  } catch {
    return undefined
  }
}

export const forgetOldNotes = (shelf: Shelf | undefined) =>
  forgetOld(shelf, (key) => key.startsWith(NOTES_PREFIX), readUnsaved)

/**
 * Of a visit by this link, or signed in: whoever may only read along looks under the evaluatee's key as well, and is no
 * writer of notes (`hasUnsaved` of reportCalls.ts). The link's secret is in no key (keptAnswers.ts).
 */
export function createUnsavedNotes(secret: string | null) {
  /** Where storage is full or forbidden, the site still keeps it from page to page. */
  const ofPage = new Map<string, Unsaved>()
  const keyOf = ({ id, employeeId }: Which) => {
    const which = `${id}/${employeeId}`
    return secret === null ? `${OWN_NOTES_PREFIX}${which}` : `${LINK_NOTES_PREFIX}${hash(`${secret}:${which}`)}`
  }
  return {
    get(which: Which): Unsaved | undefined {
      const key = keyOf(which)
      return ofPage.get(key) ?? readUnsaved(withShelf((shelf) => shelf.getItem(key)) ?? '')
    },
    set(which: Which, unsaved: Unsaved): void {
      const key = keyOf(which)
      ofPage.set(key, unsaved)
      withShelf((shelf) => shelf.setItem(key, dated<Kept>(unsaved)))
    },
    delete(which: Which): void {
      const key = keyOf(which)
      ofPage.delete(key)
      withShelf((shelf) => shelf.removeItem(key))
    },
  }
}

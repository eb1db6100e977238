/** What was noted beside a report and not saved: in this browser until it is, so that closing the page loses nothing. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { LINK_NOTES, OWN_NOTES, withShelf } from '../../api/keptNotes.ts'
import { hash } from '../draft/keptAnswers.ts'

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

/** Undefined for what cannot be read. */
function readUnsaved(text: string): Unsaved | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const isWhole = value instanceof Object && 'typed' in value && 'kept' in value
    return isWhole && isNotes(value.typed) && isNotes(value.kept) ? (value as Unsaved) : undefined
  } catch {
    return undefined
  }
}

/**
 * Of a visit by this link, or signed in: whoever may only read along looks under the evaluatee's key as well, and is no
 * writer of notes (`hasUnsaved` of reportCalls.ts). The link's secret is in no key (keptAnswers.ts).
 */
export function createUnsavedNotes(secret: string | null) {
  /** Where storage is full or forbidden, the site still keeps it from page to page. */
  const ofPage = new Map<string, Unsaved>()
  const keyOf = ({ id, employeeId }: Which) => {
    const which = `${id}/${employeeId}`
    return secret === null ? `${OWN_NOTES}${which}` : `${LINK_NOTES}${hash(`${secret}:${which}`)}`
  }
  return {
    get(which: Which): Unsaved | undefined {
      const key = keyOf(which)
      return ofPage.get(key) ?? readUnsaved(withShelf((shelf) => shelf.getItem(key)) ?? '')
    },
    set(which: Which, unsaved: Unsaved): void {
      const key = keyOf(which)
      ofPage.set(key, unsaved)
      withShelf((shelf) => shelf.setItem(key, JSON.stringify({ ...unsaved, keptAt: Date.now() })))
    },
    delete(which: Which): void {
      const key = keyOf(which)
      ofPage.delete(key)
      withShelf((shelf) => shelf.removeItem(key))
    },
  }
}

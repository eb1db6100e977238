/** react-admin's store: what a person prefers lies on the server, where one was on a page only as long as the page. */
import { memoryStore, type Store } from 'react-admin'
import { currentLanguage } from '../../api/language.ts'
import { isRefusal } from '../../api/refusals.ts'
import type { AppDataProvider } from '../calls/dataProvider.ts'

/** Columns, density, saved queries and the choice between two views; filters, selections and scroll positions are of the moment. */
const LASTING = /\.(savedQueries|density|view|datatable|datatable_columnRanks)$/

function parsed(values: Readonly<Record<string, string>>): Record<string, unknown> {
  const entries = Object.entries(values).flatMap(([key, text]): [string, unknown][] => {
    try {
      return [[key, JSON.parse(text)]]
    } catch {
      // A preference nobody can read is one nobody set.
      return []
    }
  })
  return Object.fromEntries(entries)
}

/** What somebody made and named; how a list looks is not worth a notice: the next change sends it again. */
const MADE = /\.savedQueries$/

/** The sentence for somebody whose saved queries were not stored: why, and what to do. */
export function lostQueryKey(error: unknown): string {
  if (isRefusal(error, 'PREFERENCES_FULL')) return 'list.queryLost.full'
  return isRefusal(error, 'INVALID_INPUT') ? 'list.queryLost.tooLong' : 'list.queryLost'
}

/**
 * `values` are the stored preferences; a change is sent at once and lasts for this visit even if that fails. `onLost` is
 * told then of what somebody made.
 */
export function createPreferenceStore(
  values: Readonly<Record<string, string>>,
  dataProvider: Pick<AppDataProvider, 'setPreference'>,
  onLost: (error: unknown) => void,
): Store {
  const kept = parsed(values)
  const store = memoryStore({ ...kept, locale: currentLanguage() })
  function send(key: string, value: unknown) {
    if (!LASTING.test(key)) return
    const text = value === undefined ? null : JSON.stringify(value)
    dataProvider.setPreference({ path: { key }, body: { value: text } }).catch((error: unknown) => {
      if (MADE.test(key)) onLost(error)
    })
  }
  return {
    ...store,
    setItem(key, value) {
      store.setItem(key, value)
      send(key, value)
    },
    removeItem(key) {
      store.removeItem(key)
      send(key, undefined)
    },
    // Signing out empties the page, not the preferences.
    reset: () => store.reset(),
  }
}

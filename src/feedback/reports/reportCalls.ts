/** What the pages of released reports ask of the server, by a mailed link or signed in. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { api } from '../../api/client.ts'
import { read, readFile } from '../../api/envelope.ts'
import { whoIsHere } from '../calls.ts'
import type { Text } from '../text.tsx'
import type { Visit } from '../visit.ts'
import { createUnsavedNotes, type Which } from './unsavedNotes.ts'

type Schemas = components['schemas']
export type ReportEntry = Schemas['MyReportEntry']
export type ReleasedReport = Schemas['MyReport']
export type Notes = Schemas['OwnNotes']

/** Whether an answer for the same saving came before, but no file of it. */
interface Again {
  again?: true
}

/** What saves are known by. */
const keyOf = ({ id, employeeId }: Which): string => `${id}/${employeeId}`

function createReportCalls(secret: string | null) {
  const headers = secret === null ? {} : { Authorization: `Bearer ${secret}` }
  const of = (path: Which) => ({ headers, params: { path } })
  const saves = new Map<string, Promise<unknown>>()
  const unsaved = createUnsavedNotes(secret)
  return {
    unsaved,
    /** Whether the visitor wrote notes that are not saved; others who sign in on the same browser did not. */
    async hasUnsaved(which: Which): Promise<boolean> {
      if (unsaved.get(which) === undefined) return false
      return secret !== null || (await whoIsHere()).employeeId === which.employeeId
    },
    list: () => read(api.GET('/api/feedback/reports', { headers })),
    report: (which: Which) => read(api.GET('/api/feedback/reports/{id}/{employeeId}', of(which))),
    preparePdf: (which: Which, again: Again, signal: AbortSignal) =>
      read(
        api.GET('/api/feedback/reports/{id}/{employeeId}/pdf/parts', {
          headers,
          params: { path: which, query: again },
          signal,
        }),
      ),
    downloadPdf: (which: Which, language: Text['language'], again: Again, signal: AbortSignal) =>
      readFile(
        api.GET('/api/feedback/reports/{id}/{employeeId}/pdf', {
          headers,
          params: { path: which, query: { language, ...again } },
          signal,
          parseAs: 'blob',
        }),
      ),
    /** Behind a save that is under way: whoever left the page meanwhile comes back to what it leaves. */
    async notes(which: Which) {
      await saves.get(keyOf(which))?.catch(() => {})
      return read(api.GET('/api/feedback/reports/{id}/{employeeId}/notes', of(which)))
    },
    saveNotes(which: Which, body: Notes) {
      const save = read(api.PUT('/api/feedback/reports/{id}/{employeeId}/notes', { ...of(which), body }))
      saves.set(keyOf(which), save)
      return save
    },
  }
}

export type ReportCalls = ReturnType<typeof createReportCalls>

const ofVisits = new WeakMap<Visit, ReportCalls>()

/** Always the same for a visit. */
export function callsOf(visit: Visit, secret: string | null): ReportCalls {
  const calls = ofVisits.get(visit) ?? createReportCalls(secret)
  ofVisits.set(visit, calls)
  return calls
}

import { useCallback } from 'react'
import { isRefusal } from '../../api/refusals.ts'
import { useLoaded } from '../../api/useLoaded.ts'
import { KeptNotes } from './KeptNotes.tsx'
import { NotesFailure } from './NotesFailure.tsx'
import type { ReportCalls } from './reportCalls.ts'
import type { Which } from './unsavedNotes.ts'
import { useWords } from './useWords.ts'

interface SharedNotesCardProps {
  /** Whose they are. */
  name: string
  calls: ReportCalls
  which: Which
}

/** What the person shared with the superior who reads; nothing while nothing is shared. */
export function SharedNotesCard({ name, calls, which }: SharedNotesCardProps) {
  const words = useWords()
  const load = useCallback(() => calls.notes(which), [calls, which])
  const { value, error, reload } = useLoaded(load)
  if (value === undefined && (error === undefined || isRefusal(error, 'NOT_FOUND'))) return null
  return (
    <section className="card" aria-labelledby="shared-notes">
      <div className="card-head">
        <h2 id="shared-notes">{words('released.notes.shared', { name })}</h2>
        {value && <p className="small">{words('released.notes.sharedText', { name })}</p>}
      </div>
      {value && <KeptNotes notes={value} />}
      {error !== undefined && <NotesFailure error={error} retry={reload} superiorOf={name} />}
    </section>
  )
}

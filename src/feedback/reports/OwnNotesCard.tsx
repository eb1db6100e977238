import { useCallback, useEffect } from 'react'
import { useLoaded } from '../../api/useLoaded.ts'
import { NotesFailure } from './NotesFailure.tsx'
import { NotesForm } from './NotesForm.tsx'
import type { Notes, ReportCalls } from './reportCalls.ts'
import type { Which } from './unsavedNotes.ts'
import { useWords } from './useWords.ts'

interface OwnNotesCardProps {
  calls: ReportCalls
  which: Which
  /** Whether the superior may ever receive the report. */
  canShare: boolean
  /** As they are kept; null where it cannot be known, undefined while they are on their way. */
  kept: Notes | null | undefined
  /** Told what is kept; null where it cannot be known. */
  onKept: (notes: Notes | null) => void
}

/** The evaluatee's own notes and aims, seen by the person alone unless shared. */
export function OwnNotesCard({ calls, which, canShare, kept, onKept }: OwnNotesCardProps) {
  const words = useWords()
  const load = useCallback(() => calls.notes(which), [calls, which])
  const { value, error, reload } = useLoaded(load)
  useEffect(() => {
    if (value !== undefined) onKept(value)
    else if (error !== undefined) onKept(null)
  }, [value, error, onKept])
  return (
    <section className="card" aria-labelledby="own-notes">
      <div className="card-head">
        <h2 id="own-notes">{words('released.notes.title')}</h2>
        {kept && (
          <p className="small">{words(kept.shared ? 'released.notes.seenBySuperiors' : 'released.notes.private')}</p>
        )}
      </div>
      {value && <NotesForm calls={calls} which={which} loaded={value} canShare={canShare} onKept={onKept} />}
      {error !== undefined && <NotesFailure error={error} retry={reload} />}
    </section>
  )
}

import { type Ref, useId } from 'react'
import { KeptNotes } from './KeptNotes.tsx'
import type { Notes } from './reportCalls.ts'
import { ACTS, STATUS } from './shapes.ts'
import { useWords } from './useWords.ts'

interface NotesConflictProps {
  ref: Ref<HTMLDivElement>
  /** What was saved elsewhere meanwhile. */
  other: Notes
  canShare: boolean
  isSaving: boolean
  keepMine: () => void
  takeOther: () => void
}

/** Asks whose change stays. */
export function NotesConflict({ ref, other, canShare, isSaving, keepMine, takeOther }: NotesConflictProps) {
  const words = useWords()
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend is no sentence that is read out when it comes
    <div ref={ref} role="group" aria-labelledby={id} tabIndex={-1} style={STATUS} className="final">
      <p id={id} role="alert">
        <strong>{words('released.notes.stale')}</strong>
      </p>
      <p className="small">{words('released.notes.other')}</p>
      <KeptNotes notes={other} />
      {canShare && (
        <p className="small">{words(other.shared ? 'released.notes.otherShared' : 'released.notes.otherPrivate')}</p>
      )}
      <div style={ACTS}>
        <button type="button" className="button main" aria-disabled={isSaving} onClick={keepMine}>
          {words(isSaving ? 'released.notes.saving' : 'released.notes.keepMine')}
        </button>
        <button type="button" className="button" aria-disabled={isSaving} onClick={takeOther}>
          {words('released.notes.takeOther')}
        </button>
      </div>
    </div>
  )
}

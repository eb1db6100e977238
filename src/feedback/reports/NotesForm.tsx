import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { type AimFault, AimFields, faultIn } from './AimFields.tsx'
import { NotesConflict } from './NotesConflict.tsx'
import type { Notes, ReportCalls } from './reportCalls.ts'
import { ACTS, BOX, FIELD, FORM, NAME, SHARE } from './shapes.ts'
import { Trouble } from './Trouble.tsx'
import type { Which } from './unsavedNotes.ts'
import { useOwnNotes } from './useOwnNotes.ts'
import { useWords } from './useWords.ts'

const LONGEST_TEXT = 5000

interface NotesFormProps {
  calls: ReportCalls
  which: Which
  loaded: Notes
  canShare: boolean
  onKept: (notes: Notes) => void
}

/** The save button and the question whose change stays take each other's place: what had the focus may have gone by it. */
function useHandedFocus(isAsked: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const question = useRef<HTMLDivElement>(null)
  const wasAsked = useRef(isAsked)
  useLayoutEffect(() => {
    if (wasAsked.current === isAsked) return
    wasAsked.current = isAsked
    const place = isAsked ? question.current : button.current
    if (document.activeElement === document.body) place?.focus()
  }, [isAsked])
  return { button, question }
}

/** Keeps its room: without it the page moves, and the second of two clicks meets what stands above the button. */
const OUT_OF_SIGHT = { visibility: 'hidden' } as const

/** A line that comes into sight each time it is told: the bar at the bottom of a phone would lie over it. */
function useInSight(isTold: boolean) {
  const line = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    if (isTold) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isTold])
  return line
}

export function NotesForm({ canShare, ...options }: NotesFormProps) {
  const words = useWords()
  const id = useId()
  const notes = useOwnNotes(options)
  const { typed, change, is, isDirty, failure, other } = notes
  const form = useRef<HTMLFormElement>(null)
  const { button, question } = useHandedFocus(other !== undefined)
  const [fault, setFault] = useState<AimFault | null>(null)
  const [taken, setTaken] = useState(0)
  const isSaving = is === 'saving'
  const line = useInSight(failure !== undefined && !isSaving)
  function save() {
    if (isSaving || form.current === null) return
    const found = faultIn(form.current)
    setFault(found)
    if (found === null) void notes.save()
  }
  function changeAims(aims: Notes['aims']) {
    setFault(null)
    change({ aims })
  }
  function takeOther() {
    if (isSaving) return
    setFault(null)
    setTaken(taken + 1)
    notes.takeOther()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    // By Enter in a field nobody chooses whose change stays.
    if (other === undefined) save()
  }
  return (
    <form ref={form} style={FORM} noValidate onSubmit={submit}>
      <div style={FIELD}>
        {/* Beside its field, whose text would else be part of its name. */}
        <label htmlFor={id} style={NAME}>
          {words('released.notes.text')}
        </label>
        <textarea
          id={id}
          className="q-input q-text"
          rows={4}
          maxLength={LONGEST_TEXT}
          placeholder={words('released.notes.textHint')}
          value={typed.text}
          onChange={(event) => change({ text: event.target.value })}
        />
      </div>
      {/* Anew for other aims: half a day that was typed into these is none of them. */}
      <AimFields key={taken} aims={typed.aims} fault={fault} onChange={changeAims} />
      {canShare && <Sharing isShared={typed.shared} onChange={(shared) => change({ shared })} />}
      {other && <NotesConflict ref={question} {...{ other, canShare, isSaving, takeOther }} keepMine={save} />}
      {other === undefined && (
        <div style={ACTS}>
          <button ref={button} type="submit" className="button main" aria-disabled={isSaving}>
            {words(isSaving ? 'released.notes.saving' : 'released.notes.save')}
          </button>
        </div>
      )}
      <p className="small" role="status">
        {is === 'saved' && !isDirty && words('released.notes.saved')}
        {isDirty && !isSaving && words('released.notes.unsaved')}
      </p>
      {failure !== undefined && (
        <p ref={line} className="trouble bad" role="alert" style={isSaving ? OUT_OF_SIGHT : undefined}>
          <Trouble error={failure} lead={words('released.notes.failed')} />
        </p>
      )}
    </form>
  )
}

function Sharing({ isShared, onChange }: { isShared: boolean; onChange: (isShared: boolean) => void }) {
  const words = useWords()
  return (
    <label style={SHARE}>
      <input type="checkbox" style={BOX} checked={isShared} onChange={(event) => onChange(event.target.checked)} />
      <span>{words('released.notes.share')}</span>
    </label>
  )
}

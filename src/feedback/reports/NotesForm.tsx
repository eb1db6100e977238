import { type FormEvent, useId, useState } from 'react'
import { describeFailure } from '../../api/failure.ts'
import { AimFields } from './AimFields.tsx'
import { KeptNotes } from './KeptNotes.tsx'
import type { Notes, ReportCalls, Which } from './reportCalls.ts'
import { ACTS, BOX, FIELD, FORM, NAME, SHARE, STATUS } from './shapes.ts'
import { type OwnNotesState, useOwnNotes } from './useOwnNotes.ts'
import { useWords } from './useWords.ts'

const LONGEST_TEXT = 5000

interface NotesFormProps {
  calls: ReportCalls
  which: Which
  loaded: Notes
  canShare: boolean
  onKept: (notes: Notes) => void
}

export function NotesForm({ canShare, ...options }: NotesFormProps) {
  const words = useWords()
  const id = useId()
  const notes = useOwnNotes(options)
  const { typed, change, is, isDirty, failure, conflict } = notes
  const [fault, setFault] = useState('')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (is === 'saving') return
    const { key, index, field } = faultIn(event.currentTarget)
    setFault(key === '' ? '' : words(key, { index }))
    if (field !== undefined) field.focus()
    else void notes.save()
  }
  return (
    <form style={FORM} noValidate onSubmit={submit}>
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
      <AimFields aims={typed.aims} onChange={(aims) => change({ aims })} />
      {canShare && (
        <label style={SHARE}>
          <input
            type="checkbox"
            style={BOX}
            checked={typed.shared}
            onChange={(event) => change({ shared: event.target.checked })}
          />
          <span>{words('released.notes.share')}</span>
        </label>
      )}
      {conflict && <Conflict notes={notes} other={conflict.other} />}
      <div style={ACTS}>
        {conflict === undefined && (
          <button type="submit" className="button main" aria-disabled={is === 'saving'}>
            {words(is === 'saving' ? 'released.notes.saving' : 'released.notes.save')}
          </button>
        )}
      </div>
      <p className="small" role="status">
        {is === 'saved' && !isDirty && words('released.notes.saved')}
        {isDirty && is !== 'saving' && words('released.notes.unsaved')}
      </p>
      {(fault !== '' || failure !== undefined) && (
        <p className="trouble bad" role="alert">
          {fault !== '' ? fault : [words('released.notes.failed'), ...describeFailure(failure, words)].join(' ')}
        </p>
      )}
    </form>
  )
}

/** The first aim that cannot be saved; its field says by its name which it is. */
function faultIn(form: HTMLFormElement): { key: string; index: number; field?: HTMLInputElement } {
  for (const field of form.querySelectorAll<HTMLInputElement>('input[name^="aim"], input[name^="date"]')) {
    const index = Number(field.name.replace(/\D/g, ''))
    if (field.type === 'date' && field.validity.badInput) return { key: 'released.notes.noDay', index, field }
    if (field.type !== 'date' && field.value.trim() === '') return { key: 'released.notes.noWords', index, field }
  }
  return { key: '', index: 0 }
}

function Conflict({ notes, other }: { notes: OwnNotesState; other: Notes }) {
  const words = useWords()
  return (
    <div style={STATUS} className="final" role="alert">
      <strong>{words('released.notes.stale')}</strong>
      <p className="small">{words('released.notes.other')}</p>
      <KeptNotes notes={other} />
      <div style={ACTS}>
        <button type="button" className="button main" onClick={() => void notes.keepMine()}>
          {words('released.notes.keepMine')}
        </button>
        <button type="button" className="button" onClick={notes.takeOther}>
          {words('released.notes.takeOther')}
        </button>
      </div>
    </div>
  )
}

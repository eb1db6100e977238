/** What the evaluatee types beside the report: saved on what was read, kept on the page until it is saved. */
import { useEffect, useRef, useState } from 'react'
import { isRefusal } from '../../api/refusals.ts'
import type { Notes, ReportCalls, Which } from './reportCalls.ts'

export type Typed = Omit<Notes, 'version'>

/** `other`: what was saved elsewhere meanwhile; whose change stays is the person's choice. */
interface Conflict {
  other: Notes
}

export interface OwnNotesState {
  typed: Typed
  isDirty: boolean
  is: 'ready' | 'saving' | 'saved'
  failure: unknown
  conflict: Conflict | undefined
  change: (typed: Partial<Typed>) => void
  save: () => Promise<void>
  /** Saves what was typed here in place of what was saved elsewhere. */
  keepMine: () => Promise<void>
  takeOther: () => void
}

const typedOf = ({ text, aims, shared }: Notes): Typed => ({ text, aims, shared })

interface OwnNotesOptions {
  calls: ReportCalls
  which: Which
  loaded: Notes
  onKept: (notes: Notes) => void
}

export function useOwnNotes({ calls, which, loaded, onKept }: OwnNotesOptions): OwnNotesState {
  const key = `${which.id}/${which.employeeId}`
  const [{ typed, kept }, setNotes] = useState(() => calls.unsaved.get(key) ?? { typed: typedOf(loaded), kept: loaded })
  const [is, setIs] = useState<OwnNotesState['is']>('ready')
  const [failure, setFailure] = useState<unknown>()
  const [conflict, setConflict] = useState<Conflict>()
  // Known at once, where the second click of two comes before anything is drawn.
  const isSending = useRef(false)
  const isDirty = JSON.stringify(typed) !== JSON.stringify(typedOf(kept))
  useEffect(() => {
    if (isDirty) calls.unsaved.set(key, { typed, kept })
    else calls.unsaved.delete(key)
  }, [calls, key, isDirty, typed, kept])
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: Event) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])

  async function saveOn(version: number) {
    if (isSending.current) return
    isSending.current = true
    setIs('saving')
    setFailure(undefined)
    try {
      const notes = await calls.saveNotes(which, { ...typed, version })
      // What was typed meanwhile is newer than what was saved.
      setNotes((now) => ({ typed: now.typed === typed ? typedOf(notes) : now.typed, kept: notes }))
      setConflict(undefined)
      setIs('saved')
      onKept(notes)
    } catch (error) {
      setIs('ready')
      if (isRefusal(error, 'STALE_VERSION')) await askWhose()
      else setFailure(error)
    } finally {
      isSending.current = false
    }
  }

  async function askWhose() {
    try {
      setConflict({ other: await calls.notes(which) })
    } catch (error) {
      setFailure(error)
    }
  }

  return {
    ...{ typed, isDirty, is, failure, conflict },
    change(part) {
      setIs((was) => (was === 'saved' ? 'ready' : was))
      setNotes((now) => ({ ...now, typed: { ...now.typed, ...part } }))
    },
    save: () => saveOn(kept.version),
    keepMine: () => saveOn(conflict?.other.version ?? kept.version),
    takeOther() {
      if (conflict === undefined) return
      setNotes({ typed: typedOf(conflict.other), kept: conflict.other })
      setConflict(undefined)
      onKept(conflict.other)
    },
  }
}

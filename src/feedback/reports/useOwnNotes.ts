/** What the evaluatee types beside the report: saved on what was read, kept in the browser until it is saved. */
import { useEffect, useRef, useState } from 'react'
import { isRefusal } from '../../api/refusals.ts'
import type { Notes, ReportCalls } from './reportCalls.ts'
import type { Unsaved, Which } from './unsavedNotes.ts'

type Typed = Unsaved['typed']

export interface OwnNotesState {
  typed: Typed
  isDirty: boolean
  is: 'ready' | 'saving' | 'saved'
  /** Of the last save that ended. */
  failure: unknown
  /** What was saved elsewhere meanwhile; whose change stays is the person's choice. */
  other: Notes | undefined
  change: (typed: Partial<Typed>) => void
  /** In place of what was saved elsewhere, where the person was asked. */
  save: () => Promise<void>
  takeOther: () => void
}

/** An aim of which nothing was written is none: it is neither a change nor sent. */
const withoutEmpty = (typed: Typed): Typed => ({
  ...typed,
  aims: typed.aims.filter(({ text, date }) => text.trim() !== '' || date !== null),
})

const typedOf = ({ text, aims, shared }: Notes): Typed => ({ text, aims, shared })
const isSame = (one: Typed, other: Typed): boolean => JSON.stringify(one) === JSON.stringify(other)

interface OwnNotesOptions {
  calls: ReportCalls
  which: Which
  loaded: Notes
  onKept: (notes: Notes) => void
}

/** What was typed before, unless it was saved after all. */
function beginWith({ calls, which, loaded }: OwnNotesOptions): Unsaved {
  const before = calls.unsaved.get(which)
  const isNew = before !== undefined && !isSame(before.typed, typedOf(loaded))
  return isNew ? before : { typed: typedOf(loaded), kept: loaded }
}

/** Sharing is as it was chosen last, wherever that was; what was chosen here and not saved is newer. */
function withSharingOf({ typed, kept }: Unsaved, other: Notes): Unsaved {
  const isChosenHere = typed.shared !== kept.shared
  return {
    typed: { ...typed, shared: isChosenHere ? typed.shared : other.shared },
    kept: { ...kept, shared: other.shared },
  }
}

/** What was typed stays until it is saved, in the browser, which asks before it leaves since it is nowhere else. */
function useUnsaved({ calls, which }: OwnNotesOptions, { typed, kept }: Unsaved): boolean {
  const isDirty = !isSame(withoutEmpty(typed), typedOf(kept))
  useEffect(() => {
    if (isDirty) calls.unsaved.set(which, { typed, kept })
    else calls.unsaved.delete(which)
  }, [calls, which, isDirty, typed, kept])
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: Event) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  return isDirty
}

/** One save at a time, however often it is asked for; `send` answers whether it is saved. */
function useSaving(send: () => Promise<boolean>) {
  const [is, setIs] = useState<OwnNotesState['is']>('ready')
  const [failure, setFailure] = useState<unknown>()
  const isBusy = useRef(false)
  async function save() {
    if (isBusy.current) return
    isBusy.current = true
    setIs('saving')
    try {
      setIs((await send()) ? 'saved' : 'ready')
      setFailure(undefined)
    } catch (error) {
      setIs('ready')
      setFailure(error)
    } finally {
      isBusy.current = false
    }
  }
  return { is, failure, isBusy, save, forgetFailure: () => setFailure(undefined) }
}

export function useOwnNotes(options: OwnNotesOptions): OwnNotesState {
  const { calls, which, onKept } = options
  const [notes, setNotes] = useState(() => beginWith(options))
  const { typed, kept } = notes
  const [other, setOther] = useState<Notes>()
  const isDirty = useUnsaved(options, notes)
  const newest = useRef(typed)
  useEffect(() => {
    newest.current = typed
  })

  /** Whoever has left the page meanwhile is not to find as unsaved what is saved. */
  function settle(saved: Notes) {
    if (isSame(newest.current, typed)) calls.unsaved.delete(which)
    else calls.unsaved.set(which, { typed: newest.current, kept: saved })
  }

  function take(saved: Notes): true {
    settle(saved)
    // What was typed meanwhile is newer than what was saved.
    setNotes((now) => ({ typed: now.typed === typed ? typedOf(saved) : now.typed, kept: saved }))
    setOther(undefined)
    onKept(saved)
    return true
  }

  async function askWhose(): Promise<boolean> {
    const found = await calls.notes(which)
    // A save before it, whose answer was lost.
    if (isSame(typedOf(found), withoutEmpty(typed))) return take(found)
    setNotes((now) => withSharingOf(now, found))
    setOther(found)
    onKept(found)
    return false
  }

  const { isBusy, forgetFailure, ...saving } = useSaving(async () => {
    try {
      return take(await calls.saveNotes(which, { ...withoutEmpty(typed), version: (other ?? kept).version }))
    } catch (error) {
      if (isRefusal(error, 'STALE_VERSION')) return askWhose()
      throw error
    }
  })

  return {
    ...{ typed, isDirty, other, ...saving },
    change: (part) => setNotes((now) => ({ ...now, typed: { ...now.typed, ...part } })),
    takeOther() {
      if (other === undefined || isBusy.current) return
      setNotes({ typed: typedOf(other), kept: other })
      setOther(undefined)
      forgetFailure()
    },
  }
}

import { useLayoutEffect, useRef } from 'react'
import { holdUnsaved } from './unsaved.ts'

interface LeaveGuardProps {
  isDirty: boolean
  /** The address's query, too, says what it belongs to. */
  isOfQuery?: boolean | undefined
  /** Called when the person decides to leave without saving. */
  onLeave?: () => void
  /** Called when the session is over and the page goes by itself. */
  onKeep?: () => void
}

/** Leaving is asked about (LeaveQuestion) while there are unsaved changes here. */
export function LeaveGuard({ isDirty, isOfQuery = false, onLeave, onKeep }: LeaveGuardProps) {
  const latest = useRef({ onLeave, onKeep })
  useLayoutEffect(() => {
    latest.current = { onLeave, onKeep }
  })
  // Before anything else can happen: who is led on after a save is not asked about it.
  useLayoutEffect(
    () =>
      isDirty
        ? holdUnsaved({
            isOfQuery,
            onLeave: () => latest.current.onLeave?.(),
            onKeep: () => latest.current.onKeep ?? null,
          })
        : undefined,
    [isDirty, isOfQuery],
  )
  return null
}

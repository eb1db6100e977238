import { useLayoutEffect, useRef } from 'react'
import { holdUnsaved } from './unsaved.ts'

interface LeaveGuardProps {
  isDirty: boolean
  /** Called when the person decides to leave without saving. */
  onLeave?: () => void
}

/** Leaving is asked about (LeaveQuestion) while there are unsaved changes here. */
export function LeaveGuard({ isDirty, onLeave }: LeaveGuardProps) {
  const latest = useRef(onLeave)
  useLayoutEffect(() => {
    latest.current = onLeave
  })
  // Before anything else can happen: who is led on after a save is not asked about it.
  useLayoutEffect(() => (isDirty ? holdUnsaved(() => latest.current?.()) : undefined), [isDirty])
  return null
}

/** Asks before unsaved changes are left behind: links, back and forward, and closing the tab. */
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { UnsavedQuestion } from './UnsavedQuestion.tsx'

interface LeaveGuardProps {
  isDirty: boolean
  /** Called when the person decides to leave without saving. */
  onLeave?: () => void
}

export function LeaveGuard({ isDirty, onLeave }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isDirty])

  if (blocker.state !== 'blocked') return null
  function leave() {
    onLeave?.()
    blocker.proceed?.()
  }
  return <UnsavedQuestion onStay={() => blocker.reset()} onLeave={leave} />
}

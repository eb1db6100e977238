/** Asks before unsaved changes are left behind: links, back and forward, and closing the tab. */
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { UnsavedQuestion } from './UnsavedQuestion.tsx'

let isObjecting = true

/** Guards object to leaving the app, or no more: who has agreed is not asked by the browser again. */
export function setObjecting(isWanted: boolean): void {
  isObjecting = isWanted
}

/** Whether a guard on the page has something unsaved. */
export const isUnsaved = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

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
    const warn = (event: BeforeUnloadEvent) => isObjecting && event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isDirty])

  const isAsking = blocker.state === 'blocked'
  useEffect(() => {
    // Saved meanwhile: there is nothing to ask any more.
    if (isAsking && !isDirty) blocker.reset()
  }, [isAsking, isDirty, blocker])

  if (!isAsking) return null
  function leave() {
    onLeave?.()
    blocker.proceed?.()
  }
  return <UnsavedQuestion onStay={() => blocker.reset()} onLeave={leave} />
}

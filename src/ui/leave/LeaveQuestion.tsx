import { useEffect, useSyncExternalStore } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'
import { UnsavedQuestion } from './UnsavedQuestion.tsx'
import { giveUpUnsaved, isLostOnTheWay, isUnsaved, watchUnsaved } from './unsaved.ts'

let isObjecting = true

/** The browser asks before the tab is closed, or no more: who has agreed is not asked again. */
export function setObjecting(isWanted: boolean): void {
  isObjecting = isWanted
}

const leavesUnsaved: BlockerFunction = ({ currentLocation, nextLocation }) =>
  isLostOnTheWay(currentLocation, nextLocation)

/**
 * Asks before unsaved changes are left behind: links, back and forward, and closing the tab. One for all guards, as the
 * router listens to one only.
 */
export function LeaveQuestion() {
  const hasUnsaved = useSyncExternalStore(watchUnsaved, isUnsaved)
  const blocker = useBlocker(leavesUnsaved)
  useEffect(() => {
    if (!hasUnsaved) return
    const warn = (event: BeforeUnloadEvent) => isObjecting && event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [hasUnsaved])

  const isAsking = blocker.state === 'blocked'
  useEffect(() => {
    // Saved meanwhile: there is nothing to ask any more.
    if (isAsking && !hasUnsaved) blocker.reset()
  }, [isAsking, hasUnsaved, blocker])

  if (!isAsking) return null
  function leave() {
    giveUpUnsaved()
    blocker.proceed?.()
  }
  return <UnsavedQuestion onStay={() => blocker.reset()} onLeave={leave} />
}

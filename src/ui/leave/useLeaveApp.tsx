/** Asks before what leaves the whole app (another session, another enterprise) loses what was typed. */
import { useEffect, useRef, useState } from 'react'
import { setObjecting } from './LeaveQuestion.tsx'
import { UnsavedQuestion } from './UnsavedQuestion.tsx'
import { isUnsaved } from './unsaved.ts'

type Act = () => Promise<unknown>

export function useLeaveApp() {
  const [waiting, setWaiting] = useState<Act | null>(null)
  const isLeaving = useRef(false)
  useEffect(() => () => setObjecting(true), [])
  function setLeaving(isNow: boolean) {
    isLeaving.current = isNow
    // The browser's own question would come after ours, and after the act.
    setObjecting(!isNow)
  }
  function leave(act: Act) {
    setWaiting(null)
    setLeaving(true)
    // Told by the act; the page stays, and is guarded as before.
    act().catch(() => setLeaving(false))
  }
  function leaveBy(act: Act) {
    // Two clicks are one order.
    if (isLeaving.current) return
    if (isUnsaved()) setWaiting(() => act)
    else leave(act)
  }
  return {
    leaveBy,
    question: waiting && <UnsavedQuestion onStay={() => setWaiting(null)} onLeave={() => leave(waiting)} />,
  }
}

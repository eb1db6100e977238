/** Asks before what leaves the whole app (another session, another enterprise) loses what was typed. */
import { useEffect, useState } from 'react'
import { isUnsaved, setObjecting } from './LeaveGuard.tsx'
import { UnsavedQuestion } from './UnsavedQuestion.tsx'

export function useLeaveApp() {
  const [waiting, setWaiting] = useState<(() => Promise<unknown>) | null>(null)
  useEffect(() => () => setObjecting(true), [])
  function leave(act: () => Promise<unknown>) {
    setWaiting(null)
    // The browser's own question would come after ours, and after the act.
    setObjecting(false)
    // Told by the act; the page stays, and is guarded as before.
    act().catch(() => setObjecting(true))
  }
  return {
    leaveBy: (act: () => Promise<unknown>) => (isUnsaved() ? setWaiting(() => act) : leave(act)),
    question: waiting && <UnsavedQuestion onStay={() => setWaiting(null)} onLeave={() => leave(waiting)} />,
  }
}

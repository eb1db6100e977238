/** Asks before what leaves the whole app (another session, another enterprise) loses what was typed. */
import { useEffect, useState } from 'react'
import { UnsavedQuestion } from './UnsavedQuestion.tsx'

/** Every LeaveGuard with something unsaved objects to it. */
const isUnsaved = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** The browser's own question would come after ours, and after the act. */
const quiet = (event: Event) => event.stopImmediatePropagation()

const askAgain = () => removeEventListener('beforeunload', quiet, { capture: true })

export function useLeaveApp() {
  const [waiting, setWaiting] = useState<(() => Promise<unknown>) | null>(null)
  useEffect(() => askAgain, [])
  function leave(act: () => Promise<unknown>) {
    addEventListener('beforeunload', quiet, { capture: true })
    setWaiting(null)
    // Told by the act; the page stays, and is guarded as before.
    act().catch(askAgain)
  }
  return {
    leaveBy: (act: () => Promise<unknown>) => (isUnsaved() ? setWaiting(() => act) : leave(act)),
    question: waiting && <UnsavedQuestion onStay={() => setWaiting(null)} onLeave={() => leave(waiting)} />,
  }
}

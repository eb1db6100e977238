/** The acts that wait in the queue, to be seen in their rows. */
import { useEffect, useSyncExternalStore } from 'react'
import { useNotificationContext } from 'react-admin'
import { useActQueue } from '../../providers/actQueue.ts'

export function useWaitingActs() {
  const queue = useActQueue()
  return { acts: useSyncExternalStore(queue.subscribe, queue.waiting), callOff: queue.callOff }
}

/** The act that waits for a row; undefined when none does. */
export function useWaitingAct(id: unknown) {
  const { acts, callOff } = useWaitingActs()
  const act = acts.find(({ ids }) => ids?.includes(id))
  return act && { callOff: () => callOff(act) }
}

/**
 * An offer of a way back closes as soon as something else is to be told: react-admin shows one notice after the other, and
 * whoever takes back means what was done last.
 */
export function useGiveWay(close: () => void) {
  const { notifications } = useNotificationContext()
  const isAnotherWaiting = notifications.length > 0
  useEffect(() => {
    if (isAnotherWaiting) close()
  }, [isAnotherWaiting, close])
}

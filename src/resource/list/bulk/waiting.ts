/** The acts that wait in the queue, to be seen in their rows. */
import { useSyncExternalStore } from 'react'
import { useActQueue } from '../../../providers/kept/actQueue.ts'

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

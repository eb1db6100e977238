/** Acts that cannot be taken back wait a moment here, so that they can still be called off. */
import { createContext, useContext } from 'react'
import type { CallOptions } from '../calls/calls.ts'

export const WAIT_MILLISECONDS = 6_000

export interface WaitingAct {
  /** The records it is about; null where it is for all that match. */
  ids: readonly unknown[] | null
  /** Sends it; told and loaded again by the act itself. */
  send: (options: CallOptions) => Promise<unknown>
}

/** When the page goes all of them go out, each kept alive by the browser; react-admin's own undo would lose them. */
export function createActQueue() {
  const timers = new Map<WaitingAct, ReturnType<typeof setTimeout>>()
  const underWay = new Set<Promise<unknown>>()
  const listeners = new Set<() => void>()
  let waiting: readonly WaitingAct[] = []

  /** Whether it was still waiting. */
  function remove(act: WaitingAct): boolean {
    clearTimeout(timers.get(act))
    const was = timers.delete(act)
    waiting = [...timers.keys()]
    if (was && timers.size === 0) removeEventListener('pagehide', leave)
    for (const tell of listeners) tell()
    return was
  }

  /** Resolves when it has been answered, however. */
  function begin(act: WaitingAct, options: CallOptions): Promise<void> {
    const sent = act.send(options)
    underWay.add(sent)
    const end = () => void underWay.delete(sent)
    return sent.then(end, end)
  }

  function sendAll(options: CallOptions): void {
    for (const act of waiting.filter(remove)) void begin(act, options)
  }

  const leave = () => sendAll({ keepalive: true })

  return {
    put(act: WaitingAct) {
      if (timers.size === 0) addEventListener('pagehide', leave)
      const due = () => void (remove(act) && begin(act, {}))
      timers.set(act, setTimeout(due, WAIT_MILLISECONDS))
      waiting = [...timers.keys()]
      for (const tell of listeners) tell()
    },
    callOff: remove,
    /** One that was not done, without another wait. */
    sendAgain: (act: WaitingAct) => begin(act, {}),
    /**
     * At once: whoever signs out or enters another enterprise may do nothing here afterwards. Resolves when all have
     * been answered, those included that were on their way; rejects then if one was refused.
     */
    async flush(): Promise<void> {
      sendAll({})
      const ends = await Promise.allSettled(underWay)
      for (const end of ends) if (end.status === 'rejected') throw end.reason
    },
    /** For useSyncExternalStore. */
    waiting: () => waiting,
    subscribe(tell: () => void) {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
  }
}

export type ActQueue = ReturnType<typeof createActQueue>

export const ActQueueContext = createContext<ActQueue | null>(null)

/** The one queue of the app. */
export function useActQueue(): ActQueue {
  const queue = useContext(ActQueueContext)
  if (queue === null) throw new Error('useActQueue needs a page of the app around it')
  return queue
}

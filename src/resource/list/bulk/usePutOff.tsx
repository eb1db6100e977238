/** Puts off an act that cannot be taken back, tells that it waits and, by its name, why it was not done in the end. */
import { useNotify } from 'react-admin'
import type { CallOptions } from '../../../providers/calls/calls.ts'
import { isLeadingAway, mayPass } from '../../../providers/calls/errors.ts'
import { useActQueue, type WaitingAct } from '../../../providers/kept/actQueue.ts'
import { LONG_ENOUGH_TO_READ } from '../../../ui/notices/CloseNotice.tsx'
import { NotDoneNotice } from './NotDoneNotice.tsx'
import { createWaitingNotice } from './WaitingNotice.tsx'

/** What is told of an act that waits; by the time it goes out its page may be gone. */
interface Waits {
  /** Message key of what will be done; gets `count`. */
  key: string
  /** Message key of what was not done, before the reason; gets `count`. */
  notDoneKey: string
  onNotDone?: (error: unknown) => void
  /** It was not done at first, and was sent again. */
  onDoneAfterAll?: () => void
}

export type PutOff = (act: { ids: WaitingAct['ids']; count: number; send: (how: CallOptions) => Promise<void> }) => void

/** Apart from useBulkAct, which every list has: few acts wait. */
export function usePutOff(waits: Waits): PutOff {
  const queue = useActQueue()
  const notify = useNotify()
  return ({ ids, count, send }) => {
    let wasNotDone = false
    function tellNotDone(error: unknown) {
      wasNotDone = true
      waits.onNotDone?.(error)
      if (isLeadingAway(error)) return
      const again = mayPass(error) && { again: () => queue.sendAgain(act) }
      notify(<NotDoneNotice canWait text={{ key: waits.notDoneKey, count }} error={error} {...again} />, {
        autoHideDuration: again ? null : LONG_ENOUGH_TO_READ,
      })
    }
    const act: WaitingAct = {
      ids,
      async send(how) {
        try {
          await send(how)
        } catch (error) {
          tellNotDone(error)
          throw error
        }
        if (wasNotDone) waits.onDoneAfterAll?.()
      },
    }
    queue.put(act)
    notify(createWaitingNotice({ act, text: { key: waits.key, count } }), { autoHideDuration: null })
  }
}

import { setTimeout as pass } from 'node:timers/promises'
import { DatabaseFault } from './faults.ts'

const FIRST_PAUSE_MILLISECONDS = 500
const MOST_PAUSE_MILLISECONDS = 5_000

/** Writes what nobody else knows, over faults of the database and until the process stops; then the fault is thrown. */
export async function overFaults<T>(write: () => Promise<T>, stopping: AbortSignal): Promise<T> {
  for (let pause = FIRST_PAUSE_MILLISECONDS; ; pause = Math.min(2 * pause, MOST_PAUSE_MILLISECONDS)) {
    try {
      return await write()
    } catch (error) {
      if (!(error instanceof DatabaseFault) || stopping.aborted) throw error
      // A stop cuts the pause short; then it is tried once more.
      await pass(pause, undefined, { signal: stopping }).catch(() => undefined)
    }
  }
}

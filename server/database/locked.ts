/** PostgreSQL: locks that nobody waits behind for long. */
import { setTimeout as wait } from 'node:timers/promises'

/** Nobody waits longer for a lock of ours: who comes meanwhile stands behind it. */
const LOCK_MILLISECONDS = 100
/** A dump that reads the table goes on for longer: then it fails, and the caller tries again later. */
const TRIES = 30
const BETWEEN_TRIES_MILLISECONDS = 150
const LOCK_NOT_AVAILABLE = '55P03'

/** Does `work`, which waits for locks as long as it is told, until nobody else holds them for a moment. */
export async function patiently(work: (lockMilliseconds: number) => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await work(LOCK_MILLISECONDS)
      return
    } catch (error) {
      if (tries === TRIES || (error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error
      await wait(BETWEEN_TRIES_MILLISECONDS)
    }
  }
}

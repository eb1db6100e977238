/**
 * Slows attempts down instead of refusing them: they wait for each other, each longer than the last. For where somebody
 * came in before, so that others who guess lock nobody out (docs/decisions/0017).
 */
import { setTimeout as pass } from 'node:timers/promises'
import { BusinessError } from '../../../domain/errors.ts'
import type { ServiceContext } from '../../database/context.ts'
import { type Counted, createThrottle } from './throttle.ts'

const FIRST_PAUSE_MILLISECONDS = 250
const LONGEST_PAUSE_MILLISECONDS = 15_000
/** Gateways wait a minute for an answer: who came behind more would not see it. */
const MOST_WAITING = 4

const pauseAfter = (failures: number) => Math.min(FIRST_PAUSE_MILLISECONDS * 2 ** failures, LONGEST_PAUSE_MILLISECONDS)

export function createSlowing(context: Pick<ServiceContext, 'database' | 'now'>) {
  const throttle = createThrottle(context)
  const waiting = new Map<string, { count: number; last: Promise<unknown> }>()

  async function waitAfter(before: Promise<unknown>, key: string): Promise<Counted[]> {
    await before.catch(() => {})
    const counted = await throttle.begin([{ kind: 'turn', key }])
    const [{ failures }] = counted as [Counted]
    await pass(pauseAfter(failures - 1))
    return counted
  }

  /**
   * Counts an attempt as failed and answers, when it is its turn, what `succeed` of the throttle takes back. Throws
   * SIGN_IN_THROTTLED only while more wait at the same moment than would see an answer.
   */
  return async (key: string): Promise<Counted[]> => {
    const line = waiting.get(key) ?? { count: 0, last: Promise.resolve() }
    if (line.count >= MOST_WAITING)
      throw new BusinessError('SIGN_IN_THROTTLED', { seconds: LONGEST_PAUSE_MILLISECONDS / 1000 })
    line.count += 1
    const mine = waitAfter(line.last, key)
    waiting.set(key, Object.assign(line, { last: mine }))
    try {
      return await mine
    } finally {
      line.count -= 1
      if (line.count === 0) waiting.delete(key)
    }
  }
}

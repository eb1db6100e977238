/** How the long run times a call (tests/soak/crowd/lists.ts): what was kept in memory by a try before says nothing. */
import { expect, test } from 'vitest'
import type { Caller } from '../../server/demo/caller.ts'
import { secondsOf } from '../soak/crowd/lists.ts'

const MOST = 0.02

/** A server whose first answer takes longer than it may, and whose others come from memory. */
function slowOnce() {
  let isKept = false
  const call = async () => {
    const before = process.threadCpuUsage()
    while (!isKept && process.threadCpuUsage(before).user < 5 * MOST * 1e6) {
      // The work itself.
    }
    isKept = true
    return { status: 200, returnCode: 0 }
  }
  return { call } as unknown as Caller
}

test('a call over its bound is tried again on a server that was asked nothing before', async () => {
  let caller = slowOnce()
  let renewed = 0
  const renew = async () => {
    caller = slowOnce()
    renewed += 1
  }
  const place = { database: { engine: 'sqlite' } as never, caller: () => caller, renew }
  const call = { operationId: 'getTeamReport', path: { id: 1 }, query: {}, said: '' } as const
  expect((await secondsOf(place, call, MOST)).seconds).toBeGreaterThan(MOST)
  expect(renewed).toBe(2)
})

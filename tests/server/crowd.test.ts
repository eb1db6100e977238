/** No list, filter or order is slow over many turns in a database that knows nothing of its sizes (issue 7, point 2). */
import { expect, test } from 'vitest'
import { crowdLists } from '../soak/crowd/lists.ts'
import { openTestDatabase } from './testDatabase.ts'

const MINUTES = 60_000

test(
  'twenty thousand turns: every list with every filter and order answers within a second',
  async () => {
    const { directory, url, remove } = await openTestDatabase()
    const { calls, wrong } = await crowdLists({ directory, url, turns: 20_000, beside: 1000, paired: false, most: 1 })
    await remove()
    expect(wrong).toEqual([])
    expect(calls).toBeGreaterThan(300)
  },
  20 * MINUTES,
)

/** A browser whose storage is full: what it has no room for is sent, and nothing older comes back in its place. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Answer } from '../../../domain/paper/model.ts'
import { shelfInMemory } from '../../../tests/shelfInMemory.ts'
import { judge, refusedBy } from '../failure.ts'
import { DraftQueue, PAUSE_MS } from './draftQueue.ts'
import { createKeptAnswers, shelfKey } from './keptAnswers.ts'

const KEY = shelfKey(null, 1)
const text = (questionId: number, value: string): Answer => ({ questionId, text: value })
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const LONG = 'longer than there is room for'

/** Takes what is no longer than what lies there already once it is full, or nothing at all. */
function browser() {
  const stored = new Map<string, string>()
  const state = { isFull: false, takesLess: true }
  const shelf = shelfInMemory(stored)
  const { setItem } = shelf
  shelf.setItem = (key, value) => {
    const isLess = state.takesLess && value.length <= (stored.get(key)?.length ?? 0)
    if (state.isFull && !isLess) throw new DOMException('full', 'QuotaExceededError')
    setItem(key, value)
  }
  const arrived: Answer[][] = []
  const send = async (answers: Answer[]) => void arrived.push(answers)
  const visit = () => new DraftQueue({ send, judge, refusedBy, kept: createKeptAnswers(KEY, shelf) })
  return { visit, arrived, state, kept: () => createKeptAnswers(KEY, shelf).load() }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each([
  { name: 'that still takes less', takesLess: true, want: [text(2, 'other')] },
  { name: 'that takes nothing any more', takesLess: false, want: [] },
])('in a full storage $name no older answer is left for the next visit to send', async ({ takesLess, want }) => {
  const { visit, arrived, state, kept } = browser()
  const queue = visit()
  queue.put(text(2, 'other'))
  queue.put(text(1, 'old'))
  Object.assign(state, { isFull: true, takesLess })
  queue.put(text(1, LONG))
  expect(kept()).toEqual(want)
  await pass(PAUSE_MS)
  expect(arrived).toEqual([[text(2, 'other'), text(1, LONG)]])
  const next = visit()
  next.resume()
  await pass(PAUSE_MS)
  expect(arrived).toHaveLength(1)
  expect(next.unsent()).toEqual([])
})

test('what has arrived is not sent again, however little the storage takes', async () => {
  const { visit, arrived, state, kept } = browser()
  const queue = visit()
  queue.checkWith(({ questionId }) => questionId !== 2)
  queue.put(text(2, 'half typed'))
  queue.put(text(1, 'old'))
  Object.assign(state, { isFull: true, takesLess: false })
  await pass(PAUSE_MS)
  expect(arrived).toEqual([[text(1, 'old')]])
  expect(kept()).toEqual([])
})

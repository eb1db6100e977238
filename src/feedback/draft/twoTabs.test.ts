/** One form in two tabs of a browser: each keeps its own answers and takes away no other's. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Answer } from '../../../domain/paper/model.ts'
import { shelfInMemory } from '../../../tests/shelfInMemory.ts'
import { NetworkError } from '../../api/errors.ts'
import { judge, refusedBy } from '../failure.ts'
import { DraftQueue, FIRST_RETRY_MS, PAUSE_MS } from './draftQueue.ts'
import { createKeptAnswers, shelfKey } from './keptAnswers.ts'

const KEY = shelfKey(null, 1)
const text = (questionId: number, value: string): Answer => ({ questionId, text: value })
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

function browser() {
  const stored = new Map<string, string>()
  const shelf = shelfInMemory(stored)
  /** A tab with the form; what it sends arrives while it is online. */
  const tab = () => {
    const line = { isOnline: true, arrived: [] as Answer[][] }
    const send = async (answers: Answer[]) => {
      if (!line.isOnline) throw new NetworkError('offline')
      line.arrived.push(answers)
    }
    return { line, queue: new DraftQueue({ send, judge, refusedBy, kept: createKeptAnswers(KEY, shelf) }) }
  }
  return { tab, shelf, stored, kept: () => createKeptAnswers(KEY, shelf).load() }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what one tab keeps stays when the other, opened before, keeps something, and a new visit sends both', async () => {
  const { tab, kept } = browser()
  const [first, second] = [tab(), tab()]
  for (const { line } of [first, second]) line.isOnline = false
  first.queue.put(text(1, 'a'))
  second.queue.put(text(2, 'b'))
  expect(kept()).toEqual([text(1, 'a'), text(2, 'b')])
  const visit = tab()
  visit.queue.resume()
  await pass(0)
  expect(visit.line.arrived).toEqual([[text(1, 'a'), text(2, 'b')]])
  expect(kept()).toEqual([])
})

test('a tab whose answers have arrived takes away its own alone', async () => {
  const { tab, kept, stored } = browser()
  const [first, second] = [tab(), tab()]
  first.line.isOnline = false
  first.queue.put(text(1, 'a'))
  second.queue.put(text(2, 'b'))
  await pass(PAUSE_MS)
  expect(second.line.arrived).toEqual([[text(2, 'b')]])
  expect(second.queue.status()).toBe('saved')
  expect(kept()).toEqual([text(1, 'a')])
  first.line.isOnline = true
  await pass(FIRST_RETRY_MS)
  expect([...stored]).toEqual([])
})

test('so it is in a full storage that takes nothing in place of what lies there before that is gone', async () => {
  const { tab, shelf, kept } = browser()
  const [first, second] = [tab(), tab()]
  first.line.isOnline = false
  first.queue.put(text(1, 'a'))
  second.queue.put(text(2, 'b'))
  const { setItem } = shelf
  shelf.setItem = (key, value) => {
    if (shelf.getItem(key) !== null) throw new DOMException('full', 'QuotaExceededError')
    setItem(key, value)
  }
  await pass(PAUSE_MS)
  expect(second.line.arrived).toEqual([[text(2, 'b')]])
  expect(kept()).toEqual([text(1, 'a')])
})

test('of two answers to one question the later one is kept, also when the earlier one has arrived', async () => {
  const { tab, kept } = browser()
  const [first, second] = [tab(), tab()]
  second.line.isOnline = false
  first.queue.put(text(1, 'a'))
  second.queue.put(text(1, 'b'))
  await pass(PAUSE_MS)
  expect(first.line.arrived).toEqual([[text(1, 'a')]])
  expect(kept()).toEqual([text(1, 'b')])
  // Typed on elsewhere, nothing of it comes back.
  first.queue.put(text(3, 'c'))
  expect(kept()).toEqual([text(1, 'b'), text(3, 'c')])
})

test('a form that is sent leaves nothing of any tab', () => {
  const { tab, stored } = browser()
  const [first, second] = [tab(), tab()]
  first.queue.put(text(1, 'a'))
  second.queue.put(text(2, 'b'))
  second.queue.clear()
  expect([...stored]).toEqual([])
})

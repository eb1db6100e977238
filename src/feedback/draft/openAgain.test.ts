/** A form that takes no answers for a time, and is loaded again once it does. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Answer } from '../../../domain/paper/model.ts'
import { shelfInMemory } from '../../../tests/shelfInMemory.ts'
import { ApiResponseNotSuccessfulError, NetworkError } from '../../api/errors.ts'
import { judge, refusedBy } from '../failure.ts'
import { DraftQueue, PAUSE_MS } from './draftQueue.ts'
import { createKeptAnswers } from './keptAnswers.ts'

const text = (questionId: number, value: string): Answer => ({ questionId, text: value })
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const ANSWERING_PAUSED = 2038

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A visit that begins with an older answer, kept where the newer found no room, and meets a paused round. */
async function paused() {
  const shelf = shelfInMemory(new Map())
  const { setItem } = shelf
  const kept = createKeptAnswers('unsent', shelf)
  const before = new DraftQueue({ send: () => Promise.reject(new NetworkError('offline')), judge, refusedBy, kept })
  before.put(text(1, 'old'))
  shelf.setItem = (key, value) => {
    if (value.length > (shelf.getItem(key)?.length ?? 0)) throw new DOMException('full', 'QuotaExceededError')
    setItem(key, value)
  }
  before.put(text(1, 'longer than there is room for'))
  await pass(PAUSE_MS)
  await before.pause()
  const send = vi.fn<(answers: Answer[]) => Promise<void>>()
  send.mockRejectedValueOnce(new ApiResponseNotSuccessfulError(ANSWERING_PAUSED, 'paused'))
  const queue = new DraftQueue({ send, judge, refusedBy, kept })
  queue.meet([])
  queue.resume()
  await pass(0)
  expect(send.mock.calls).toEqual([[[text(1, 'old')]]])
  expect(queue.status()).toBe('refused')
  return { queue, send }
}

test('nothing is called unsaved any more where the server has got something newer meanwhile', async () => {
  const { queue, send } = await paused()
  const told = vi.fn()
  queue.subscribe(told)
  queue.meet([text(1, 'longer than there is room for')])
  expect(queue.unsent()).toEqual([])
  expect(queue.status()).toBe('idle')
  expect(told).toHaveBeenCalledOnce()
  queue.resume()
  await pass(60_000)
  expect(send).toHaveBeenCalledOnce()
  expect(queue.status()).toBe('idle')
})

test('what the server has not got is on its way again', async () => {
  const { queue, send } = await paused()
  queue.meet([])
  expect(queue.status()).toBe('idle')
  queue.resume()
  await pass(0)
  expect(send.mock.calls).toEqual([[[text(1, 'old')]], [[text(1, 'old')]]])
  expect(queue.status()).toBe('saved')
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Answer } from '../../../domain/paper/model.ts'
import { shelfInMemory } from '../../../tests/shelfInMemory.ts'
import { ApiResponseNotSuccessfulError, NetworkError, UnauthenticatedError } from '../../api/errors.ts'
import { judge, refusedBy } from '../failure.ts'
import { DraftQueue, FIRST_RETRY_MS, LONGEST_RETRY_MS, PAUSE_MS } from './draftQueue.ts'
import { createKeptAnswers, shelfKey } from './keptAnswers.ts'

const KEY = 'unsent'

/** A browser's storage and a server that notes what it gets and answers as told. */
function setUp(stored = new Map<string, string>()) {
  const shelf = shelfInMemory(stored)
  const calls: Answer[][] = []
  const replies: (Error | Promise<void>)[] = []
  const send = async (answers: Answer[]) => {
    calls.push(answers)
    const reply = replies.shift()
    if (reply instanceof Error) throw reply
    await reply
  }
  const queue = new DraftQueue({ send, judge, refusedBy, kept: createKeptAnswers(KEY, shelf) })
  const kept = (): unknown => JSON.parse(stored.get(KEY) ?? '{"answers":[]}').answers
  return { queue, calls, replies, kept, stored }
}

const text = (questionId: number, value: string): Answer => ({ questionId, text: value })
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const offline = () => new NetworkError('offline')
const refused = (code: number, questionIds: number[] = []) =>
  new ApiResponseNotSuccessfulError(code, 'no', {
    fields: questionIds.map((id) => ({ field: String(id), message: 'no' })),
  })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a pause, then one call', () => {
  test('typing sends once, the last state, each question once and in the order of the last touch', async () => {
    const { queue, calls } = setUp()
    queue.put(text(1, 'a'))
    queue.put(text(2, 'x'))
    await pass(PAUSE_MS - 1)
    queue.put(text(1, 'ab'))
    await pass(PAUSE_MS - 1)
    expect(calls).toEqual([])
    await pass(1)
    expect(calls).toEqual([[text(2, 'x'), text(1, 'ab')]])
    expect(queue.status()).toBe('saved')
  })

  test('what changes during a call goes with the next one, never at the same time', async () => {
    const { queue, calls, replies, kept } = setUp()
    let arrive = () => {}
    replies.push(new Promise((done) => (arrive = done)))
    queue.put(text(1, 'a'))
    await pass(PAUSE_MS)
    queue.put(text(1, 'ab'))
    await pass(60_000)
    expect(calls).toEqual([[text(1, 'a')]])
    arrive()
    await pass(0)
    expect(calls).toEqual([[text(1, 'a')], [text(1, 'ab')]])
    expect(kept()).toEqual([])
  })
})

describe('offline', () => {
  test('keeps what is unsent, tries again ever later, and says so', async () => {
    const { queue, calls, replies, kept } = setUp()
    replies.push(offline(), offline(), refused(500))
    queue.put(text(1, 'a'))
    await pass(PAUSE_MS)
    expect(queue.status()).toBe('offline')
    expect(kept()).toEqual([text(1, 'a')])
    await pass(FIRST_RETRY_MS - 1)
    expect(calls).toHaveLength(1)
    await pass(1)
    expect(calls).toHaveLength(2)
    await pass(FIRST_RETRY_MS * 2)
    expect(calls).toHaveLength(3)
    await pass(FIRST_RETRY_MS * 4)
    expect(calls).toHaveLength(4)
    expect(queue.status()).toBe('saved')
    expect(kept()).toEqual([])
  })

  test('typing goes on without hurrying the next try; everything arrives together', async () => {
    const { queue, calls, replies } = setUp()
    replies.push(offline())
    queue.put(text(1, 'a'))
    await pass(PAUSE_MS)
    queue.put(text(2, 'b'))
    await pass(FIRST_RETRY_MS - 1)
    expect(calls).toHaveLength(1)
    await pass(1)
    expect(calls[1]).toEqual([text(1, 'a'), text(2, 'b')])
  })

  test('never waits longer than the longest pause; back online it tries at once', async () => {
    const { queue, calls, replies } = setUp()
    replies.push(...Array.from({ length: 12 }, offline))
    queue.put(text(1, 'a'))
    await pass(10 * 60_000)
    const tries = calls.length
    expect(tries).toBeGreaterThan(12)
    replies.push(offline(), offline(), offline(), offline(), offline(), offline(), offline())
    queue.put(text(1, 'b'))
    await pass(PAUSE_MS + LONGEST_RETRY_MS * 3)
    const before = calls.length
    queue.flush()
    await pass(0)
    expect(calls.length).toBe(before + 1)
  })
})

describe('an earlier visit', () => {
  test('what it left unsent is sent first, and forgotten only when the server has it', async () => {
    const { queue, calls, kept } = setUp(new Map([[KEY, JSON.stringify([text(7, 'left')])]]))
    queue.put(text(8, 'new'))
    expect(kept()).toEqual([text(7, 'left'), text(8, 'new')])
    queue.resume()
    await pass(0)
    expect(calls).toEqual([[text(7, 'left'), text(8, 'new')]])
    expect(kept()).toEqual([])
  })

  test.each(['{', '{"a":1}', '[1]', '[null]'])('unreadable storage (%s) is no answer', async (value) => {
    const { queue, calls } = setUp(new Map([[KEY, value]]))
    queue.resume()
    await pass(60_000)
    expect(calls).toEqual([])
  })

  test('the key tells forms and links apart and does not show the secret', () => {
    const secret = 'S3cretS3cretS3cretS3cretS3cretS3cretS3cret'
    const keys = [shelfKey(secret, 1), shelfKey(secret, 2), shelfKey(`${secret}x`, 1), shelfKey(null, 1)]
    expect(new Set(keys).size).toBe(4)
    expect(shelfKey(secret, 1)).toBe(keys[0])
    for (const key of keys) expect(key).toMatch(/^roundview\.unsent\.[0-9a-z]{5,12}$/)
  })
})

describe('refused', () => {
  test('one bad answer does not keep the others back', async () => {
    const { queue, calls, replies, kept } = setUp()
    replies.push(refused(2023), Promise.resolve(), refused(2023))
    for (const id of [1, 2, 3]) queue.put(text(id, 'a'))
    await pass(PAUSE_MS)
    await pass(10)
    expect(calls.map((call) => call.map(({ questionId }) => questionId))).toEqual([[1, 2, 3], [1], [2], [3]])
    expect(queue.status()).toBe('refused')
    expect(kept()).toEqual([text(2, 'a')])
    queue.put(text(2, 'mended'))
    await pass(PAUSE_MS)
    expect(queue.status()).toBe('saved')
    expect(kept()).toEqual([])
  })

  test.each([
    { name: 'closed', error: refused(2022) },
    { name: 'already sent', error: refused(2021) },
    { name: 'signed out', error: new UnauthenticatedError() },
  ])('$name: stops, tells it once and keeps what was typed', async ({ error }) => {
    const { queue, calls, replies, kept } = setUp()
    replies.push(error)
    queue.put(text(1, 'a'))
    await pass(PAUSE_MS)
    queue.put(text(1, 'ab'))
    await pass(60_000)
    expect(calls).toHaveLength(1)
    expect(queue.over()).toBe(error)
    expect(kept()).toEqual([text(1, 'ab')])
  })

  test.each([2022, 2038, 2020, 2001])(
    '%i, and open again: what was typed is sent once the form is loaded',
    async (code) => {
      const error = refused(code)
      const { queue, calls, replies, kept } = setUp()
      replies.push(error)
      queue.put(text(1, 'a'))
      await pass(PAUSE_MS)
      queue.resume()
      expect(queue.over()).toBe(error)
      await queue.pause()
      queue.meet([])
      expect(queue.over()).toBeUndefined()
      queue.resume()
      await pass(0)
      expect(calls).toEqual([[text(1, 'a')], [text(1, 'a')]])
      expect(queue.status()).toBe('saved')
      expect(kept()).toEqual([])
      queue.put(text(2, 'b'))
      await pass(PAUSE_MS)
      expect(calls[2]).toEqual([text(2, 'b')])
    },
  )

  test('the ones the server names are set aside, the others go again together', async () => {
    const { queue, calls, replies, kept } = setUp()
    replies.push(refused(2023, [2, 4]))
    for (const id of [1, 2, 3, 4]) queue.put(text(id, 'a'))
    await pass(PAUSE_MS)
    await pass(10)
    expect(calls.map((call) => call.map(({ questionId }) => questionId))).toEqual([
      [1, 2, 3, 4],
      [1, 3],
    ])
    expect(queue.status()).toBe('refused')
    expect(kept()).toEqual([text(2, 'a'), text(4, 'a')])
  })
})

describe('an answer the paper does not take', () => {
  const long = text(1, 'too long')
  const isShort = ({ text: value }: Answer) => value !== 'too long'

  test('is kept here, never sent and never called saved', async () => {
    const { queue, calls, kept } = setUp()
    queue.checkWith(isShort)
    queue.put(text(1, 'short'))
    await pass(PAUSE_MS)
    expect(queue.status()).toBe('saved')
    queue.put(long)
    expect(queue.status()).toBe('refused')
    await pass(60_000)
    expect(queue.status()).toBe('refused')
    expect(calls).toEqual([[text(1, 'short')]])
    expect(kept()).toEqual([long])
    queue.put(text(1, 'shortened'))
    await pass(PAUSE_MS)
    expect(queue.status()).toBe('saved')
    expect(kept()).toEqual([])
  })

  test('typed on within the pause: no call, and no saving without end', async () => {
    const { queue, calls } = setUp()
    queue.checkWith(isShort)
    queue.put(text(1, 'short'))
    queue.put(long)
    await pass(60_000)
    expect(calls).toEqual([])
    expect(queue.status()).toBe('refused')
  })

  test('left by an earlier visit it stays here, too, and holds nothing back', async () => {
    const { queue, calls, kept } = setUp(new Map([[KEY, JSON.stringify([long, text(2, 'left')])]]))
    queue.checkWith(isShort)
    queue.resume()
    await pass(0)
    expect(calls).toEqual([[text(2, 'left')]])
    expect(queue.status()).toBe('refused')
    expect(kept()).toEqual([long])
  })

  test('alone from an earlier visit it is told as not saved', async () => {
    const { queue, calls } = setUp(new Map([[KEY, JSON.stringify([long])]]))
    queue.checkWith(isShort)
    queue.resume()
    await pass(0)
    expect(calls).toEqual([])
    expect(queue.status()).toBe('refused')
  })

  test('given during a call, the call does not make it saved', async () => {
    const { queue, replies } = setUp()
    let arrive = () => {}
    replies.push(new Promise((done) => (arrive = done)))
    queue.checkWith(isShort)
    queue.put(text(2, 'x'))
    await pass(PAUSE_MS)
    queue.put(long)
    arrive()
    await pass(0)
    expect(queue.status()).toBe('refused')
  })
})

test('pause waits for the call under way and lets nothing follow; clear forgets', async () => {
  const { queue, calls, replies, kept } = setUp()
  let arrive = () => {}
  replies.push(new Promise((done) => (arrive = done)))
  queue.put(text(1, 'a'))
  await pass(PAUSE_MS)
  let isPaused = false
  const paused = queue.pause().then(() => {
    isPaused = true
  })
  queue.put(text(2, 'b'))
  await pass(1_000)
  expect(isPaused).toBe(false)
  arrive()
  await paused
  await pass(60_000)
  expect(calls).toHaveLength(1)
  expect(kept()).toEqual([text(2, 'b')])
  queue.clear()
  expect(kept()).toEqual([])
})

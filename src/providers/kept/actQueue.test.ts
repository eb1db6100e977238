import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActQueue, WAIT_MILLISECONDS } from './actQueue.ts'

const page = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function queueOfTwo() {
  const sent: unknown[] = []
  const act = (name: string) => ({ ids: [name], send: async (options: object) => sent.push([name, options]) })
  const queue = createActQueue()
  const [first, second] = [act('first'), act('second')]
  queue.put(first)
  queue.put(second)
  return { queue, first, second, sent }
}

test('acts wait, then each goes out once', () => {
  const { queue, sent, first, second } = queueOfTwo()
  vi.advanceTimersByTime(WAIT_MILLISECONDS - 1)
  expect(sent).toEqual([])
  expect(queue.waiting()).toEqual([first, second])
  vi.advanceTimersByTime(1)
  expect(sent).toEqual([
    ['first', {}],
    ['second', {}],
  ])
  page.dispatchEvent(new Event('pagehide'))
  expect(sent).toHaveLength(2)
  expect(queue.waiting()).toEqual([])
})

test('when the page goes all of them go out, kept alive', () => {
  const { sent } = queueOfTwo()
  page.dispatchEvent(new Event('pagehide'))
  vi.advanceTimersByTime(WAIT_MILLISECONDS)
  expect(sent).toEqual([
    ['first', { keepalive: true }],
    ['second', { keepalive: true }],
  ])
})

test('one is called off, then the page goes: the other goes out, kept alive', () => {
  const { queue, first, sent } = queueOfTwo()
  queue.callOff(first)
  page.dispatchEvent(new Event('pagehide'))
  expect(sent).toEqual([['second', { keepalive: true }]])
  expect(queue.waiting()).toEqual([])
})

test('one that is called off never goes out; who listens hears of it', () => {
  const { queue, first, second, sent } = queueOfTwo()
  const tell = vi.fn()
  const stop = queue.subscribe(tell)
  expect(queue.callOff(first)).toBe(true)
  expect(queue.waiting()).toEqual([second])
  expect(tell).toHaveBeenCalledTimes(1)
  stop()
  vi.advanceTimersByTime(WAIT_MILLISECONDS)
  expect(sent).toEqual([['second', {}]])
  expect(queue.callOff(second)).toBe(false)
  expect(tell).toHaveBeenCalledTimes(1)
})

test('a flush sends at once; one failure holds up no other, and is told when all have ended', async () => {
  const { queue, sent } = queueOfTwo()
  const refusal = new Error('refused')
  queue.put({ ids: null, send: () => Promise.reject(refusal) })
  const ending = Promise.withResolvers<void>()
  queue.put({ ids: null, send: () => ending.promise })
  const heard: unknown[] = []
  const flushed = queue.flush().catch((error) => heard.push(error))
  expect(sent).toEqual([
    ['first', {}],
    ['second', {}],
  ])
  await vi.advanceTimersByTimeAsync(1)
  expect(heard).toEqual([])
  ending.resolve()
  await flushed
  expect(heard).toEqual([refusal])
  await expect(queue.flush()).resolves.toBeUndefined()
})

test('a flush waits for what is on its way already', async () => {
  const queue = createActQueue()
  const ending = Promise.withResolvers<void>()
  queue.put({ ids: [1], send: () => ending.promise })
  vi.advanceTimersByTime(WAIT_MILLISECONDS)
  const over = vi.fn()
  const flushed = queue.flush().then(over)
  await vi.advanceTimersByTimeAsync(1)
  expect(over).not.toHaveBeenCalled()
  ending.resolve()
  await flushed
  expect(over).toHaveBeenCalledTimes(1)
})

test('one that is sent again goes at once, whatever comes of it, and a flush waits for it', async () => {
  const queue = createActQueue()
  const ending = Promise.withResolvers<void>()
  const ends = [() => Promise.reject(new Error('lost')), () => ending.promise]
  const act = { ids: [1], send: vi.fn(async () => ends.shift()?.()) }
  await queue.sendAgain(act)
  void queue.sendAgain(act)
  const over = vi.fn()
  const flushed = queue.flush().then(over)
  await vi.advanceTimersByTimeAsync(1)
  expect(over).not.toHaveBeenCalled()
  ending.resolve()
  await flushed
  expect(act.send.mock.calls).toEqual([[{}], [{}]])
  expect(queue.waiting()).toEqual([])
})

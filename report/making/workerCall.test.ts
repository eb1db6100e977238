import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { callWorker } from './workerCall.ts'

type Answer = { kind: 'news'; count: number } | { kind: 'done'; result: string }

/** What a worker is to the page, answered by the test. */
class Stand extends EventTarget {
  readonly sent: unknown[] = []
  postMessage(message: unknown): void {
    this.sent.push(message)
  }
  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

let worker: Stand
let heard: number[]
let cancel: AbortController

beforeEach(() => {
  vi.useFakeTimers()
  worker = new Stand()
  heard = []
  cancel = new AbortController()
})
afterEach(() => vi.useRealTimers())

function call(): Promise<unknown> {
  const hear = (news: { count: number }) => heard.push(news.count)
  // The part of a worker that is used.
  const stand = worker as unknown as Worker
  return callWorker<Answer>(stand, 'question', { silence: 1000, signal: cancel.signal, hear })
}

describe('a question to a worker', () => {
  test('is answered, with news on the way', async () => {
    const answer = call()
    expect(worker.sent).toEqual(['question'])
    worker.say({ kind: 'news', count: 1 })
    worker.say({ kind: 'news', count: 2 })
    worker.say({ kind: 'done', result: 'yes' })
    await expect(answer).resolves.toEqual({ kind: 'done', result: 'yes' })
    worker.say({ kind: 'news', count: 3 })
    expect(heard).toEqual([1, 2])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('fails as the worker says', async () => {
    const answer = call()
    worker.say({ kind: 'failed', reason: 'rubbish', detail: 'no font' })
    await expect(answer).rejects.toMatchObject({ name: 'PdfFailure', reason: 'rubbish', message: 'no font' })
  })

  test('fails where the worker says nothing for too long, news counted', async () => {
    const answer = call()
    const failed = expect(answer).rejects.toMatchObject({ reason: 'worker' })
    await vi.advanceTimersByTimeAsync(900)
    worker.say({ kind: 'news', count: 1 })
    await vi.advanceTimersByTimeAsync(900)
    worker.say({ kind: 'news', count: 2 })
    expect(heard).toEqual([1, 2])
    await vi.advanceTimersByTimeAsync(1100)
    await failed
  })

  test.each(['error', 'messageerror'])(
    'fails where the worker breaks (%s), and the page tells it once',
    async (type) => {
      const answer = call()
      const event = new Event(type, { cancelable: true })
      worker.dispatchEvent(event)
      expect(event.defaultPrevented).toBe(true)
      await expect(answer).rejects.toMatchObject({ reason: 'worker' })
    },
  )

  test('is given up', async () => {
    const answer = call()
    cancel.abort('enough')
    await expect(answer).rejects.toBe('enough')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('is not asked at all once it was given up', async () => {
    cancel.abort('enough')
    await expect(call()).rejects.toBe('enough')
    expect(worker.sent).toEqual([])
  })
})

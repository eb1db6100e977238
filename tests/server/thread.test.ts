import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createThread, ThreadBusy, ThreadError, ThreadStopped } from '../../server/jobs/thread.ts'

const ROOM = { most: 3, mostOfOne: 2 }

let directory: string
let file: string

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'roundview-thread-'))
  file = join(directory, 'worker.mjs')
  // Counts that it began, and answers nothing.
  writeFileSync(
    file,
    `import { workerData } from 'node:worker_threads'
     Atomics.add(new Int32Array(workerData), 0, 1)
     setInterval(() => {}, 1000)`,
  )
})

afterAll(() => {
  rmSync(directory, { recursive: true })
})

test('once it is stopped no question that waits, or comes later, begins', async () => {
  const begun = new Int32Array(new SharedArrayBuffer(4))
  const thread = createThread<ArrayBufferLike, never>(file, { heapMb: 64, milliseconds: 5_000, asked: ROOM })
  const asked = [thread.ask(1, async () => begun.buffer), thread.ask(1, async () => begun.buffer)]
  const outcomes = Promise.allSettled(asked)
  await expect.poll(() => begun[0]).toBe(1)
  await thread.stop()
  for (const outcome of await outcomes) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(ThreadStopped) })
  }
  await expect(thread.ask(1, async () => begun.buffer)).rejects.toThrow(ThreadStopped)
  expect(begun[0]).toBe(1)
})

test('a question that takes too long is told apart from one that was stopped', async () => {
  const begun = new Int32Array(new SharedArrayBuffer(4))
  const thread = createThread<ArrayBufferLike, never>(file, { heapMb: 64, milliseconds: 300, asked: ROOM })
  await expect(thread.ask(1, async () => begun.buffer)).rejects.toThrow(ThreadError)
  await thread.stop()
})

test('no more wait than there is room for, and one asker leaves room for others; what is asked is put together at its turn', async () => {
  const begun = new Int32Array(new SharedArrayBuffer(4))
  const thread = createThread<ArrayBufferLike, never>(file, { heapMb: 64, milliseconds: 5_000, asked: ROOM })
  const made: number[] = []
  const ask = (asker: number) =>
    thread.ask(asker, async () => {
      made.push(asker)
      return begun.buffer
    })
  const [first, second] = [ask(1), ask(1)]
  const waiting = Promise.allSettled([first, second])
  await expect(ask(1)).rejects.toThrow(ThreadBusy)
  const third = ask(2)
  const other = Promise.allSettled([third])
  await expect(ask(3)).rejects.toThrow(ThreadBusy)
  await expect.poll(() => begun[0]).toBe(1)
  expect(made).toEqual([1])
  await thread.stop()
  await waiting
  await other
  // Those that left make room.
  await expect(ask(1)).rejects.toThrow(ThreadStopped)
})

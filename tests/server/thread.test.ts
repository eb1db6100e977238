import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createThread, ThreadError, ThreadStopped } from '../../server/jobs/thread.ts'

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
  const thread = createThread<ArrayBufferLike, never>(file, { heapMb: 64, milliseconds: 5_000 })
  const asked = [thread.ask(begun.buffer), thread.ask(begun.buffer)]
  const outcomes = Promise.allSettled(asked)
  await expect.poll(() => begun[0]).toBe(1)
  await thread.stop()
  for (const outcome of await outcomes) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(ThreadStopped) })
  }
  await expect(thread.ask(begun.buffer)).rejects.toThrow(ThreadStopped)
  expect(begun[0]).toBe(1)
})

test('a question that takes too long is told apart from one that was stopped', async () => {
  const begun = new Int32Array(new SharedArrayBuffer(4))
  const thread = createThread<ArrayBufferLike, never>(file, { heapMb: 64, milliseconds: 300 })
  await expect(thread.ask(begun.buffer)).rejects.toThrow(ThreadError)
  await thread.stop()
})

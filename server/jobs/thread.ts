/** Pure work in a thread of its own: nobody waits for it but who asked, and it has bounds of memory and time. */
import { Worker } from 'node:worker_threads'

export interface ThreadLimits {
  /** Heap in MB. */
  heapMb: number
  milliseconds: number
}

/** The thread broke a limit. */
export class ThreadError extends Error {}

/** The thread was stopped with the server: nothing is known of the question. */
export class ThreadStopped extends Error {}

export interface Thread<Question, Answer> {
  /** Questions are answered one after the other, each in a new thread; rejects with a `ThreadError` at a limit. */
  ask(question: Question): Promise<Answer>
  /** Ends the thread at work; questions that wait, or come later, are rejected with a `ThreadStopped`. */
  stop(): Promise<void>
}

/** `file` answers its workerData by one message to its parent. */
export function createThread<Question, Answer>(file: string, limits: ThreadLimits): Thread<Question, Answer> {
  let queue: Promise<unknown> = Promise.resolve()
  let current: Worker | undefined
  let isStopped = false

  async function answer(question: Question): Promise<Answer> {
    if (isStopped) throw new ThreadStopped('the thread was stopped')
    return new Promise((resolve, reject) => {
      const worker = new Worker(file, {
        workerData: question,
        // Neither addresses nor secrets of the server.
        env: {},
        resourceLimits: { maxOldGenerationSizeMb: limits.heapMb, maxYoungGenerationSizeMb: 16 },
      })
      current = worker
      const end = (outcome: () => void) => {
        clearTimeout(timer)
        outcome()
        void worker.terminate()
      }
      const timer = setTimeout(
        () => end(() => reject(new ThreadError(`longer than ${limits.milliseconds} ms`))),
        limits.milliseconds,
      )
      worker.once('message', (message: Answer) => end(() => resolve(message)))
      worker.once('error', (error: NodeJS.ErrnoException) =>
        end(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadError(error.message) : error)),
      )
      worker.once('exit', () =>
        end(() =>
          reject(isStopped ? new ThreadStopped('the thread was stopped') : new ThreadError('the thread ended')),
        ),
      )
    })
  }

  return {
    ask(question) {
      const asked = queue.then(() => answer(question))
      queue = asked.catch(() => undefined)
      return asked
    },
    async stop() {
      isStopped = true
      await current?.terminate()
    },
  }
}

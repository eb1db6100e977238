/** Pure work in a thread of its own: nobody waits for it but who asked, and it has bounds of memory and time. */
import { Worker } from 'node:worker_threads'

export interface ThreadLimits {
  /** Heap in MB. */
  heapMb: number
  milliseconds: number
  /** Questions that wait or are at work, of all and of one asker: each holds what it is about. */
  asked: { most: number; mostOfOne: number }
}

/** The thread broke a limit. */
export class ThreadError extends Error {}

/** Too many questions wait already, the asker's own or others'. */
export class ThreadBusy extends Error {}

/** The thread was stopped with the server: nothing is known of the question. */
export class ThreadStopped extends Error {}

export interface Thread<Question, Answer> {
  /**
   * Questions are answered one after the other, each in a new thread, and put together when it is their turn; rejects with a
   * `ThreadError` at a limit, a `ThreadBusy` where too many wait. `asker` is whose question it is, such as an enterprise.
   */
  ask(asker: number, question: () => Promise<Question>): Promise<Answer>
  /** Questions that wait, or come later, are rejected with a `ThreadStopped`; the thread at work goes on. */
  rest(): void
  /** Ends the thread at work too. */
  stop(): Promise<void>
}

/** `file` answers its workerData by one message to its parent. */
export function createThread<Question, Answer>(file: string, limits: ThreadLimits): Thread<Question, Answer> {
  let queue: Promise<unknown> = Promise.resolve()
  let current: Worker | undefined
  let isStopped = false
  const asking: number[] = []

  /** Takes a place in the line; answers how to leave it. */
  function lineUp(asker: number): () => void {
    const { most, mostOfOne } = limits.asked
    const own = asking.filter((each) => each === asker).length
    if (asking.length >= most || own >= mostOfOne) throw new ThreadBusy('too many questions wait')
    asking.push(asker)
    return () => asking.splice(asking.indexOf(asker), 1)
  }

  function refuseStopped() {
    if (isStopped) throw new ThreadStopped('the thread was stopped')
  }

  async function answer(make: () => Promise<Question>): Promise<Answer> {
    refuseStopped()
    const question = await make()
    refuseStopped()
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
    async ask(asker, question) {
      const leave = lineUp(asker)
      const asked = queue.then(() => answer(question)).finally(leave)
      queue = asked.catch(() => undefined)
      return asked
    },
    rest() {
      isStopped = true
    },
    async stop() {
      isStopped = true
      await current?.terminate()
    },
  }
}

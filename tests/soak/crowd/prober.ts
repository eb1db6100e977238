/** A thread that asks in its own time, so that nothing but the server makes it wait: saves a draft and reads a list in turn. */
import { type MessagePort, parentPort, Worker, workerData } from 'node:worker_threads'
import { probe } from '../probe.ts'

export interface Asked {
  method: string
  url: string
  headers: Record<string, string>
  body?: string
}

async function ask({ url, ...init }: Asked): Promise<void> {
  const response = await fetch(url, init)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${init.method} ${url}: ${response.status}`)
}

/** Inside the thread: the first of each call is not counted, since it makes the connection. */
async function run(thread: MessagePort, asked: Asked[]): Promise<void> {
  for (const one of asked) await ask(one)
  const stop = probe(asked.map((one) => () => ask(one)))
  thread.once('message', async () => thread.postMessage(await stop()))
  thread.postMessage('begun')
}

function nextMessage<T>(worker: Worker): Promise<T> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

/** Begins in a thread of its own; when stopped, answers how long each call waited since it was due, in milliseconds. */
export async function startProber(asked: Asked[]): Promise<{ stop(): Promise<number[]> }> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { asked } })
  await nextMessage(worker)
  return {
    async stop() {
      const waits = nextMessage<number[]>(worker)
      worker.postMessage('stop')
      const answered = await waits
      await worker.terminate()
      return answered
    },
  }
}

if (parentPort !== null) await run(parentPort, (workerData as { asked: Asked[] }).asked)

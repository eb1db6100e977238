/** A thread that asks in its own time, so that nothing but the server makes it wait: saves a draft and reads a list in turn. */
import { parentPort, Worker, workerData } from 'node:worker_threads'
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

/** Inside the thread. */
function run(asked: Asked[]): void {
  const stop = probe(asked.map((one) => () => ask(one)))
  parentPort?.once('message', async () => parentPort?.postMessage(await stop()))
}

/** Begins in a thread of its own; when stopped, answers how long each call waited since it was due, in milliseconds. */
export function startProber(asked: Asked[]): { stop(): Promise<number[]> } {
  const worker = new Worker(new URL(import.meta.url), { workerData: { asked } })
  const answered = new Promise<number[]>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
  return {
    async stop() {
      worker.postMessage('stop')
      const waits = await answered
      await worker.terminate()
      return waits
    },
  }
}

if (parentPort !== null) run((workerData as { asked: Asked[] }).asked)

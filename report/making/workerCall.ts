/** One question to a worker: it answers, fails, or says nothing for too long; nothing is waited for without an end. */
import { PdfFailure, type PdfReason } from './failure.ts'

interface Waiting<News> {
  /** Milliseconds it may say nothing. */
  silence: number
  signal: AbortSignal
  hear: (news: News) => void
}

interface Failed {
  kind: 'failed'
  reason: PdfReason
  detail: string
}

type Done<Answer> = Extract<Answer, { kind: 'done' }>
type News<Answer> = Exclude<Answer, { kind: 'done' | 'failed' }>

/** The worker's last word; whoever is thrown a failure ends the worker. */
export function callWorker<Answer extends { kind: string }>(
  worker: Worker,
  request: unknown,
  { silence, signal, hear }: Waiting<News<Answer>>,
): Promise<Done<Answer>> {
  return new Promise<Done<Answer>>((resolve, reject) => {
    const listening = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    function end(settle: () => void) {
      clearTimeout(timer)
      listening.abort()
      settle()
    }
    const fail = (error: unknown) => end(() => reject(error))
    function wait() {
      clearTimeout(timer)
      timer = setTimeout(() => fail(new PdfFailure('worker', `A worker said nothing for ${silence} ms`)), silence)
    }
    function take({ data }: MessageEvent<Done<Answer> | News<Answer> | Failed>) {
      wait()
      if (isFailed(data)) fail(new PdfFailure(data.reason, data.detail))
      else if (isDone<Answer>(data)) end(() => resolve(data))
      else hear(data)
    }
    function breakOff(event: Event) {
      // Told here, and so not once more by the page's own display.
      event.preventDefault()
      const message = 'message' in event ? String(event.message) : 'A worker did not start'
      fail(new PdfFailure(/\bRangeError\b/.test(message) ? 'memory' : 'worker', message))
    }
    const until = { signal: listening.signal }
    signal.addEventListener('abort', () => fail(signal.reason), until)
    worker.addEventListener('message', take, until)
    worker.addEventListener('error', breakOff, until)
    worker.addEventListener('messageerror', breakOff, until)
    if (signal.aborted) return fail(signal.reason)
    wait()
    worker.postMessage(request)
  })
}

const isFailed = (data: { kind: string }): data is Failed => data.kind === 'failed'
const isDone = <Answer extends { kind: string }>(data: { kind: string }): data is Done<Answer> => data.kind === 'done'

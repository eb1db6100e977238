import { Worker } from 'node:worker_threads'
import type { Papers } from '../../report/pdf/papers.ts'
import type { Language } from '../../report/translate.ts'
import { PdfError } from './pdfError.ts'
import type { PdfAnswer, PdfRequest, WorkerSetup } from './protocol.ts'

interface Work {
  papers: Papers
  language: Language
  resolve(pdf: Buffer): void
  reject(error: PdfError): void
}

interface ThreadLimits {
  startTimeout: number
  reportTimeout: number
  idleTimeout: number
  heapMb: number
}

interface ThreadEvents {
  /** It is ready, or has finished what it had. */
  onFree(): void
  /** It is gone, or had to go; what it had in hand is rejected already. */
  onLost(error: PdfError, wasReady: boolean): void
}

/** One worker thread, which makes one document after the other. */
export class PdfThread {
  isReady = false
  private readonly worker: Worker
  private readonly limits: ThreadLimits
  private readonly events: ThreadEvents
  private current: Work | null = null
  private timer: NodeJS.Timeout | undefined
  private lastId = 0
  private isGone = false
  private isIdle = false

  constructor(workerFile: string, workerData: WorkerSetup, limits: ThreadLimits, events: ThreadEvents) {
    this.limits = limits
    this.events = events
    this.worker = new Worker(workerFile, {
      workerData,
      // Only what it needs: no addresses or secrets of the server, and React's fast build.
      env: workerEnvironment(),
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMb, maxYoungGenerationSizeMb: 16 },
    })
    this.worker.on('message', (answer: PdfAnswer) => this.receive(answer))
    this.worker.on('error', (error) => this.lose(new PdfError('crashed', `The PDF worker crashed: ${String(error)}`)))
    this.worker.on('exit', (code) => this.lose(new PdfError('crashed', `The PDF worker ended with code ${code}`)))
    const { startTimeout } = limits
    this.startTimer(startTimeout, new PdfError('timeout', `The PDF worker was not ready after ${startTimeout} ms`))
  }

  get isFree(): boolean {
    return this.isReady && this.current === null && !this.isGone
  }

  work(work: Work): void {
    this.isIdle = false
    this.current = work
    this.lastId += 1
    this.worker.ref()
    const { reportTimeout } = this.limits
    this.startTimer(reportTimeout, new PdfError('timeout', `A document took longer than ${reportTimeout} ms`))
    this.worker.postMessage({ id: this.lastId, language: work.language, ...work.papers } satisfies PdfRequest)
  }

  /** Without work it goes after a while, and keeps no process alive. */
  idle(): void {
    if (this.isIdle) return
    this.isIdle = true
    this.startTimer(this.limits.idleTimeout, new PdfError('closed', 'idle'))
    this.worker.unref()
  }

  async end(error: PdfError): Promise<void> {
    clearTimeout(this.timer)
    this.isGone = true
    this.current?.reject(error)
    this.current = null
    await this.worker.terminate()
  }

  private receive(answer: PdfAnswer): void {
    if (this.isGone) return
    clearTimeout(this.timer)
    if (answer.kind === 'ready') this.isReady = true
    else if (answer.id === this.lastId && this.current !== null) {
      const { resolve, reject } = this.current
      this.current = null
      if (answer.kind === 'done') resolve(Buffer.from(answer.pdf.buffer))
      else reject(new PdfError('failed', answer.reason))
    }
    this.events.onFree()
  }

  private startTimer(milliseconds: number, error: PdfError): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.lose(error), milliseconds)
    this.timer.unref()
  }

  private lose(error: PdfError): void {
    if (this.isGone) return
    const wasReady = this.isReady
    void this.end(error)
    this.events.onLost(error, wasReady)
  }
}

function workerEnvironment(): Record<string, string> {
  const environment: Record<string, string> = { NODE_ENV: 'production' }
  for (const name of ['TZ', 'TMPDIR']) {
    const value = process.env[name]
    if (value !== undefined) environment[name] = value
  }
  return environment
}

import { Worker } from 'node:worker_threads'
import type { ShownReport } from '../../domain/scoring/report.ts'
import type { Language } from '../../report/translate.ts'
import type { PdfAnswer, PdfRequest, WorkerSetup } from './protocol.ts'

export interface PdfMakerOptions {
  /** The built worker (`vite build --config server/pdf/vite.config.ts`). */
  workerFile: string
  /** Where the build put the WOFF2 fonts. */
  fontDirectory: string
  limits?: Partial<PdfLimits>
}

export interface PdfLimits {
  /** Milliseconds until the fonts must be decoded. */
  startTimeout: number
  /** Milliseconds one report may take. */
  reportTimeout: number
  /** Milliseconds without work after which the worker gives its memory back. */
  idleTimeout: number
  /** Reports that may wait; the next one is refused. */
  queueLength: number
  /** Heap of the worker in MB. */
  heapMb: number
}

const DEFAULT_LIMITS: PdfLimits = {
  startTimeout: 30_000,
  reportTimeout: 60_000,
  idleTimeout: 60_000,
  queueLength: 50,
  heapMb: 512,
}

type PdfFailure = 'busy' | 'timeout' | 'crashed' | 'failed' | 'closed'

/** Why there is no PDF; `message` is for the log, not for people. */
class PdfError extends Error {
  readonly failure: PdfFailure

  constructor(failure: PdfFailure, message: string) {
    super(message)
    this.name = 'PdfError'
    this.failure = failure
  }
}

/** Whether a PDF was not made through a fault of ours: a crash, a time-out; not since many wait, or the server ends. */
export const isOwnFault = (error: unknown): boolean =>
  !(error instanceof PdfError && (error.failure === 'busy' || error.failure === 'closed'))

export interface PdfMaker {
  /** The report as an A4 PDF; rejects with a `PdfError`. Reports are made one after the other. */
  personalReport(report: ShownReport, language: Language): Promise<Buffer>
  /** Rejects what waits, or comes later, as 'closed'; the report at work goes on. */
  rest(): void
  /** Ends the worker too; the report at work is rejected as 'closed'. */
  close(): Promise<void>
}

interface Job {
  request: PdfRequest
  resolve(pdf: Buffer): void
  reject(error: PdfError): void
}

/** Makes PDFs in one worker thread, started at the first report and again after a crash or a time-out. */
export function createPdfMaker(options: PdfMakerOptions): PdfMaker {
  return new QueuedPdfMaker(options.workerFile, options.fontDirectory, { ...DEFAULT_LIMITS, ...options.limits })
}

class QueuedPdfMaker implements PdfMaker {
  private readonly workerFile: string
  private readonly fontDirectory: string
  private readonly limits: PdfLimits
  private readonly waiting: Job[] = []
  private current: Job | null = null
  private worker: Worker | null = null
  private isReady = false
  private timer: NodeJS.Timeout | undefined
  private lastId = 0
  private isClosed = false

  constructor(workerFile: string, fontDirectory: string, limits: PdfLimits) {
    this.workerFile = workerFile
    this.fontDirectory = fontDirectory
    this.limits = limits
  }

  personalReport(report: ShownReport, language: Language): Promise<Buffer> {
    if (this.isClosed) return Promise.reject(new PdfError('closed', 'The PDF maker is closed'))
    if (this.waiting.length >= this.limits.queueLength) {
      return Promise.reject(new PdfError('busy', `${this.waiting.length} reports are waiting already`))
    }
    this.lastId += 1
    const request = { id: this.lastId, report, language }
    return new Promise((resolve, reject) => {
      this.waiting.push({ request, resolve, reject })
      this.next()
    })
  }

  rest(): void {
    this.isClosed = true
    for (const job of this.waiting.splice(0)) job.reject(new PdfError('closed', 'The PDF maker was closed'))
  }

  async close(): Promise<void> {
    this.rest()
    await this.endWorker(new PdfError('closed', 'The PDF maker was closed'))
  }

  /** Gives the worker the next report, if it is free and ready. */
  private next(): void {
    if (this.current !== null || this.isClosed) return
    const job = this.waiting[0]
    if (job === undefined) {
      this.startTimer(this.limits.idleTimeout, new PdfError('closed', 'idle'))
      this.worker?.unref()
      return
    }
    if (this.worker === null) this.startWorker()
    if (!this.isReady || this.worker === null) return
    this.waiting.shift()
    this.current = job
    this.worker.ref()
    this.startTimer(
      this.limits.reportTimeout,
      new PdfError('timeout', `A report took longer than ${this.limits.reportTimeout} ms`),
    )
    this.worker.postMessage(job.request)
  }

  private startWorker(): void {
    const workerData: WorkerSetup = { fontDirectory: this.fontDirectory }
    const worker = new Worker(this.workerFile, {
      workerData,
      // Only what it needs: no addresses or secrets of the server, and React's fast build.
      env: workerEnvironment(),
      resourceLimits: { maxOldGenerationSizeMb: this.limits.heapMb, maxYoungGenerationSizeMb: 16 },
    })
    this.worker = worker
    this.isReady = false
    worker.on('message', (answer: PdfAnswer) => {
      if (worker === this.worker) this.receive(answer)
    })
    worker.on('error', (error) => {
      if (worker === this.worker) this.lose(new PdfError('crashed', `The PDF worker crashed: ${String(error)}`))
    })
    worker.on('exit', (code) => {
      if (worker === this.worker) this.lose(new PdfError('crashed', `The PDF worker ended with code ${code}`))
    })
    this.startTimer(
      this.limits.startTimeout,
      new PdfError('timeout', `The PDF worker was not ready after ${this.limits.startTimeout} ms`),
    )
  }

  private receive(answer: PdfAnswer): void {
    clearTimeout(this.timer)
    if (answer.kind === 'ready') {
      this.isReady = true
    } else if (this.current?.request.id === answer.id) {
      const job = this.current
      this.current = null
      if (answer.kind === 'done') job.resolve(Buffer.from(answer.pdf.buffer))
      else job.reject(new PdfError('failed', answer.reason))
    }
    this.next()
  }

  private startTimer(milliseconds: number, error: PdfError): void {
    clearTimeout(this.timer)
    if (this.worker === null) return
    this.timer = setTimeout(() => this.lose(error), milliseconds)
    this.timer.unref()
  }

  /** The worker is gone or must go: its report fails, a new worker takes the next one. */
  private lose(error: PdfError): void {
    // What cannot start fails for everyone who waits; the next request tries again.
    if (!this.isReady) for (const job of this.waiting.splice(0)) job.reject(error)
    void this.endWorker(error)
    this.next()
  }

  private async endWorker(error: PdfError): Promise<void> {
    clearTimeout(this.timer)
    const { worker, current } = this
    this.worker = null
    this.isReady = false
    this.current = null
    current?.reject(error)
    await worker?.terminate()
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

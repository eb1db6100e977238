import { availableParallelism } from 'node:os'
import type { OwnNotes, ShownReport } from '../../domain/scoring/report.ts'
import type { ShownCombinedReport } from '../../report/combinedReport.ts'
import type { Papers } from '../../report/pdf/papers.ts'
import type { ShownTeamReport } from '../../report/teamReport.ts'
import type { Language } from '../../report/translate.ts'
import { PdfError } from './pdfError.ts'
import { PdfThread } from './pdfThread.ts'

export interface PdfMakerOptions {
  /** The built worker (`vite build --config server/pdf/vite.config.ts`). */
  workerFile: string
  /** Where the build put the fonts. */
  fontDirectory: string
  limits?: Partial<PdfLimits>
}

export interface PdfLimits {
  /** Milliseconds until the fonts must be decoded. */
  startTimeout: number
  /** Milliseconds one document may take. */
  reportTimeout: number
  /** Milliseconds without work after which a worker gives its memory back. */
  idleTimeout: number
  /** Documents somebody looks out for that may wait; the next one is refused. */
  queueLength: number
  /** Heap of a worker in MB. */
  heapMb: number
  /** Most workers at once. */
  workers: number
}

/** More cores than this would take memory (150 MB each) rather than time. */
const MOST_WORKERS = 4

const DEFAULT_LIMITS: PdfLimits = {
  startTimeout: 30_000,
  reportTimeout: 60_000,
  idleTimeout: 60_000,
  queueLength: 50,
  heapMb: 512,
  workers: Math.min(MOST_WORKERS, availableParallelism()),
}

/** So many must wait before one more worker is started: decoding the fonts takes as long as some documents. */
const WORTH_A_WORKER = 4

/** Whether somebody looks out for it, or it is one of many that are made beside. */
type Urgency = 'now' | 'batch'

export interface PdfMaker {
  /** Documents of a batch to ask for at a time, so that every worker has the next one at hand. */
  readonly batchSize: number
  /** The report as an A4 PDF; rejects with a `PdfError`. Whatever is wanted now goes before any batch. */
  personalReport(report: ShownReport, language: Language, urgency?: Urgency): Promise<Buffer>
  /** The same for its reader: with how each score came about, and the notes of its person at the end; null where the reader is another. */
  ownReport(report: ShownReport, ownNotes: OwnNotes | null, language: Language): Promise<Buffer>
  teamReport(report: ShownTeamReport, language: Language): Promise<Buffer>
  combinedReport(report: ShownCombinedReport, language: Language): Promise<Buffer>
  /** Rejects what waits, or comes later, as 'closed'; what is at work goes on. */
  rest(): void
  /** Ends the workers too; what is at work is rejected as 'closed'. */
  close(): Promise<void>
}

interface Job {
  papers: Papers
  language: Language
  resolve(pdf: Buffer): void
  reject(error: PdfError): void
}

/** Makes PDFs in worker threads, started when they are needed and again after a crash or a time-out. */
export function createPdfMaker({ workerFile, fontDirectory, limits }: PdfMakerOptions): PdfMaker {
  return new QueuedPdfMaker(workerFile, fontDirectory, { ...DEFAULT_LIMITS, ...limits })
}

class QueuedPdfMaker implements PdfMaker {
  readonly batchSize: number
  private readonly workerFile: string
  private readonly fontDirectory: string
  private readonly limits: PdfLimits
  private readonly waiting: Record<Urgency, Job[]> = { now: [], batch: [] }
  private threads: PdfThread[] = []
  private isClosed = false

  constructor(workerFile: string, fontDirectory: string, limits: PdfLimits) {
    this.workerFile = workerFile
    this.fontDirectory = fontDirectory
    this.limits = limits
    this.batchSize = limits.workers * (1 + WORTH_A_WORKER)
  }

  personalReport(report: ShownReport, language: Language, urgency: Urgency = 'now'): Promise<Buffer> {
    return this.make({ kind: 'personal', report }, language, urgency)
  }

  ownReport(report: ShownReport, ownNotes: OwnNotes | null, language: Language): Promise<Buffer> {
    return this.make({ kind: 'personal', report, ownNotes, showsArithmetic: true }, language, 'now')
  }

  teamReport(report: ShownTeamReport, language: Language): Promise<Buffer> {
    return this.make({ kind: 'team', report }, language, 'now')
  }

  combinedReport(report: ShownCombinedReport, language: Language): Promise<Buffer> {
    return this.make({ kind: 'combined', report }, language, 'now')
  }

  rest(): void {
    this.isClosed = true
    this.refuse(new PdfError('closed', 'The PDF maker was closed'))
  }

  async close(): Promise<void> {
    this.rest()
    await Promise.all(this.threads.map((thread) => thread.end(new PdfError('closed', 'The PDF maker was closed'))))
  }

  private make(papers: Papers, language: Language, urgency: Urgency): Promise<Buffer> {
    if (this.isClosed) return Promise.reject(new PdfError('closed', 'The PDF maker is closed'))
    const queue = this.waiting[urgency]
    if (queue.length >= (urgency === 'now' ? this.limits.queueLength : this.batchSize)) {
      return Promise.reject(new PdfError('busy', `${queue.length} documents are waiting already`))
    }
    return new Promise((resolve, reject) => {
      queue.push({ papers, language, resolve, reject })
      this.next()
    })
  }

  private refuse(error: PdfError): void {
    for (const queue of Object.values(this.waiting)) for (const job of queue.splice(0)) job.reject(error)
  }

  /** Gives free workers what waits, and starts one where it is worth it. */
  private next(): void {
    if (this.isClosed) return
    for (const thread of this.threads) {
      if (!thread.isFree) continue
      const job = this.waiting.now.shift() ?? this.waiting.batch.shift()
      if (job === undefined) thread.idle()
      else thread.work(job)
    }
    const waiting = this.waiting.now.length + this.waiting.batch.length
    const needed = this.threads.length === 0 ? 1 : WORTH_A_WORKER
    const isStarting = this.threads.some((thread) => !thread.isReady)
    if (waiting >= needed && !isStarting && this.threads.length < this.limits.workers) this.start()
  }

  private start(): void {
    const thread = new PdfThread(this.workerFile, { fontDirectory: this.fontDirectory }, this.limits, {
      onFree: () => this.next(),
      onLost: (error, wasReady) => {
        this.threads = this.threads.filter((each) => each !== thread)
        // What cannot start fails for everyone who waits, unless another is at work; the next request tries again.
        if (!wasReady && this.threads.length === 0) this.refuse(error)
        this.next()
      },
    })
    this.threads.push(thread)
  }
}

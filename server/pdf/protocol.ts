import type { ShownReport } from '../../domain/scoring/report.ts'
import type { Language } from '../../report/translate.ts'

/** What the worker is started with. */
export interface WorkerSetup {
  fontDirectory: string
}

export interface PdfRequest {
  id: number
  report: ShownReport
  language: Language
}

/** 'ready' once the fonts are decoded; then one answer for each request. */
export type PdfAnswer =
  | { kind: 'ready' }
  | { kind: 'done'; id: number; pdf: Uint8Array<ArrayBuffer> }
  | { kind: 'failed'; id: number; reason: string }

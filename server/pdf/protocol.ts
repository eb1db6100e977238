import type { Papers } from '../../report/pdf/papers.ts'
import type { Language } from '../../report/translate.ts'

/** What the worker is started with. */
export interface WorkerSetup {
  fontDirectory: string
}

export type PdfRequest = { id: number; language: Language } & Papers

/** 'ready' once the fonts are decoded; then one answer for each request. */
export type PdfAnswer =
  | { kind: 'ready' }
  | { kind: 'done'; id: number; pdf: Uint8Array<ArrayBuffer> }
  | { kind: 'failed'; id: number; reason: string }

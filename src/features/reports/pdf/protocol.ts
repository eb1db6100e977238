/** What the page and its two workers say to each other. */
import type { ShownReport } from '../../../../domain/scoring/report.ts'
import type { components } from '../../../../openapi/generated/schema.d.ts'
import type { Language } from '../../../../report/translate.ts'
import type { PdfReason } from './failure.ts'

export type FontAsset = components['schemas']['FontAsset']
export type FontAssets = components['schemas']['PdfParts']['fonts']

export interface FontRequest {
  /** What to decode, in this order. */
  fonts: FontAsset[]
  decoder: FontAsset
  /** `reload` goes past what the browser kept, which may be the rubbish that failed. */
  cache: RequestCache
}

export interface PaperRequest {
  report: ShownReport
  language: Language
  /** TrueType; absent once the worker has them. */
  fonts: { regular: Blob; bold: Blob } | undefined
}

interface Failed {
  kind: 'failed'
  reason: PdfReason
  detail: string
}

/** `bytes` that came since the last news of it. */
export type FontAnswer =
  | { kind: 'received'; bytes: number }
  | { kind: 'decoding' }
  | { kind: 'done'; fonts: ArrayBuffer[] }
  | Failed

export type PaperAnswer = { kind: 'writing' } | { kind: 'done'; pdf: Blob } | Failed

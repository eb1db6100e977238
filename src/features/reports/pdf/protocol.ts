/** What the page and its two workers say to each other. */
import type { ShownReport } from '../../../../domain/scoring/report.ts'
import type { components } from '../../../../openapi/generated/schema.d.ts'
import type { Language } from '../../../../report/translate.ts'
import type { PdfReason } from './failure.ts'

export type FontAsset = components['schemas']['FontAsset']
export type FontAssets = components['schemas']['PdfParts']['fonts']
type FallbackFamily = components['schemas']['FallbackFont']['family']

export interface FontRequest {
  /** What to decode, in this order. */
  fonts: FontAsset[]
  /** What is handed over as it comes, after those. */
  plain: FontAsset[]
  decoder: FontAsset
  /** `reload` goes past what the browser kept, which may be the rubbish that failed. */
  cache: RequestCache
}

export interface PaperFonts {
  regular: Blob
  bold: Blob
  fallbacks: { family: FallbackFamily; font: Blob }[]
}

export interface PaperRequest {
  report: ShownReport
  language: Language
  /** TrueType; absent once the worker has them. */
  fonts: PaperFonts | undefined
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

/** What the page, its server and its two workers say to each other. */
import type { Papers } from '../pdf/papers.ts'
import type { FallbackFamily } from '../pdf/typesetting/fallback.ts'
import type { Language } from '../translate.ts'
import type { PdfReason } from './failure.ts'

/** A file of the static host; the address changes with the content. */
export interface FontAddress {
  /** On this server, or with the other host in front. */
  address: string
  bytes: number
  sha256: string
}

/** The two fonts of a report as WOFF2, what decodes them, and those for scripts they do not hold, as TrueType. */
export interface FontAddresses {
  regular: FontAddress
  bold: FontAddress
  decoder: FontAddress
  fallbacks: (FontAddress & { family: FallbackFamily })[]
}

/** What the server gives a page that makes a PDF of the report it shows. */
export interface PdfParts {
  fileName: string
  fonts: FontAddresses
}

export interface FontRequest {
  /** What to decode, in this order. */
  fonts: FontAddress[]
  /** What is handed over as it comes, after those. */
  plain: FontAddress[]
  decoder: FontAddress
  /** `reload` goes past what the browser kept, which may be the rubbish that failed. */
  cache: RequestCache
}

export interface PaperFonts {
  regular: Blob
  bold: Blob
  fallbacks: { family: FallbackFamily; font: Blob }[]
}

/** What is to stand on paper, in which language. */
export type Paper = Papers & { language: Language }

/** The fonts are TrueType; absent once the worker has them. */
export type PaperRequest = Paper & { fonts: PaperFonts | undefined }

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

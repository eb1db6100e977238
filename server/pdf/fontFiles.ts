import type { FallbackFamily } from '../../report/pdf/typesetting/fallback.ts'

/** The two fonts of a report (spec §1), by the names the build gives them. */
export const FONT_FILES = { regular: 'NotoSansSC-Regular.woff2', bold: 'NotoSansSC-Bold.woff2' } as const
/** Fonts for the scripts those two do not hold, small enough to lie there as they come. */
export const FALLBACK_FILES: Record<FallbackFamily, string> = {
  'Noto Sans Arabic': 'NotoSansArabic-Regular.ttf',
  'Noto Sans Thai': 'NotoSansThai-Regular.ttf',
  'Noto Sans Devanagari': 'NotoSansDevanagari-Regular.ttf',
  'Noto Emoji': 'NotoEmoji-Regular.ttf',
}
/** What decodes them (spec §7 "Static assets"), for browsers; Node has it in its package. */
export const DECODER_FILE = 'woff2-decoder.wasm'
/** Written last: what it names is whole. */
export const MANIFEST_FILE = 'manifest.json'

type FontPart = keyof typeof FONT_FILES | 'decoder'

export interface FontAsset {
  file: string
  bytes: number
  sha256: string
}

export interface FontManifest {
  /** What the files were made from. */
  from: string
  assets: Record<FontPart, FontAsset>
  fallbacks: (FontAsset & { family: FallbackFamily })[]
}

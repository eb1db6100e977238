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

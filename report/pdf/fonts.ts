/** The fonts of a document, registered once in each worker that makes one. */
import { Font } from '@react-pdf/renderer'
import type { HasGlyph } from './text.ts'
import { FONT_FAMILY } from './theme.ts'

/** Addresses of the two TrueType fonts (in Node, paths); they may vanish once this has resolved. */
export async function registerFonts(files: { regular: string; bold: string }): Promise<void> {
  Font.register({
    family: FONT_FAMILY,
    fonts: [
      { src: files.regular, fontWeight: 400 },
      { src: files.bold, fontWeight: 700 },
    ],
  })
  await Font.load({ fontFamily: FONT_FAMILY, fontWeight: 400 })
  await Font.load({ fontFamily: FONT_FAMILY, fontWeight: 700 })
}

/** Which characters can be printed; both weights hold the same ones, so the regular one answers for both. */
export function glyphTest(): HasGlyph {
  const font = Font.getFont({ fontFamily: FONT_FAMILY, fontWeight: 400 })?.data
  if (!font) throw new Error('The fonts are not registered')
  return (codePoint) => font.hasGlyphForCodePoint(codePoint)
}

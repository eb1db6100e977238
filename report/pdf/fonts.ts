/** The fonts of a document, registered in each worker that makes one: the main ones once, fallbacks as texts ask for them. */
import { Font } from '@react-pdf/renderer'
import { FONT_FAMILY } from './typesetting/faces.ts'
import type { FallbackFamily } from './typesetting/fallback.ts'

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

/** Its address (in Node, its path) may vanish once this has resolved; what is loaded stays. */
export async function registerFallback(family: FallbackFamily, src: string): Promise<void> {
  if (!Font.getRegisteredFontFamilies().includes(family)) Font.register({ family, src, fontWeight: 400 })
  await Font.load({ fontFamily: family, fontWeight: 400 })
}

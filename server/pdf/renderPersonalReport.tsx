import { Font, renderToBuffer } from '@react-pdf/renderer'
import type { ShownReport } from '../../domain/scoring/report.ts'
import { PersonalReportDocument } from '../../report/pdf/PersonalReportDocument.tsx'
import type { HasGlyph } from '../../report/pdf/text.ts'
import { FONT_FAMILY } from '../../report/pdf/theme.ts'
import type { Language } from '../../report/translate.ts'

/** Paths of the two TrueType files; they may vanish once this has resolved. */
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

/** The report as a PDF; `registerFonts` first. */
export function renderPersonalReport(report: ShownReport, language: Language): Promise<Buffer> {
  return renderToBuffer(<PersonalReportDocument report={report} language={language} hasGlyph={glyphTest()} />)
}

/** Both weights hold the same characters, so the regular one answers for both. */
function glyphTest(): HasGlyph {
  const font = Font.getFont({ fontFamily: FONT_FAMILY, fontWeight: 400 })?.data
  if (!font) throw new Error('The fonts are not registered')
  return (codePoint) => font.hasGlyphForCodePoint(codePoint)
}

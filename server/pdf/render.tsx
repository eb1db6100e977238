import { join } from 'node:path'
import { Font, renderToBuffer } from '@react-pdf/renderer'
import { PersonalReportDocument } from '../../report/pdf/PersonalReportDocument.tsx'
import { TeamReportDocument } from '../../report/pdf/TeamReportDocument.tsx'
import { FONT_FAMILY } from '../../report/pdf/typesetting/faces.ts'
import { fallbackFor } from '../../report/pdf/typesetting/fallback.ts'
import type { Language } from '../../report/translate.ts'
import { FALLBACK_FILES } from './fontFiles.ts'
import type { Papers } from './protocol.ts'

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

/** Those a report's texts ask for; what is loaded stays. */
async function loadFallbacks(fontDirectory: string, papers: Papers): Promise<void> {
  const registered = Font.getRegisteredFontFamilies()
  for (const family of fallbackFor(JSON.stringify(papers.report))) {
    if (!registered.includes(family)) {
      Font.register({ family, src: join(fontDirectory, FALLBACK_FILES[family]), fontWeight: 400 })
    }
    await Font.load({ fontFamily: family, fontWeight: 400 })
  }
}

/** The document as a PDF; `registerFonts` first. */
export async function render(papers: Papers, language: Language, fontDirectory: string): Promise<Buffer> {
  await loadFallbacks(fontDirectory, papers)
  return papers.kind === 'personal'
    ? renderToBuffer(<PersonalReportDocument report={papers.report} language={language} />)
    : renderToBuffer(<TeamReportDocument report={papers.report} language={language} />)
}

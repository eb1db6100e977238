import { join } from 'node:path'
import { renderToBuffer } from '@react-pdf/renderer'
import { registerFallback } from '../../report/pdf/fonts.ts'
import type { Papers } from '../../report/pdf/papers.ts'
import { ReportPaper } from '../../report/pdf/ReportPaper.tsx'
import { fallbackFor } from '../../report/pdf/typesetting/fallback.ts'
import type { Language } from '../../report/translate.ts'
import { FALLBACK_FILES } from './fontFiles.ts'

/** The document as a PDF; `registerFonts` first. */
export async function render(papers: Papers, language: Language, fontDirectory: string): Promise<Buffer> {
  for (const family of fallbackFor(JSON.stringify(papers))) {
    await registerFallback(family, join(fontDirectory, FALLBACK_FILES[family]))
  }
  return renderToBuffer(<ReportPaper papers={papers} language={language} />)
}

import { join } from 'node:path'
import { renderToBuffer } from '@react-pdf/renderer'
import { registerFallback } from '../../report/pdf/fonts.ts'
import { PersonalReportDocument } from '../../report/pdf/PersonalReportDocument.tsx'
import { TeamReportDocument } from '../../report/pdf/TeamReportDocument.tsx'
import { fallbackFor } from '../../report/pdf/typesetting/fallback.ts'
import type { Language } from '../../report/translate.ts'
import { FALLBACK_FILES } from './fontFiles.ts'
import type { Papers } from './protocol.ts'

/** The document as a PDF; `registerFonts` first. */
export async function render(papers: Papers, language: Language, fontDirectory: string): Promise<Buffer> {
  for (const family of fallbackFor(JSON.stringify(papers))) {
    await registerFallback(family, join(fontDirectory, FALLBACK_FILES[family]))
  }
  return papers.kind === 'personal'
    ? renderToBuffer(
        <PersonalReportDocument report={papers.report} ownNotes={papers.ownNotes ?? null} language={language} />,
      )
    : renderToBuffer(<TeamReportDocument report={papers.report} language={language} />)
}

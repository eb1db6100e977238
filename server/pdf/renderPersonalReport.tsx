import { renderToBuffer } from '@react-pdf/renderer'
import type { ShownReport } from '../../domain/scoring/report.ts'
import { glyphTest } from '../../report/pdf/fonts.ts'
import { PersonalReportDocument } from '../../report/pdf/PersonalReportDocument.tsx'
import type { Language } from '../../report/translate.ts'

/** The report as a PDF; `registerFonts` first. */
export function renderPersonalReport(report: ShownReport, language: Language): Promise<Buffer> {
  return renderToBuffer(<PersonalReportDocument report={report} language={language} hasGlyph={glyphTest()} />)
}

import { useDataProvider } from 'react-admin'
import type { ShownReport } from '../../../../domain/scoring/report.ts'
import type { AppDataProvider } from '../../../providers/calls/dataProvider.ts'
import { useLanguage } from '../../../providers/useLanguage.ts'
import { PdfButton } from './PdfButton.tsx'
import { useReportPdf } from './useReportPdf.ts'

interface PersonalPdfProps {
  /** As it stands on the screen. */
  report: ShownReport
  path: { id: number; employeeId: number }
  /** Something that belongs into it is still on its way. */
  isIncomplete: boolean
}

export function PersonalPdf({ report, path, isIncomplete }: PersonalPdfProps) {
  const language = useLanguage()
  const dataProvider = useDataProvider<AppDataProvider>()
  const pdf = useReportPdf(
    { kind: 'personal', report, language },
    {
      prepare: (options) => dataProvider.preparePersonalReport({ path }, options),
      download: (options) => dataProvider.downloadPersonalReport({ path, query: { language } }, options),
    },
  )
  return <PdfButton pdf={pdf} isIncomplete={isIncomplete} />
}

import { useDataProvider } from 'react-admin'
import type { ShownTeamReport } from '../../../../report/teamReport.ts'
import type { AppDataProvider } from '../../../providers/calls/dataProvider.ts'
import { useLanguage } from '../../../providers/useLanguage.ts'
import { useQuestionnaireId } from '../../../providers/useQuestionnaireId.ts'
import { PdfButton } from './PdfButton.tsx'
import { useReportPdf } from './useReportPdf.ts'

/** The report over all evaluatees, as it stands on the screen. */
export function TeamPdf({ report }: { report: ShownTeamReport }) {
  const language = useLanguage()
  const dataProvider = useDataProvider<AppDataProvider>()
  const input = { path: { id: useQuestionnaireId() }, query: { language } }
  const pdf = useReportPdf(
    { kind: 'team', report, language },
    {
      prepare: (options) => dataProvider.prepareTeamReport(input, options),
      download: (options) => dataProvider.downloadTeamReport(input, options),
    },
  )
  return <PdfButton pdf={pdf} />
}

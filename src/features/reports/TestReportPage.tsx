import { useTranslate } from 'react-admin'
import { exampleReport } from '../../../report/personalReport.fixture.ts'
import { PersonalReportView } from '../../../report/views/PersonalReportView.tsx'
import { useLanguage } from '../../providers/useLanguage.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'

/** `/questionnaire/reports/test` shows a report of made-up figures; it names no questionnaire and loads no status (spec §2). */
export function TestReportPage() {
  const translate = useTranslate()
  const language = useLanguage()
  return (
    <>
      <PageHeader title={translate('title.questionnaire.reports.test')} subtitle={translate('reports.test.intro')} />
      <div className="rv-body">
        <PersonalReportView report={exampleReport()} language={language} headingLevel="h2" />
      </div>
    </>
  )
}

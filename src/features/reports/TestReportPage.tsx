import { useTranslate } from 'react-admin'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

/** `/questionnaire/reports/test` names no questionnaire, so it loads no status (spec §2). */
export function TestReportPage() {
  const translate = useTranslate()
  return (
    <>
      <PageHeader title={translate('title.questionnaire.reports.test')} />
      <EmptyState>{translate('state.empty')}</EmptyState>
    </>
  )
}

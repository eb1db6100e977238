import { api } from '../../api/client.ts'
import { read } from '../../api/envelope.ts'
import { PlainPage } from '../../resource/PlainPage.tsx'

export function GlobalReportsPage() {
  return (
    <PlainPage
      titleKey="title.reports.global"
      queryKey={['combinedReports']}
      queryFn={(signal) => read(api.GET('/api/questionnaire/statistics/report/page', { signal }))}
    />
  )
}

import { Box, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useQuestion } from '../../providers/calls/useQuestion.ts'
import { useLanguage } from '../../providers/useLanguage.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import { FailurePage } from '../../ui/page/FailurePage.tsx'
import { Waiting } from '../../ui/page/Waiting.tsx'
import { LASTING } from './model.ts'
import { TeamPdf } from './pdf/TeamPdf.tsx'
import { ReportTabs } from './ReportTabs.tsx'
import { DistributionStrip } from './ranking/DistributionStrip.tsx'
import { TeamReportView } from './team/TeamReportView.tsx'
import './reports.css'

/** Team report (spec §2): what the personal reports say together, from five evaluatees on (R7). */
export function TeamReportPage() {
  return (
    <ReportTabs>
      <Report />
    </ReportTabs>
  )
}

function Report() {
  const translate = useTranslate()
  const language = useLanguage()
  const { data, error, refetch } = useQuestion('getTeamReport', { path: { id: useQuestionnaireId() } }, LASTING)
  if (error !== null && data === undefined) return <FailurePage error={error} retry={() => void refetch()} />
  if (data === undefined) return <Waiting />
  return (
    <TeamReportView
      report={data}
      language={language}
      distribution={<DistributionStrip percents={data.percents} />}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, displayPrint: 'none' }}>
          <Button variant="outlined" onClick={() => window.print()}>
            {translate('reports.print')}
          </Button>
          <TeamPdf report={data} />
        </Box>
      }
    />
  )
}

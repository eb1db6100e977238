import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { besideOf } from '../../../domain/scoring/personal/beside.ts'
import { PersonalReportView } from '../../../report/views/PersonalReportView.tsx'
import { useQuestion } from '../../providers/calls/useQuestion.ts'
import { useLanguage } from '../../providers/useLanguage.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import { Note } from '../../ui/marks/marks.tsx'
import { FailurePage } from '../../ui/page/FailurePage.tsx'
import { Waiting } from '../../ui/page/Waiting.tsx'
import { ReportExports } from './exports/ReportExports.tsx'
import { LASTING } from './model.ts'
import { PersonChoice } from './PersonChoice.tsx'
import { PersonalPdf } from './pdf/PersonalPdf.tsx'
import { ReportTabs } from './ReportTabs.tsx'
import { OpenedSteps } from './steps/OpenedSteps.tsx'

/** The personal report of spec §2, with print and PDF. */
export function PersonalReportPage() {
  return (
    <ReportTabs>
      <PersonChoice isNamed>{(employeeId) => <Report key={employeeId} employeeId={employeeId} />}</PersonChoice>
    </ReportTabs>
  )
}

function Report({ employeeId }: { employeeId: number }) {
  const translate = useTranslate()
  const language = useLanguage()
  const [hasSteps, showSteps] = useState(false)
  const path = { id: useQuestionnaireId(), employeeId }
  const { data, error, refetch } = useQuestion('getPersonalReport', { path }, LASTING)
  const statistics = useQuestion('getPersonalStatistics', { path }, LASTING)
  if (error !== null && data === undefined) return <FailurePage error={error} retry={() => void refetch()} />
  if (data === undefined) return <Waiting />
  const report = statistics.data === undefined ? data : { ...data, beside: besideOf(statistics.data) }
  return (
    <>
      {statistics.isError && statistics.data === undefined && <Note>{translate('reports.besideFailed')}</Note>}
      <PersonalReportView
        report={report}
        language={language}
        headingLevel="h2"
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, displayPrint: 'none' }}>
            <Button variant="outlined" onClick={() => showSteps(true)}>
              {translate('reports.steps.open')}
            </Button>
            <ReportExports of="person" employeeId={employeeId} />
            <Button variant="outlined" onClick={() => window.print()}>
              {translate('reports.print')}
            </Button>
            <PersonalPdf report={report} path={path} isIncomplete={statistics.isPending} />
          </Box>
        }
      />
      {hasSteps && <OpenedSteps employeeId={employeeId} onClose={() => showSteps(false)} />}
    </>
  )
}

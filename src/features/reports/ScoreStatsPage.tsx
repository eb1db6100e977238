import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { besideOf } from '../../../domain/scoring/personal/beside.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { formatPercent } from '../../../report/format.ts'
import { BesidePanel } from '../../../report/views/BesidePanel.tsx'
import { ReportLanguage } from '../../../report/views/reportLanguage.ts'
import { useQuestion } from '../../providers/calls/useQuestion.ts'
import { useCurrentQuestionnaire } from '../../providers/currentQuestionnaire.ts'
import { useLanguage } from '../../providers/useLanguage.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import { FailurePage } from '../../ui/page/FailurePage.tsx'
import { Waiting } from '../../ui/page/Waiting.tsx'
import { ReportExports } from './exports/ReportExports.tsx'
import { LASTING } from './model.ts'
import { PersonChoice } from './PersonChoice.tsx'
import { ReportTabs } from './ReportTabs.tsx'
import { ScoreTable } from './ScoreTable.tsx'
import { ExtremesPanel } from './statistics/ExtremesPanel.tsx'
import { GapsPanel } from './statistics/GapsPanel.tsx'
import { Participation } from './statistics/Participation.tsx'
import { SpreadPanel } from './statistics/SpreadPanel.tsx'
import { TrustPanel } from './statistics/TrustPanel.tsx'
import { WindowsPanel } from './statistics/WindowsPanel.tsx'
import { OpenedSteps } from './steps/OpenedSteps.tsx'
import { OVERALL, type StepPlace } from './steps/place.ts'
import { useReportWords } from './useReportWords.ts'

/** Personal indicator score statistics (spec §2): dimensions by relation level, in percent. */
export function ScoreStatsPage() {
  return (
    <ReportTabs>
      <PersonChoice actions={(employeeId) => <ReportExports of="person" employeeId={employeeId} />}>
        {(employeeId) => <DimensionScores key={employeeId} employeeId={employeeId} />}
      </PersonChoice>
    </ReportTabs>
  )
}

function DimensionScores({ employeeId }: { employeeId: number }) {
  const translate = useTranslate()
  const say = useReportWords()
  const [steps, showSteps] = useState<StepPlace | null>(null)
  const path = { id: useQuestionnaireId(), employeeId }
  const { data, error, refetch } = useQuestion('getDimensionScores', { path }, LASTING)
  if (error !== null && data === undefined) return <FailurePage error={error} retry={() => void refetch()} />
  if (data === undefined) return <Waiting />
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', displayPrint: 'none' }}>
        <Button variant="outlined" onClick={() => showSteps(OVERALL)}>
          {translate('reports.steps.overall')}
        </Button>
      </Box>
      <ScoreTable
        caption={say('report.dimension')}
        totalName={translate('reports.percent')}
        levels={data.levels}
        show={formatPercent}
        onSteps={(dimensionId) => showSteps({ dimensionId, questionId: null })}
        rows={data.dimensions.map(({ dimensionId, name, percent, othersPercent, selfPercent, byLevel }) => ({
          key: dimensionId,
          name,
          isHeading: false,
          total: percent,
          others: othersPercent,
          self: selfPercent,
          byLevel,
        }))}
      />
      <Participation levels={data.levels} />
      <Statistics scores={data} employeeId={employeeId} />
      {steps && <OpenedSteps employeeId={employeeId} start={steps} onClose={() => showSteps(null)} />}
    </>
  )
}

/** What the scores are compared with, and how sure they are; without it the scores still stand. */
function Statistics({ scores, employeeId }: { scores: components['schemas']['DimensionScores']; employeeId: number }) {
  const { type } = useCurrentQuestionnaire().questionnaire
  const say = useReportWords()
  const language = useLanguage()
  const path = { id: useQuestionnaireId(), employeeId }
  const { data, error, refetch } = useQuestion('getPersonalStatistics', { path }, LASTING)
  if (error !== null && data === undefined) return <FailurePage error={error} retry={() => void refetch()} />
  if (data === undefined) return <Waiting />
  const anonymous = type === 2
  return (
    <>
      <ReportLanguage value={language}>
        <BesidePanel
          figures={{ ...data, overallPercent: data.percent, rule: { anonymous }, beside: besideOf(data) }}
          noPrevious={say('report.beside.noPrevious')}
        />
      </ReportLanguage>
      <GapsPanel data={data} />
      <WindowsPanel data={data} />
      <ExtremesPanel data={data} anonymous={anonymous} />
      <SpreadPanel data={data} scores={scores} />
      <TrustPanel data={data} anonymous={anonymous} />
    </>
  )
}

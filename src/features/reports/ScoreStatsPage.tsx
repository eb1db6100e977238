import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatPercent } from '../../../report/format.ts'
import { useQuestion } from '../../providers/useQuestion.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import { FailurePage } from '../../ui/FailurePage.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { LASTING } from './model.ts'
import { PersonChoice } from './PersonChoice.tsx'
import { ReportTabs } from './ReportTabs.tsx'
import { ScoreTable } from './ScoreTable.tsx'
import { type StepPlace, StepsDialog } from './steps/StepsDialog.tsx'

/** Personal indicator score statistics (spec §2): dimensions by relation level, in percent. */
export function ScoreStatsPage() {
  return (
    <ReportTabs>
      <PersonChoice>{(employeeId) => <DimensionScores key={employeeId} employeeId={employeeId} />}</PersonChoice>
    </ReportTabs>
  )
}

function DimensionScores({ employeeId }: { employeeId: number }) {
  const translate = useTranslate()
  const [steps, showSteps] = useState<StepPlace | null>(null)
  const path = { id: useQuestionnaireId(), employeeId }
  const { data, error, refetch } = useQuestion('getDimensionScores', { path }, LASTING)
  if (error !== null && data === undefined) return <FailurePage error={error} retry={() => void refetch()} />
  if (data === undefined) return <Waiting />
  return (
    <>
      <ScoreTable
        caption={translate('reports.dimension')}
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
      {steps && <StepsDialog employeeId={employeeId} start={steps} onClose={() => showSteps(null)} />}
    </>
  )
}

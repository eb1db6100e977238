import { useTranslate } from 'react-admin'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import { FailurePage } from '../../ui/FailurePage.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { useDimensionScores } from './calls.ts'
import { PersonChoice } from './PersonChoice.tsx'
import { ReportTabs } from './ReportTabs.tsx'
import { ScoreTable } from './ScoreTable.tsx'

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
  const { data, error, refetch } = useDimensionScores(useQuestionnaireId(), employeeId)
  if (error !== null && data === undefined) return <FailurePage error={error} retry={() => void refetch()} />
  if (data === undefined) return <Waiting />
  return (
    <ScoreTable
      caption={translate('reports.dimension')}
      totalName={translate('reports.percent')}
      levels={data.levels}
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
  )
}

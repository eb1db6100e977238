import { Box } from '@mui/material'
import type { CSSProperties } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { formatPercent } from '../../../report/format.ts'
import { useQuestion } from '../../providers/useQuestion.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailurePage } from '../../ui/FailurePage.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { heatOf, spanOf } from './heat.ts'
import { LASTING, named, type RankingDetail } from './model.ts'
import { ReportExports } from './ReportExports.tsx'
import { ReportTabs } from './ReportTabs.tsx'
import './reports.css'

/** Team score details (spec §2): who is strong where, the number in every cell. */
export function RankingDetailsPage() {
  return (
    <ReportTabs>
      <HeatMap />
    </ReportTabs>
  )
}

function HeatMap() {
  const translate = useTranslate()
  const id = useQuestionnaireId()
  const { data, error, refetch } = useQuestion('getRankingDetail', { path: { id } }, LASTING)
  if (error !== null && data === undefined) return <FailurePage error={error} retry={() => void refetch()} />
  if (data === undefined) return <Waiting />
  if (data.rows.length === 0) return <EmptyState>{translate('reports.empty')}</EmptyState>
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
        <p className="rv-sub">{translate('reports.heatMap.lead')}</p>
        <ReportExports of="details" />
      </Box>
      <HeatTable detail={data} />
    </>
  )
}

function HeatTable({ detail: { dimensions, rows } }: { detail: RankingDetail }) {
  const translate = useTranslate()
  const id = useQuestionnaireId()
  const span = spanOf(rows.flatMap(({ percents }) => percents))
  const cell = (percent: number | null): CSSProperties => ({ ['--heat' as string]: `${heatOf(percent, span)}%` })
  return (
    <div className="rv-card rv-scroll">
      <table className="rv-table rv-heat" aria-label={translate('reports.tab.heatMap')}>
        <thead>
          <tr>
            <th scope="col">{translate('reports.name')}</th>
            <th scope="col" className="n">
              {translate('reports.overall')}
            </th>
            {dimensions.map(({ dimensionId, name }) => (
              <th key={dimensionId} scope="col" className="n">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ employeeId, percent, percents, ...person }) => (
            <tr key={employeeId}>
              <th scope="row">
                <Link to={`/questionnaire/reports/personal/report/${id}?employeeId=${employeeId}`}>
                  {named(person)}
                </Link>
              </th>
              <td className="n">{formatPercent(percent)}</td>
              {dimensions.map(({ dimensionId }, index) => (
                <td key={dimensionId} className="n rv-heat-cell" style={cell(percents[index] ?? null)}>
                  {formatPercent(percents[index] ?? null)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{translate('reports.mean')}</th>
            <td />
            {dimensions.map(({ dimensionId, mean }) => (
              <td key={dimensionId} className="n">
                {formatPercent(mean)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

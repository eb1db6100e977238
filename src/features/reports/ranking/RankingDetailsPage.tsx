import { Typography } from '@mui/material'
import { type CSSProperties, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { formatPercent } from '../../../../report/format.ts'
import { heatFinding } from '../../../../report/teamFindings.ts'
import { ColumnHead } from '../../../../report/views/ColumnHead.tsx'
import { useQuestion } from '../../../providers/calls/useQuestion.ts'
import { useQuestionnaireId } from '../../../providers/useQuestionnaireId.ts'
import { ChipChoice } from '../../../ui/inputs/ChipChoice.tsx'
import { INKED } from '../../../ui/marks/inked.ts'
import { FailurePage } from '../../../ui/page/FailurePage.tsx'
import { usePages } from '../../../ui/page/usePages.tsx'
import { Waiting } from '../../../ui/page/Waiting.tsx'
import { ReportExports } from '../exports/ReportExports.tsx'
import { FIGURE_HEAD } from '../figureHead.ts'
import { Incomplete } from '../Incomplete.tsx'
import { type DetailQuery, LASTING, named, type RankingDetail, type RankingSort, reportOf } from '../model.ts'
import { ReportTabs } from '../ReportTabs.tsx'
import { useReportWords } from '../useReportWords.ts'
import { DepartmentFilter, NobodyThere, useDepartmentFilter } from './DepartmentFilter.tsx'
import { heatOf, spanOf } from './heat.ts'
import { LevelsBeside } from './LevelsBeside.tsx'
import { SortChoice } from './SortChoice.tsx'
import '../reports.css'

/** Team score details (spec §2): who is strong where, the number in every cell. */
export function RankingDetailsPage() {
  return (
    <ReportTabs>
      <Details />
    </ReportTabs>
  )
}

type View = 'dimensions' | 'levels'

function Details() {
  const translate = useTranslate()
  const filter = useDepartmentFilter()
  const [view, setView] = useState<View>('dimensions')
  const [sort, setSort] = useState<RankingSort>('scoreDesc')
  const [dimensionId, setDimensionId] = useState<number | null>(null)
  const query = { sort, ...filter.query }
  const byLevel = { ...query, ...(dimensionId !== null && { dimensionId }) }
  return (
    <>
      <div className="rv-report-bar">
        <ChipChoice
          choices={[
            ['dimensions', translate('reports.view.dimensions')] as const,
            ['levels', translate('reports.view.levels')] as const,
          ]}
          value={view}
          onChange={setView}
        />
        <SortChoice value={sort} onChange={setSort} />
        <DepartmentFilter {...filter} />
        <ReportExports of="details" {...(view === 'levels' ? byLevel : query)} />
      </div>
      {view === 'dimensions' ? (
        <HeatMap query={query} />
      ) : (
        <LevelsBeside query={byLevel} onDimension={setDimensionId} />
      )}
    </>
  )
}

function HeatMap({ query }: { query: DetailQuery }) {
  const translate = useTranslate()
  const say = useReportWords()
  const id = useQuestionnaireId()
  const { data, error, refetch } = useQuestion('getRankingDetail', { path: { id }, query }, LASTING)
  if (error !== null && data === undefined) return <FailurePage error={error} retry={() => void refetch()} />
  if (data === undefined) return <Waiting />
  if (data.rows.length === 0) return <NobodyThere query={query} />
  const finding = heatFinding(data.dimensions)
  const isSummed = [data.overall, ...data.dimensions].some(({ mean }) => mean !== null)
  return (
    <>
      {finding !== null && <Typography variant="h2">{say(finding.key, finding.params)}</Typography>}
      <p className="rv-sub">{translate('reports.heatMap.lead')}</p>
      {!isSummed && <p className="rv-sub">{translate('reports.noMeans')}</p>}
      <HeatTable key={JSON.stringify(query)} detail={data} query={query} />
    </>
  )
}

/** How people differ, below the columns. */
const SPREAD = ['mean', 'deviation', 'lowest', 'highest'] as const

interface HeatTableProps {
  detail: RankingDetail
  query: DetailQuery
}

function HeatTable({ detail: { overall, dimensions, rows }, query }: HeatTableProps) {
  const translate = useTranslate()
  const id = useQuestionnaireId()
  const { shown, turner } = usePages(rows)
  const names = [translate('reports.overall'), ...dimensions.map(({ name }) => name)]
  const span = spanOf(rows.flatMap(({ percents }) => percents))
  const cell = (percent: number | null): CSSProperties => ({
    ...INKED,
    ['--heat' as string]: `${heatOf(percent, span)}%`,
  })
  return (
    <>
      <div className="rv-card rv-scroll">
        <table className="rv-table rv-heat" aria-label={translate('reports.tab.heatMap')}>
          <thead>
            <tr>
              <th scope="col">{translate('reports.name')}</th>
              <th scope="col" className="n">
                <ColumnHead among={names}>{translate('reports.overall')}</ColumnHead>
              </th>
              {dimensions.map(({ dimensionId, name }) => (
                <th key={dimensionId} scope="col" className="n" style={FIGURE_HEAD}>
                  <ColumnHead among={names}>{name}</ColumnHead>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ percent, percents, incomplete, ...person }) => (
              <tr key={person.employeeId}>
                <th scope="row">
                  <Link to={reportOf(id, person, query)}>{named(person)}</Link>
                  {incomplete && <Incomplete />}
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
            {SPREAD.map((figure) => (
              <tr key={figure}>
                <th scope="row">{translate(`reports.spread.${figure}`)}</th>
                <td className="n">{formatPercent(overall[figure])}</td>
                {dimensions.map((dimension) => (
                  <td key={dimension.dimensionId} className="n">
                    {formatPercent(dimension[figure])}
                  </td>
                ))}
              </tr>
            ))}
          </tfoot>
        </table>
      </div>
      {turner}
    </>
  )
}

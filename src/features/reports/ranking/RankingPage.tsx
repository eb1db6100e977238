import { Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { NOTHING } from '../../../../domain/scoring/figures.ts'
import { type ChartScale, scaleFrom } from '../../../../report/charts/scale.ts'
import { formatBand, formatPercent, formatPointsOf } from '../../../../report/format.ts'
import { useQuestion } from '../../../providers/calls/useQuestion.ts'
import { useCurrentQuestionnaire } from '../../../providers/currentQuestionnaire.ts'
import { useQuestionnaireId } from '../../../providers/useQuestionnaireId.ts'
import { type AnswerColumn, AnswerTable } from '../../../resource/list/rows/AnswerTable.tsx'
import type { ListRecord } from '../../../resource/list/shape.ts'
import { Meter } from '../../../ui/marks/marks.tsx'
import { FailurePage } from '../../../ui/page/FailurePage.tsx'
import { Waiting } from '../../../ui/page/Waiting.tsx'
import { ReportExports } from '../exports/ReportExports.tsx'
import { type DetailQuery, LASTING, named, type RankingItem, type RankingSort, reportOf } from '../model.ts'
import { ReportTabs } from '../ReportTabs.tsx'
import { DepartmentFilter, NobodyThere, useDepartmentFilter } from './DepartmentFilter.tsx'
import { DistributionStrip } from './DistributionStrip.tsx'
import { isOtherByPoints } from './pointsOrder.ts'
import { SortChoice } from './SortChoice.tsx'
import '../reports.css'

/** Team score ranking (spec §2); whoever lacks a level is listed apart (numbers.md 8). */
export function RankingPage() {
  return (
    <ReportTabs>
      <Ranking />
    </ReportTabs>
  )
}

function Ranking() {
  const [sort, setSort] = useState<RankingSort>('scoreDesc')
  const filter = useDepartmentFilter()
  const query = { sort, ...filter.query }
  return (
    <>
      <div className="rv-report-bar">
        <SortChoice value={sort} onChange={setSort} />
        <DepartmentFilter {...filter} />
        <ReportExports of="ranking" {...query} />
      </div>
      <Ranked query={query} />
    </>
  )
}

function Ranked({ query }: { query: DetailQuery }) {
  const translate = useTranslate()
  const id = useQuestionnaireId()
  const { data, error, refetch } = useQuestion('getRanking', { path: { id }, query }, LASTING)
  if (error !== null && data === undefined) return <FailurePage error={error} retry={() => void refetch()} />
  if (data === undefined) return <Waiting />
  const everybody = [...data.items, ...data.incomplete]
  if (everybody.length === 0) return <NobodyThere query={query} />
  const scale = scaleFrom([0, ...everybody.flatMap(({ percent }) => percent ?? [])])
  const tableOf = (items: RankingItem[], caption: string) =>
    items.length > 0 && <RankingTable key={JSON.stringify(query)} {...{ items, caption, query, scale }} />
  return (
    <>
      {query.departId !== undefined && data.items.length > 0 && (
        <p className="rv-sub">{translate('reports.rankAmongAll')}</p>
      )}
      {data.items.some(({ alike }) => alike !== null) && <p className="rv-sub">{translate('reports.alike.how')}</p>}
      {isOtherByPoints(data.items) && <p className="rv-sub">{translate('reports.points.otherOrder')}</p>}
      {data.summed ? (
        <DistributionStrip percents={everybody.flatMap(({ percent }) => percent ?? [])} />
      ) : (
        <p className="rv-sub">{translate('reports.noDistribution')}</p>
      )}
      {tableOf(data.items, translate('reports.ranking'))}
      {data.incomplete.length > 0 && (
        <>
          <h2 className="rv-report-apart">{translate('reports.incomplete')}</h2>
          <WhyNotRanked {...data} />
          {tableOf(data.incomplete, translate('reports.incomplete'))}
        </>
      )}
    </>
  )
}

/** Why nobody has a rank, where it is the paper: its maxima may all lie below 0, or those above be shown of nobody. */
function WhyNotRanked({ items, incomplete }: { items: RankingItem[]; incomplete: RankingItem[] }) {
  const translate = useTranslate()
  const isOfPaper =
    [...items, ...incomplete].every(({ percent }) => percent === null) &&
    incomplete.some(({ points }) => points !== null && points.possible <= 0)
  return <p className="rv-sub">{translate(isOfPaper ? 'reports.incomplete.noPercent' : 'reports.incomplete.why')}</p>
}

interface RankingTableProps {
  items: RankingItem[]
  caption: string
  query: DetailQuery
  /** Of the bars of everybody. */
  scale: ChartScale
}

function RankingTable({ items, caption, query, scale }: RankingTableProps) {
  const translate = useTranslate()
  const { id, type } = useCurrentQuestionnaire().questionnaire
  // The rows of this table are what the operation answers.
  const row = (record: ListRecord) => record as ListRecord & RankingItem
  const columns: AnswerColumn[] = [
    { name: 'name', label: translate('reports.name'), render: (record) => named(row(record)) },
    { name: 'rank', label: translate('reports.rank'), isNumber: true, render: (record) => row(record).rank ?? NOTHING },
    {
      name: 'departmentName',
      label: translate('reports.department'),
      render: (record) => row(record).departmentName || NOTHING,
    },
    {
      name: 'percent',
      label: translate('reports.score'),
      render: (record) => <Score item={row(record)} scale={scale} />,
    },
    ...(items.some(({ band }) => band !== null)
      ? [
          {
            name: 'band',
            label: translate('reports.band'),
            render: (record: ListRecord) => <BandCell item={row(record)} />,
          },
        ]
      : []),
    {
      name: 'points',
      label: translate('reports.points'),
      isNumber: true,
      render: (record) => pointsText(row(record), type),
    },
  ]
  return (
    <AnswerTable
      resource="reports"
      label={caption}
      rows={items.map((item) => ({ ...item, id: item.employeeId }))}
      columns={columns}
      rowTo={(record) => reportOf(id, row(record), query)}
    />
  )
}

function Score({ item, scale: { from, to } }: { item: RankingItem; scale: ChartScale }) {
  const { percent } = item
  if (percent === null) return NOTHING
  return (
    <>
      <Meter done={percent} from={from} total={to} label={`${named(item)} ${formatPercent(percent)}`} />
      {formatPercent(percent)}
    </>
  )
}

/** How sure the score is, and which ranks are possible. */
function BandCell({ item: { band, alike } }: { item: RankingItem }) {
  const translate = useTranslate()
  if (band === null) return NOTHING
  return (
    <>
      {formatBand(band)}
      {alike !== null && (
        <Typography variant="caption" component="div">
          {translate('reports.alike', { ...alike })}
        </Typography>
      )}
    </>
  )
}

function pointsText({ points }: RankingItem, type: 1 | 2): string {
  if (points === null) return NOTHING
  const { earned, possible } = formatPointsOf(points, { anonymous: type === 2 })
  return `${earned} / ${possible}`
}

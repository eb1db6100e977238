import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { useQuestion } from '../../providers/useQuestion.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailurePage } from '../../ui/FailurePage.tsx'
import { Meter } from '../../ui/marks.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { LASTING, type RankingItem, type RankingSort } from './model.ts'
import { ReportTabs } from './ReportTabs.tsx'
import './reports.css'

const SORTS: RankingSort[] = ['scoreDesc', 'scoreAsc', 'name']

/** Team score ranking (spec §2); whoever lacks a level is listed apart (numbers.md 8). */
export function RankingPage() {
  return (
    <ReportTabs>
      <Ranking />
    </ReportTabs>
  )
}

function Ranking() {
  const translate = useTranslate()
  const id = useQuestionnaireId()
  const [sort, setSort] = useState<RankingSort>('scoreDesc')
  const { data, error, refetch } = useQuestion('getRanking', { path: { id }, query: { sort } }, LASTING)
  if (error !== null && data === undefined) return <FailurePage error={error} retry={() => void refetch()} />
  if (data === undefined) return <Waiting />
  if (data.items.length + data.incomplete.length === 0) return <EmptyState>{translate('reports.empty')}</EmptyState>
  return (
    <>
      <div className="rv-report-bar">
        {SORTS.map((one) => (
          <button key={one} type="button" className="rv-chip" aria-pressed={sort === one} onClick={() => setSort(one)}>
            {translate(`reports.sort.${one}`)}
          </button>
        ))}
      </div>
      {data.items.length > 0 && <RankingTable items={data.items} caption={translate('reports.ranking')} />}
      {data.incomplete.length > 0 && (
        <>
          <h2 className="rv-report-apart">{translate('reports.incomplete')}</h2>
          <p className="rv-sub">{translate('reports.incomplete.why')}</p>
          <RankingTable items={data.incomplete} caption={translate('reports.incomplete')} />
        </>
      )}
    </>
  )
}

function RankingTable({ items, caption }: { items: RankingItem[]; caption: string }) {
  const translate = useTranslate()
  const id = useQuestionnaireId()
  return (
    <div className="rv-card rv-scroll">
      <table className="rv-table rv-ranking" aria-label={caption}>
        <thead>
          <tr>
            <th scope="col">{translate('reports.name')}</th>
            <th scope="col" className="n">
              {translate('reports.rank')}
            </th>
            <th scope="col">{translate('reports.department')}</th>
            <th scope="col">{translate('reports.score')}</th>
            <th scope="col" className="n">
              {translate('reports.points')}
            </th>
            <th scope="col">{translate('reports.report')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ employeeId, name, rank, departmentName, percent, points }) => (
            <tr key={employeeId}>
              <td>{name}</td>
              <td className="n">{rank ?? '—'}</td>
              <td>{departmentName || '—'}</td>
              <td>
                {percent === null ? '—' : <Meter done={percent} total={100} label={`${name} ${percent}`} />}
                {percent?.toFixed(1)}
              </td>
              <td className="n">{points === null ? '—' : `${points.earned.toFixed(1)} / ${points.possible}`}</td>
              <td>
                <Link to={`/questionnaire/reports/personal/report/${id}?employeeId=${employeeId}`}>
                  {translate('reports.open')}
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

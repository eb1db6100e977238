import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { useQuestion } from '../../providers/useQuestion.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailurePage } from '../../ui/FailurePage.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import './reports.css'

const FINISHED = 40
const MOST_SHOWN = 1000

/** The finished questionnaires and their results, newest first. */
export function GlobalReportsPage() {
  const translate = useTranslate()
  const { data, error, refetch } = useQuestion('listQuestionnaires', {
    query: { status: FINISHED, pageSize: MOST_SHOWN },
  })
  return (
    <>
      <PageHeader title={translate('title.reports.global')} />
      <div className="rv-body">
        {data !== undefined && data.total > data.items.length && (
          <p className="rv-sub">
            {translate('reports.global.newest', { shown: data.items.length, total: data.total })}
          </p>
        )}
        {error !== null && data === undefined && <FailurePage error={error} retry={() => void refetch()} />}
        {error === null && data === undefined && <Waiting />}
        {data?.items.length === 0 && <EmptyState>{translate('reports.global.empty')}</EmptyState>}
        {data !== undefined && data.items.length > 0 && (
          <div className="rv-card rv-scroll">
            <table className="rv-table rv-finished" aria-label={translate('title.reports.global')}>
              <tbody>
                {data.items.map(({ id, title, finishedAt, evaluateeCount }) => (
                  <tr key={id}>
                    <td>
                      <Link to={`/questionnaire/reports/summary/rankList/${id}`}>{title}</Link>
                    </td>
                    <td className="n">{translate('reports.evaluatees', { count: evaluateeCount })}</td>
                    <td className="n">{finishedAt?.slice(0, 10) ?? '—'}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </div>
    </>
  )
}

import { useTranslate } from 'react-admin'
import { currentLanguage } from '../../api/language.ts'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { Meter } from '../../ui/marks.tsx'
import { QuestionnaireStatus } from '../../ui/QuestionnaireStatus.tsx'
import { deadlineView } from './deadline.ts'
import { nextAction } from './nextAction.ts'
import { RowMenuButton } from './RowMenuButton.tsx'
import './list.css'

const COLUMNS = ['title', 'status', 'evaluatees', 'progress', 'deadline'] as const

export function QuestionnaireTable({ rows }: { rows: Questionnaire[] }) {
  const translate = useTranslate()
  return (
    <table className="rv-table rv-qlist">
      <thead>
        <tr>
          {COLUMNS.map((name) => (
            <th key={name} scope="col">
              {translate(`questionnaires.${name}`)}
            </th>
          ))}
          <th scope="col">
            <span className="rv-hidden">{translate('questionnaires.next')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <QuestionnaireRow key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function QuestionnaireRow({ row }: { row: Questionnaire }) {
  const translate = useTranslate()
  const now = new Date()
  const next = nextAction(row, now.getTime())
  return (
    <tr>
      <td className="rv-qlist-title">
        <a href={`#${next.to}`}>{row.title}</a>
        {row.type === 2 && <span className="rv-chip">{translate('type.2')}</span>}
        {row.tags.map((name) => (
          <span key={name} className="rv-sub">
            # {name}
          </span>
        ))}
      </td>
      <td>
        <QuestionnaireStatus questionnaire={row} />
      </td>
      <td data-label={translate('questionnaires.evaluatees')}>{row.evaluateeCount}</td>
      <td>
        <Progress row={row} />
      </td>
      <td className={row.deadline === null ? 'rv-none' : undefined} data-label={translate('questionnaires.deadline')}>
        <Deadline row={row} now={now} />
      </td>
      <td className="rv-qlist-actions">
        <a className="rv-link" href={`#${next.to}`} aria-label={`${translate(next.key)}: ${row.title}`}>
          {translate(next.key)}
        </a>
        <RowMenuButton row={row} />
      </td>
    </tr>
  )
}

function Progress({ row: { processStatus, raterCount, submittedCount } }: { row: Questionnaire }) {
  const translate = useTranslate()
  if (processStatus <= 20) return <span className="rv-muted">{translate('questionnaires.notStarted')}</span>
  const label = translate('questionnaires.progressOf', { done: submittedCount, total: raterCount })
  return (
    <>
      <Meter done={submittedCount} total={raterCount} label={label} />
      {submittedCount} / {raterCount}
    </>
  )
}

function Deadline({ row, now }: { row: Questionnaire; now: Date }) {
  const translate = useTranslate()
  const isRunning = row.processStatus < 40 && row.disableStatus === 0
  const view = deadlineView(row.deadline, isRunning, now, currentLanguage())
  if (view === null) return <span className="rv-muted">—</span>
  const text = view.key === null ? view.date : translate(view.key, { date: view.date })
  return <span className={`rv-deadline-${view.tone}`}>{text}</span>
}

/** What a row of the list shows beyond plain values. */
import type { CSSProperties } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { isDisabled, isOver } from '../../../domain/evaluation/status.ts'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { useLanguage } from '../../providers/useLanguage.ts'
import type { ListRecord } from '../../resource/list/shape.ts'
import { Meter } from '../../ui/marks/marks.tsx'
import { QuestionnaireStatus } from '../../ui/marks/QuestionnaireStatus.tsx'
import { nextAction } from './nextAction.ts'
import { RowMenuButton } from './RowMenuButton.tsx'
import { deadlineView } from './settings/deadline.ts'

// The records of this list are what its operation answers.
const row = (record: ListRecord) => record as Questionnaire

/** How the list shows what the kind of a property alone does not say. */
export const CELLS = {
  title: (record: ListRecord) => <Title row={row(record)} />,
  processStatus: (record: ListRecord) => <QuestionnaireStatus questionnaire={row(record)} />,
  submittedCount: (record: ListRecord) => <Progress row={row(record)} />,
  deadline: (record: ListRecord) => <Deadline row={row(record)} now={new Date()} />,
}

export const NextCell = (record: ListRecord) => <Next row={row(record)} />

const TITLE: CSSProperties = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 'var(--space-1) var(--space-2)',
}
/** The whole of a long title is the tooltip's. */
const TWO_LINES: CSSProperties = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
}

function Title({ row: { title, type, tags } }: { row: Questionnaire }) {
  const translate = useTranslate()
  return (
    <span className="rv-qlist-title" style={TITLE}>
      <span style={TWO_LINES} title={title}>
        {title}
      </span>
      {type === 2 && <span className="rv-chip">{translate('type.2')}</span>}
      {tags.map((name) => (
        <span key={name} className="rv-sub">
          # {name}
        </span>
      ))}
    </span>
  )
}

const ONE_LINE: CSSProperties = { whiteSpace: 'nowrap' }

function Progress({ row: { processStatus, raterCount, submittedCount } }: { row: Questionnaire }) {
  const translate = useTranslate()
  if (processStatus <= 20) {
    return (
      <span className="rv-muted" style={ONE_LINE}>
        {translate('questionnaires.notStarted')}
      </span>
    )
  }
  const label = translate('questionnaires.progressOf', { done: submittedCount, total: raterCount })
  return (
    <span style={ONE_LINE}>
      <Meter done={submittedCount} total={raterCount} label={label} />
      {submittedCount} / {raterCount}
    </span>
  )
}

const DEADLINES = { bad: 'var(--bad)', muted: 'var(--ink-2)', plain: undefined }

function Deadline({ row, now }: { row: Questionnaire; now: Date }) {
  const translate = useTranslate()
  const language = useLanguage()
  const presses = !isOver(row) && !isDisabled(row.disableStatus)
  const view = deadlineView(row.deadline, presses, now, language)
  if (view === null) return <span className="rv-muted">—</span>
  const text = view.key === null ? view.date : translate(view.key, { date: view.date })
  return <span style={{ color: DEADLINES[view.tone] }}>{text}</span>
}

function Next({ row }: { row: Questionnaire }) {
  const translate = useTranslate()
  const next = nextAction(row, new Date().toISOString())
  const name = row.title.trim() || translate('list.untitled')
  return (
    <>
      <Link className="rv-link" to={next.to} aria-label={`${translate(next.key)}: ${name}`}>
        {translate(next.key)}
      </Link>
      <RowMenuButton row={row} />
    </>
  )
}

import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Meter } from '../../ui/marks.tsx'
import type { Summary } from './model.ts'
import { useDateTime } from './useDateTime.ts'

const percentOf = (done: number, total: number) => (total === 0 ? 0 : Math.floor((done / total) * 100))

/** The figures one looks for first. */
export function ProgressFigures({ summary, isOver }: { summary: Summary; isOver: boolean }) {
  const translate = useTranslate()
  const dateTime = useDateTime()
  const { submittedCount, relationCount, finishedRaterCount, raterCount, evaluateeCount, deadline } = summary
  const isLate = !isOver && deadline !== null && Date.parse(deadline) < Date.now()
  return (
    <dl className="rv-figures">
      <Figure label={translate('collection.figure.forms')} value={`${percentOf(submittedCount, relationCount)}%`}>
        <Meter done={submittedCount} total={relationCount} label={translate('collection.figure.forms')} />
        {submittedCount} / {relationCount}
      </Figure>
      {/* Not told after the finish of an anonymous questionnaire (R5). */}
      {finishedRaterCount === null ? (
        <Figure label={translate('collection.figure.allRaters')} value={String(raterCount)} />
      ) : (
        <Figure label={translate('collection.figure.raters')} value={String(finishedRaterCount)}>
          {translate('collection.figure.ofRaters', { count: raterCount })}
        </Figure>
      )}
      <Figure label={translate('collection.figure.evaluatees')} value={String(evaluateeCount)} />
      <Figure
        label={translate('collection.figure.deadline')}
        value={deadline === null ? '—' : dateTime(deadline)}
        isText
      >
        {deadline === null && !isOver && translate('collection.figure.noDeadline')}
        {isLate && <span className="rv-late">{translate('collection.figure.late')}</span>}
      </Figure>
    </dl>
  )
}

interface FigureProps {
  label: string
  value: string
  /** Words rather than a number: smaller. */
  isText?: boolean
  children?: ReactNode
}

function Figure({ label, value, isText = false, children }: FigureProps) {
  return (
    <div className="rv-card rv-figure">
      <dt>{label}</dt>
      <dd>
        <b className={isText ? 'rv-figure-text' : undefined}>{value}</b>
        <span className="rv-sub">{children}</span>
      </dd>
    </div>
  )
}

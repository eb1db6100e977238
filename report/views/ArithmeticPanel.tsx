/** How every score of a report came about (numbers.md 10), from what the report itself says. */
import { type ReactNode, useId, useMemo, useState } from 'react'
import { publishedArithmetic } from '../../domain/scoring/arithmetic.ts'
import type { PersonalReport, ReportDimension } from '../../domain/scoring/report.ts'
import { formatPercent, formatPoints } from '../format.ts'
import { Panel } from './Panel.tsx'
import classes from './report.module.css'
import { useSentence } from './reportLanguage.ts'
import { DimensionSteps, OverallSteps, QuestionSteps } from './steps/Steps.tsx'

/** As high as a finger needs. */
const OPENER = {
  display: 'flex',
  gap: 'var(--space-3)',
  alignItems: 'center',
  width: '100%',
  minHeight: 44,
  padding: 'var(--space-1) 0',
  border: 0,
  borderTop: '1px solid var(--line)',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
} as const
const NAME = { flex: 1, minWidth: 0, overflowWrap: 'anywhere' } as const
const OPENED = { paddingInlineStart: 'var(--space-3)', borderInlineStart: '3px solid var(--accent-soft)' } as const

/** Folded away, score by score, until somebody asks. */
export function ArithmeticPanel({ report }: { report: PersonalReport }) {
  const say = useSentence()
  return (
    <div className={classes.steps}>
      <Panel title={say('report.steps.title')} caption={say('report.steps.published')}>
        <Folded name={say('report.overall')} figure={formatPercent(report.overallPercent)}>
          <OverallSteps overall={publishedArithmetic(report, null).overall} />
        </Folded>
        {report.dimensions.map((dimension) => (
          <Folded key={dimension.dimensionId} name={dimension.name} figure={formatPercent(dimension.percent)}>
            <OfDimension report={report} dimension={dimension} />
          </Folded>
        ))}
      </Panel>
    </div>
  )
}

/** The dimension of its questions, and each of them of its levels. */
function OfDimension({ report, dimension: { dimensionId } }: { report: PersonalReport; dimension: ReportDimension }) {
  const { levels, isExact, dimension } = useMemo(() => publishedArithmetic(report, dimensionId), [report, dimensionId])
  if (dimension === null) return null
  return (
    <>
      <DimensionSteps dimension={dimension} />
      {dimension.questions.map((question) => (
        <Folded key={question.questionId} name={question.title} figure={formatPoints(question.figure, report.rule)}>
          <QuestionSteps question={question} levels={levels} isExact={isExact} anonymous={report.rule.anonymous} />
        </Folded>
      ))}
    </>
  )
}

/** A score by its name; how it came about is made when it is opened. */
function Folded({ name, figure, children }: { name: string; figure: string; children: ReactNode }) {
  const say = useSentence()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div>
      <button
        type="button"
        style={OPENER}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={say(isOpen ? 'report.steps.close' : 'report.steps.open', { name, figure })}
        onClick={() => setOpen(!isOpen)}
      >
        <span aria-hidden="true">{isOpen ? '−' : '+'}</span>
        {/* What is heard begins with what is seen, the space as well. */}
        <span style={NAME}>{name}</span> <span className={classes.strong}>{figure}</span>
      </button>
      {isOpen && (
        <div id={id} style={OPENED}>
          {children}
        </div>
      )}
    </div>
  )
}

/** How every score of a report came about (numbers.md 10), from what the report itself says. */
import { type ReactNode, useMemo, useState } from 'react'
import { publishedArithmetic } from '../../domain/scoring/arithmetic.ts'
import type { PersonalReport, ReportDimension } from '../../domain/scoring/report.ts'
import { formatPercent, formatPoints } from '../format.ts'
import { hasSteps } from '../steps.ts'
import { Panel } from './Panel.tsx'
import classes from './report.module.css'
import { useSentence } from './reportLanguage.ts'
import { DimensionSteps, OverallSteps, QuestionSteps } from './steps/Steps.tsx'

/** As high as a finger needs. */
const SUMMARY = {
  padding: 'var(--space-3) 0',
  borderTop: '1px solid var(--line)',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
} as const
const OPENED = { paddingInlineStart: 'var(--space-3)', borderInlineStart: '3px solid var(--accent-soft)' } as const

/** Folded away, score by score, until somebody asks; nothing where there is no score. */
export function ArithmeticPanel({ report }: { report: PersonalReport }) {
  const say = useSentence()
  if (!hasSteps(report)) return null
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
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary style={SUMMARY}>
        {name} <strong>{figure}</strong>
      </summary>
      {isOpen && <div style={OPENED}>{children}</div>}
    </details>
  )
}

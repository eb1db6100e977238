import type { ReactNode } from 'react'
import { namedApart } from '../../domain/evaluation/names.ts'
import type { ShownReport } from '../../domain/scoring/report.ts'
import { asksForScores } from '../../domain/scoring/team/member.ts'
import { besideFigures } from '../beside.ts'
import { withoutOverall } from '../findings.ts'
import { formatDay, formatPercent, formatPointsOf, formatTime } from '../format.ts'
import type { Language } from '../translate.ts'
import { BesidePanel } from './BesidePanel.tsx'
import { ChoicesPanel, LeftOutPanel } from './ChoicePanels.tsx'
import { GapPanel } from './GapPanel.tsx'
import { LevelsPanel, QuestionsPanel, RatersPanel } from './LevelPanels.tsx'
import { ProfilePanel } from './ProfilePanel.tsx'
import classes from './report.module.css'
import { ReportLanguage, useLanguage, useSentence } from './reportLanguage.ts'
import { CommentsPanel, NotesPanel } from './TextPanels.tsx'

interface PersonalReportViewProps {
  report: ShownReport
  language: Language
  /** Buttons at the right of the title (print, PDF). */
  actions?: ReactNode
  /** What stands before its first chart. */
  lead?: ReactNode
  /** How each score came about (ArithmeticPanel); administrators see it from further back, in a dialog of its own. */
  arithmetic?: ReactNode
  /** The evaluatee's name is the page's h1, unless the page has one already. */
  headingLevel?: 'h1' | 'h2'
}

/** The personal report on screen; the page must bring theme/tokens.css. */
export function PersonalReportView({ report, language, actions, lead, ...shown }: PersonalReportViewProps) {
  const { arithmetic, headingLevel = 'h1' } = shown
  const compared = besideFigures(report)
  const isScored = asksForScores(report.dimensions)
  return (
    <ReportLanguage value={language}>
      <article className={classes.report} lang={language === 'zh' ? 'zh-CN' : 'en'}>
        <Header report={report} heading={headingLevel} actions={actions} />
        {lead}
        {isScored && (
          <div className={classes.pair}>
            <GapPanel report={report} />
            <ProfilePanel report={report} />
          </div>
        )}
        {isScored && <LevelsPanel report={report} />}
        {compared !== null && <BesidePanel figures={compared} />}
        <div className={classes.pair}>
          <RatersPanel report={report} />
          <NotesPanel report={report} />
        </div>
        {isScored && <QuestionsPanel report={report} />}
        {arithmetic}
        <ChoicesPanel report={report} />
        <CommentsPanel report={report} />
        <LeftOutPanel report={report} />
      </article>
    </ReportLanguage>
  )
}

function Header({
  report,
  heading: Heading,
  actions,
}: {
  report: ShownReport
  heading: 'h1' | 'h2'
  actions: ReactNode
}) {
  const say = useSentence()
  const language = useLanguage()
  const { questionnaire, evaluatee } = report
  const meta = [
    evaluatee.departmentName,
    say(report.rule.anonymous ? 'report.anonymous' : 'report.named'),
    questionnaire.finishedAt !== null && say('report.finished', { day: formatDay(questionnaire.finishedAt, language) }),
    say('report.computed', { day: formatTime(report.computedAt, language) }),
  ]
  return (
    <header className={classes.header}>
      <div className={classes.whose}>
        <p className={classes.eyebrow}>{`${questionnaire.title} · ${say('report.title')}`}</p>
        <Heading className={classes.title}>{namedApart(evaluatee.name, evaluatee.nameMark)}</Heading>
        <p className={classes.meta}>{meta.filter(Boolean).join(' · ')}</p>
        {report.incomplete && <span className={classes.pill}>{say('report.incomplete')}</span>}
      </div>
      {asksForScores(report.dimensions) && <Overall report={report} />}
      {actions}
    </header>
  )
}

function Overall({ report }: { report: ShownReport }) {
  const { overallPercent, points, rule } = report
  const say = useSentence()
  if (overallPercent === null) return <p className={classes.quiet}>{say(withoutOverall(report))}</p>
  return (
    <dl className={classes.overall}>
      <dt>{say('report.overall')}</dt>
      <dd className={classes.figure}>{formatPercent(overallPercent)}</dd>
      <dd className={classes.points}>
        {say('report.outOf100')}
        {points !== null && ` · ${say('report.points', formatPointsOf(points, rule))}`}
      </dd>
    </dl>
  )
}

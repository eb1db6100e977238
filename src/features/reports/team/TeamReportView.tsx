import type { ReactNode } from 'react'
import { scaleFrom } from '../../../../report/charts/scale.ts'
import { formatDay, formatPercent, formatTime } from '../../../../report/format.ts'
import type { ShownTeamReport } from '../../../../report/teamReport.ts'
import type { Language } from '../../../../report/translate.ts'
import classes from '../../../../report/views/report.module.css'
import { ReportLanguage, useLanguage, useSentence } from '../../../../report/views/reportLanguage.ts'
import { ParticipationPanel, QualityPanel } from './DataPanels.tsx'
import { DepartmentsPanel, ExtremesPanel } from './ListPanels.tsx'
import { DimensionsPanel, TeamGapPanel, TeamLevelsPanel } from './MeanPanels.tsx'
import { WindowsPanel } from './WindowsPanel.tsx'

interface TeamReportViewProps {
  report: ShownTeamReport
  language: Language
  /** Buttons at the right of the title. */
  actions?: ReactNode
  /** How the overall scores lie; the page has it. */
  distribution?: ReactNode
}

/** The report over a team on screen; what it says is what the PDF says. */
export function TeamReportView({ report, language, actions, distribution }: TeamReportViewProps) {
  const scale = scaleFrom(report.dimensions.map(({ lowest }) => lowest))
  return (
    <ReportLanguage value={language}>
      <article className={classes.report} lang={language === 'zh' ? 'zh-CN' : 'en'}>
        <Header report={report} actions={actions} />
        <DimensionsPanel report={report} scale={scale} />
        {report.overall !== null && distribution}
        <div className={classes.pair}>
          <TeamGapPanel report={report} scale={scale} />
          <TeamLevelsPanel report={report} />
        </div>
        <ExtremesPanel report={report} />
        <WindowsPanel report={report} scale={scale} />
        <DepartmentsPanel report={report} />
        <QualityPanel report={report} />
        <ParticipationPanel report={report} />
      </article>
    </ReportLanguage>
  )
}

function Header({ report, actions }: { report: ShownTeamReport; actions: ReactNode }) {
  const say = useSentence()
  const language = useLanguage()
  const { questionnaire, evaluatees, scored, complete, overall } = report
  const meta = [
    say(questionnaire.type === 2 ? 'report.anonymous' : 'report.named'),
    questionnaire.finishedAt !== null && say('report.finished', { day: formatDay(questionnaire.finishedAt, language) }),
    say('report.computed', { day: formatTime(report.computedAt, language) }),
  ]
  return (
    <header className={classes.header}>
      <div className={classes.whose}>
        <p className={classes.eyebrow}>{say('report.team.title')}</p>
        <h2 className={classes.title}>{questionnaire.title}</h2>
        <p className={classes.meta}>{say('report.team.counts', { evaluatees, scored, complete })}</p>
        <p className={classes.meta}>{meta.filter(Boolean).join(' · ')}</p>
      </div>
      {overall === null ? (
        <p className={classes.quiet}>{say('report.team.tooFew')}</p>
      ) : (
        <dl className={classes.overall}>
          <dt>{say('report.team.overall')}</dt>
          <dd className={classes.figure}>{formatPercent(overall.mean)}</dd>
          <dd className={classes.points}>
            {overall.band === null
              ? say('report.team.noBand')
              : say('report.team.band', {
                  low: formatPercent(overall.band.low),
                  high: formatPercent(overall.band.high),
                })}
          </dd>
          <dd className={classes.points}>
            {say('report.team.deviationOf', { deviation: formatPercent(overall.deviation) })}
          </dd>
        </dl>
      )}
      {actions}
    </header>
  )
}

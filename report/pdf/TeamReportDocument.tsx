import { useMemo } from 'react'
import type { ShownTeamReport } from '../teamReport.ts'
import type { Language } from '../translate.ts'
import { teamCover } from './team/cover.ts'
import { departmentsSection } from './team/departments.ts'
import { dimensionsSection, levelsSection, teamGapSection } from './team/dimensions.ts'
import { distributionSection } from './team/distribution.ts'
import { participationSection } from './team/participation.ts'
import { qualitySection } from './team/quality.ts'
import { extremesSection } from './team/questions.ts'
import { windowsSection } from './team/windows.ts'
import { Paper } from './typesetting/Paper.tsx'
import { writerIn } from './writer.ts'

interface TeamReportDocumentProps {
  report: ShownTeamReport
  language: Language
}

/** The report over all evaluatees of a questionnaire on A4. The fonts it needs are loaded before. */
export function TeamReportDocument({ report, language }: TeamReportDocumentProps) {
  const { questionnaire, computedAt } = report
  const { writer, cover, sections } = useMemo(() => {
    const own = writerIn(language)
    const parts = [
      ...[dimensionsSection, distributionSection, teamGapSection, levelsSection, extremesSection],
      ...[windowsSection, departmentsSection, qualitySection, participationSection],
    ]
    return { writer: own, cover: teamCover(own, report), sections: parts.map((part) => part(own, report)) }
  }, [report, language])
  const kind = writer.say('report.team.title')
  return (
    <Paper
      writer={writer}
      title={`${questionnaire.title} · ${kind}`}
      subject={kind}
      computedAt={computedAt}
      cover={cover}
      sections={sections}
    />
  )
}

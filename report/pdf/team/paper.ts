import type { ShownTeamReport } from '../../teamReport.ts'
import type { Writer } from '../typesetting/blocks.ts'
import type { PaperParts } from '../typesetting/Paper.tsx'
import { teamCover } from './cover.ts'
import { departmentsSection } from './departments.ts'
import { dimensionsSection, levelsSection, teamGapSection } from './dimensions.ts'
import { distributionSection } from './distribution.ts'
import { participationSection } from './participation.ts'
import { qualitySection } from './quality.ts'
import { extremesSection } from './questions.ts'
import { windowsSection } from './windows.ts'

/** The report over all evaluatees of a questionnaire. */
export function teamPaper(writer: Writer, report: ShownTeamReport): PaperParts {
  const parts = [
    ...[dimensionsSection, distributionSection, teamGapSection, levelsSection, extremesSection],
    ...[windowsSection, departmentsSection, qualitySection, participationSection],
  ]
  const subject = writer.say('report.team.title')
  return {
    ...{ title: `${report.questionnaire.title} · ${subject}`, subject, computedAt: report.computedAt },
    ...{ cover: teamCover(writer, report), sections: parts.map((part) => part(writer, report)) },
  }
}

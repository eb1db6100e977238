import type { ShownCombinedReport } from '../../combinedReport.ts'
import type { Writer } from '../typesetting/blocks.ts'
import type { PaperParts } from '../typesetting/Paper.tsx'
import { combinedCover } from './cover.ts'
import { combinedNotesSection } from './notes.ts'
import { peopleByDimensionSection, peopleSection } from './people.ts'
import { roundsSection, unmatchedSection } from './rounds.ts'

/** Several rounds side by side. */
export function combinedPaper(writer: Writer, report: ShownCombinedReport): PaperParts {
  const parts = [roundsSection, unmatchedSection, combinedNotesSection, peopleSection, peopleByDimensionSection]
  const subject = writer.say('report.combined.title')
  return {
    ...{ title: `${report.title} · ${subject}`, subject, computedAt: report.computedAt },
    ...{ cover: combinedCover(writer, report), sections: parts.map((part) => part(writer, report)) },
  }
}

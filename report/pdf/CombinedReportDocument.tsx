import { useMemo } from 'react'
import type { ShownCombinedReport } from '../combinedReport.ts'
import type { Language } from '../translate.ts'
import { combinedCover } from './combined/cover.ts'
import { combinedNotesSection } from './combined/notes.ts'
import { peopleByDimensionSection, peopleSection } from './combined/people.ts'
import { roundsSection, unmatchedSection } from './combined/rounds.ts'
import { Paper } from './typesetting/Paper.tsx'
import { writerIn } from './writer.ts'

interface CombinedReportDocumentProps {
  report: ShownCombinedReport
  language: Language
}

/** Several rounds side by side on A4. The fonts it needs are loaded before. */
export function CombinedReportDocument({ report, language }: CombinedReportDocumentProps) {
  const { title, computedAt } = report
  const { writer, cover, sections } = useMemo(() => {
    const own = writerIn(language)
    const parts = [roundsSection, unmatchedSection, combinedNotesSection, peopleSection, peopleByDimensionSection]
    return { writer: own, cover: combinedCover(own, report), sections: parts.map((part) => part(own, report)) }
  }, [report, language])
  const kind = writer.say('report.combined.title')
  return (
    <Paper
      writer={writer}
      title={`${title} · ${kind}`}
      subject={kind}
      computedAt={computedAt}
      cover={cover}
      sections={sections}
    />
  )
}

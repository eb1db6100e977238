import { useMemo } from 'react'
import { namedApart } from '../../domain/evaluation/names.ts'
import type { ShownReport } from '../../domain/scoring/report.ts'
import type { OwnNotes } from '../ownNotes.ts'
import type { Language } from '../translate.ts'
import { commentsSection } from './personal/comments.ts'
import { personalCover } from './personal/cover.ts'
import { gapSection } from './personal/gap.ts'
import { levelsSection, ratersSection } from './personal/levels.ts'
import { notesSection } from './personal/notes.ts'
import { ownNotesSection } from './personal/ownNotes.ts'
import { profileSection } from './personal/profile.tsx'
import { questionsSection } from './personal/questions.ts'
import { Paper } from './typesetting/Paper.tsx'
import { writerIn } from './writer.ts'

interface PersonalReportDocumentProps {
  report: ShownReport
  language: Language
  /** Of whom it is about, at the end of the own paper. */
  notes?: OwnNotes | undefined
}

/** The personal report on A4: what the screen shows, on paper. The fonts it needs are loaded before. */
export function PersonalReportDocument({ report, language, notes }: PersonalReportDocumentProps) {
  const { evaluatee, questionnaire, computedAt } = report
  const { writer, cover, sections } = useMemo(() => {
    const own = writerIn(language)
    const parts = [
      ...[profileSection, gapSection, notesSection, levelsSection],
      ...[ratersSection, questionsSection, commentsSection],
    ]
    const noted = notes === undefined ? [] : [ownNotesSection(own, notes)]
    const sections = [...parts.map((part) => part(own, report)), ...noted]
    return { writer: own, cover: personalCover(own, report), sections }
  }, [report, language, notes])
  return (
    <Paper
      writer={writer}
      title={`${namedApart(evaluatee.name, evaluatee.nameMark)} · ${questionnaire.title}`}
      subject={writer.say('report.title')}
      computedAt={computedAt}
      cover={cover}
      sections={sections}
    />
  )
}

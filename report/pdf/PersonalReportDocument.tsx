import { useMemo } from 'react'
import { namedApart } from '../../domain/evaluation/names.ts'
import type { OwnNotes, ShownReport } from '../../domain/scoring/report.ts'
import type { Language } from '../translate.ts'
import { choicesSection, leftOutSection } from './personal/choices.ts'
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
  /** What its person noted: on the person's own paper alone, at the end. */
  ownNotes?: OwnNotes | null
}

/** The personal report on A4: what the screen shows, on paper. The fonts it needs are loaded before. */
export function PersonalReportDocument({ report, language, ownNotes = null }: PersonalReportDocumentProps) {
  const { evaluatee, questionnaire, computedAt } = report
  const { writer, cover, sections } = useMemo(() => {
    const own = writerIn(language)
    const parts = [
      ...[profileSection, gapSection, notesSection, levelsSection],
      ...[ratersSection, questionsSection, choicesSection, commentsSection, leftOutSection],
    ]
    const sections = [...parts.map((part) => part(own, report)), ownNotesSection(own, ownNotes)]
    return { writer: own, cover: personalCover(own, report), sections }
  }, [report, language, ownNotes])
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

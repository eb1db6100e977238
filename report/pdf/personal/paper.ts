import { namedApart } from '../../../domain/evaluation/names.ts'
import type { OwnNotes, ShownReport } from '../../../domain/scoring/report.ts'
import type { Writer } from '../typesetting/blocks.ts'
import type { PaperParts } from '../typesetting/Paper.tsx'
import { choicesSection, leftOutSection } from './choices.ts'
import { commentsSection } from './comments.ts'
import { personalCover } from './cover.ts'
import { gapSection } from './gap.ts'
import { levelsSection, ratersSection } from './levels.ts'
import { notesSection } from './notes.ts'
import { ownNotesSection } from './ownNotes.ts'
import { profileSection } from './profile.tsx'
import { questionsSection } from './questions.ts'

/** What the screen shows of one person; what that person noted on the person's own paper alone, at the end. */
export function personalPaper(writer: Writer, report: ShownReport, ownNotes: OwnNotes | null): PaperParts {
  const { evaluatee, questionnaire, computedAt } = report
  const parts = [
    ...[profileSection, gapSection, notesSection, levelsSection],
    ...[ratersSection, questionsSection, choicesSection, commentsSection, leftOutSection],
  ]
  return {
    title: `${namedApart(evaluatee.name, evaluatee.nameMark)} · ${questionnaire.title}`,
    ...{ subject: writer.say('report.title'), computedAt, cover: personalCover(writer, report) },
    sections: [...parts.map((part) => part(writer, report)), ownNotesSection(writer, ownNotes)],
  }
}

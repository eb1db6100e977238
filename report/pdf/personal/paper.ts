import { namedApart } from '../../../domain/evaluation/names.ts'
import type { Papers } from '../papers.ts'
import type { Writer } from '../typesetting/blocks.ts'
import type { PaperParts } from '../typesetting/Paper.tsx'
import { arithmeticSection } from './arithmetic.ts'
import { besideSection } from './beside.ts'
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
export function personalPaper(
  writer: Writer,
  { report, ownNotes = null, showsArithmetic = false }: Extract<Papers, { kind: 'personal' }>,
): PaperParts {
  const { evaluatee, questionnaire, computedAt } = report
  const parts = [
    ...[profileSection, gapSection, notesSection, levelsSection, besideSection],
    ...[ratersSection, questionsSection, choicesSection, commentsSection, leftOutSection],
    ...(showsArithmetic ? [arithmeticSection] : []),
  ]
  return {
    title: `${namedApart(evaluatee.name, evaluatee.nameMark)} · ${questionnaire.title}`,
    ...{ subject: writer.say('report.title'), computedAt, cover: personalCover(writer, report) },
    sections: [...parts.map((part) => part(writer, report)), ownNotesSection(writer, ownNotes)],
  }
}

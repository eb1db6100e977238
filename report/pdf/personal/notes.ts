import type { PersonalReport } from '../../../domain/scoring/report.ts'
import { reportNotes } from '../../notes.ts'
import { styles, TEXT_WIDTH } from '../theme.ts'
import { type Block, drawLines, paragraph, unparted, type Writer } from '../typesetting/blocks.ts'
import { sectionHead } from '../typesetting/heads.ts'
import type { Ink } from '../typesetting/Ink.tsx'
import type { Section } from '../typesetting/Paper.tsx'

const INDENT = 10

/** How to read the report: the rules that shaped it, in plain words. */
export function notesSection(writer: Writer, report: PersonalReport): Section {
  const { say, language } = writer
  const title = say('report.notes.title')
  const notes = dotted(
    writer,
    reportNotes(report, language).map(({ key, params }) => say(key, params)),
  )
  return { id: 'notes', title, blocks: unparted([...sectionHead(writer, { finding: title }), ...notes]) }
}

/** Sentences as a list. */
export function dotted(writer: Writer, sentences: readonly string[]): Block[] {
  const { language, typesetter } = writer
  const dot = typesetter.lines('·', styles.bullet, INDENT, language)
  const beside = (on: Ink, x: number, y: number, _height: number, isFirst: boolean) => {
    if (isFirst) drawLines(on, dot, styles.bullet, { x, y, width: INDENT })
  }
  return sentences.flatMap((sentence) =>
    paragraph(writer, sentence, { style: styles.note, width: TEXT_WIDTH, indent: INDENT, above: 2, beside }),
  )
}

import type { PersonalReport } from '../../../domain/scoring/report.ts'
import { reportNotes } from '../../notes.ts'
import { unparted, type Writer } from '../typesetting/blocks.ts'
import { bullets } from '../typesetting/bullets.ts'
import { sectionHead } from '../typesetting/heads.ts'
import type { Section } from '../typesetting/Paper.tsx'

/** How to read the report: the rules that shaped it, in plain words. */
export function notesSection(writer: Writer, report: PersonalReport): Section {
  const { say, language } = writer
  const title = say('report.notes.title')
  const notes = reportNotes(report, language).map(({ key, params }) => say(key, params))
  return {
    id: 'notes',
    title,
    blocks: unparted([...sectionHead(writer, { finding: title }), ...bullets(writer, notes)]),
  }
}

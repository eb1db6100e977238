import { chanceNote, changeNotes, teamNotes } from '../../combinedFindings.ts'
import { type ShownCombinedReport, shownRounds } from '../../combinedReport.ts'
import { unparted, type Writer } from '../typesetting/blocks.ts'
import { bullets } from '../typesetting/bullets.ts'
import { sectionHead } from '../typesetting/heads.ts'
import type { Section } from '../typesetting/Paper.tsx'
import { isByDimension } from './people.ts'

/** How to read the report, in plain words. */
export function combinedNotesSection(writer: Writer, report: ShownCombinedReport): Section {
  const { say } = writer
  const title = say('report.notes.title')
  if (shownRounds(report.questionnaires).length === 0) return { id: 'notes', title, blocks: [] }
  const people = report.people ?? []
  const overall = people.map((person) => person.overall)
  const byDimension = isByDimension(people) ? people.flatMap(({ dimensions }) => dimensions) : []
  const notes = [
    ...teamNotes(report),
    ...changeNotes([...overall, ...byDimension], report.questionnaires),
    ...chanceNote(overall, say('report.combined.evaluatees')),
    ...chanceNote(byDimension, say('report.combined.byDimension')),
  ].map(({ key, params }) => say(key, params))
  const texts = bullets(writer, [...new Set(notes)])
  return { id: 'notes', title, blocks: unparted([...sectionHead(writer, { finding: title }), ...texts]) }
}

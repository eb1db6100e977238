import type { OwnNotes } from '../../../domain/scoring/report.ts'
import { dayText } from '../../../messages/dayText.ts'
import { styles, TEXT_WIDTH } from '../theme.ts'
import { type Block, drawLines, paragraph, type Writer } from '../typesetting/blocks.ts'
import { sectionHead } from '../typesetting/heads.ts'
import type { Ink } from '../typesetting/Ink.tsx'
import type { Section } from '../typesetting/Paper.tsx'

const INDENT = 16
const width = TEXT_WIDTH

/** What the report's person noted and aims at; nothing where there is nothing. */
export function ownNotesSection(writer: Writer, notes: OwnNotes | null): Section {
  const { say } = writer
  const title = say('report.own.title')
  const text = notes?.text.trim() ?? ''
  const aims = notes?.aims ?? []
  if (text === '' && aims.length === 0) return { id: 'own', title, blocks: [] }
  return {
    ...{ id: 'own', title },
    blocks: [
      ...sectionHead(writer, { finding: title, caption: say('report.own.caption') }),
      ...text.split('\n').flatMap((line) => paragraph(writer, line, { style: styles.body, width, above: 2 })),
      ...(aims.length === 0 ? [] : aimBlocks(writer, aims)),
    ],
  }
}

function aimBlocks(writer: Writer, aims: OwnNotes['aims']): Block[] {
  const { say, language, typesetter } = writer
  const head = { style: styles.question, width, above: 10, leadsOn: true }
  return [
    ...paragraph(writer, say('report.own.aims'), head),
    ...aims.flatMap(({ text, date }, index) => {
      const number = typesetter.lines(`${index + 1}`, styles.bullet, INDENT, language)
      const beside = (on: Ink, x: number, y: number, _height: number, isFirst: boolean) => {
        if (isFirst) drawLines(on, number, styles.bullet, { x, y, width: INDENT })
      }
      const when = date === null ? '' : say('report.own.by', { day: dayText(date, language) })
      return [
        ...paragraph(writer, text, {
          style: styles.body,
          width,
          indent: INDENT,
          above: 4,
          leadsOn: date !== null,
          beside,
        }),
        ...(when === '' ? [] : paragraph(writer, when, { style: styles.quiet, width, indent: INDENT })),
      ]
    }),
  ]
}

import { dayText } from '../../../messages/dayText.ts'
import type { OwnNotes } from '../../ownNotes.ts'
import { styles, TEXT_WIDTH } from '../theme.ts'
import { type Block, paragraph, type Writer } from '../typesetting/blocks.ts'
import { sectionHead } from '../typesetting/heads.ts'
import type { Section } from '../typesetting/Paper.tsx'

/** What the person has noted beside the report, and wants to reach. */
export function ownNotesSection(writer: Writer, { text, aims }: OwnNotes): Section {
  const { say, language } = writer
  const width = TEXT_WIDTH
  const title = say('report.own.title')
  const said = text.split('\n').flatMap((line) => paragraph(writer, line, { style: styles.body, width, above: 4 }))
  const aimed = aims.flatMap(({ text: aim, date }, index): Block[] => [
    ...paragraph(writer, say('report.own.aim', { number: index + 1, aim }), {
      style: styles.question,
      width,
      above: 10,
      leadsOn: date !== null,
    }),
    ...(date === null
      ? []
      : paragraph(writer, say('report.own.by', { date: dayText(date, language) }), { style: styles.quiet, width })),
  ])
  const head = sectionHead(writer, { finding: title, caption: say('report.own.caption') })
  return { id: 'own', title, blocks: [...head, ...(text.trim() === '' ? [] : said), ...aimed] }
}

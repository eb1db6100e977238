/** How sections begin. */
import { styles, TEXT_WIDTH } from '../theme.ts'
import { type Block, kept, paragraph, type Writer } from './blocks.ts'
import type { TextStyle } from './lines.ts'

interface Head {
  /** What the section is, in a word or two; it is not said where the finding is the same. */
  title?: string
  /** What it found, or its title. */
  finding: string
  caption?: string
}

/** They stay with what follows them. */
export function sectionHead(writer: Writer, { title, finding, caption }: Head): Block[] {
  const common = { width: TEXT_WIDTH, leadsOn: true }
  return [
    ...(title === undefined || title === finding
      ? []
      : paragraph(writer, title, { ...common, style: styles.sectionTitle, most: 2 })),
    ...paragraph(writer, finding, { ...common, style: styles.finding, most: 4 }),
    ...(caption === undefined
      ? []
      : paragraph(writer, caption, { ...common, style: styles.caption, above: 1, most: 8 })),
    { height: 4, leadsOn: true, draw: () => {} },
  ]
}

/** What goes on on another page is named there again. */
export function continuedTitle(writer: Writer, title: string, style: TextStyle): Block {
  const text = continuedText(writer, title)
  return kept([...paragraph(writer, text, { style, width: TEXT_WIDTH, most: 1 }), { height: 4, draw: () => {} }])
}

export const continuedText = ({ say }: Writer, title: string): string => say('report.pdf.continued', { title })

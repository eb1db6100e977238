/** Lists: a dot before each of their texts. */
import { styles, TEXT_WIDTH } from '../theme.ts'
import { type Block, drawLines, paragraph, type Writer } from './blocks.ts'
import type { Ink } from './Ink.tsx'

const INDENT = 10

export function bullets(writer: Writer, texts: readonly string[]): Block[] {
  const dot = writer.typesetter.lines('·', styles.bullet, INDENT, writer.language)
  const beside = (on: Ink, x: number, y: number, _height: number, isFirst: boolean) => {
    if (isFirst) drawLines(on, dot, styles.bullet, { x, y, width: INDENT })
  }
  return texts.flatMap((text) =>
    paragraph(writer, text, { style: styles.note, width: TEXT_WIDTH, indent: INDENT, above: 2, beside }),
  )
}

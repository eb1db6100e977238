/** The first page of every document. */
import { styles, TEXT_WIDTH } from '../theme.ts'
import { type Block, drawLines, paragraph, type Writer } from './blocks.ts'
import { drawRing } from './marks.ts'

interface Cover {
  /** What kind of document, and of what. */
  eyebrow: string
  title: string
  /** Facts under the title, a line each. */
  facts: readonly string[]
}

export function coverBlocks(writer: Writer, { eyebrow, title, facts }: Cover): Block[] {
  const common = { width: TEXT_WIDTH }
  return [
    brand(writer),
    ...paragraph(writer, eyebrow, { ...common, style: styles.coverEyebrow, above: 90, most: 4 }),
    ...paragraph(writer, title, { ...common, ...titleShape(title), above: 6 }),
    ...facts
      .filter((fact) => fact !== '')
      .flatMap((fact, index) =>
        paragraph(writer, fact, { ...common, style: styles.meta, above: index === 0 ? 8 : 0, most: 4 }),
      ),
  ]
}

/** Characters above which a title is set smaller: the longest there is has to stand whole. */
const LONG_TITLE = 60

const titleShape = (title: string) =>
  title.length > LONG_TITLE ? { style: styles.longTitle, most: 20 } : { style: styles.coverTitle, most: 5 }

/** A figure large enough to be found first, what it is above, what it is of below. */
export function figureBlocks(writer: Writer, head: string, figure: string, below: readonly string[]): Block[] {
  const common = { width: TEXT_WIDTH }
  return [
    ...paragraph(writer, head, { ...common, style: styles.overallHead, above: 40 }),
    ...paragraph(writer, figure, { ...common, style: styles.overallFigure }),
    ...below
      .filter((text) => text !== '')
      .flatMap((text) => paragraph(writer, text, { ...common, style: styles.overallLabel, most: 3 })),
  ]
}

function brand(writer: Writer): Block {
  const style = styles.brand
  const lines = writer.typesetter.lines(writer.say('report.product'), style, 300, writer.language)
  return {
    height: style.leading,
    draw: (on, x, y) => {
      drawRing(on, x, y + 1)
      drawLines(on, lines, style, { x: x + 18, y, width: 300 })
    },
  }
}

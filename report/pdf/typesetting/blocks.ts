/** What a document is made of: blocks of a known height, one below the other, that are never cut. */

import type { Language } from '../../translate.ts'
import type { Ink } from './Ink.tsx'
import type { Line, TextStyle, Typesetter } from './lines.ts'

export interface Block {
  /** Points. */
  height: number
  /** Free points above it, but at the top of a page. */
  above?: number
  /** What links, the contents and the outline call its place. */
  anchor?: { id: string; title: string }
  /** Whether it must not be the last one on its page. */
  leadsOn?: boolean
  /** Whether it stands on the page of the next one, unless much of a page were empty then. */
  staysWithNext?: boolean
  /** What is drawn once more above it where it is the first on its page: the heads of a table. */
  head?: Block
  draw(ink: Ink, x: number, y: number, pages: PageNumbers): void
}

/** The page a section begins on, by its id; known once all stand on theirs. */
export type PageNumbers = ReadonlyMap<string, number>

/** What everything that writes needs. */
export interface Writer {
  language: Language
  typesetter: Typesetter
  say(key: string, params?: Record<string, string | number>): string
}

/** From a line's middle to its baseline, in ems: half the height of a Chinese character less what hangs below. */
const BELOW_MIDDLE = 0.37

interface Place {
  x: number
  /** Of the first line's top. */
  y: number
  width: number
  align?: 'left' | 'right' | 'center'
}

/** Draws lines below each other; a paragraph that is read from the right begins there. */
export function drawLines(
  ink: Ink,
  lines: readonly Line[],
  style: TextStyle,
  { x, y, width, align = 'left' }: Place,
): void {
  for (const [index, line] of lines.entries()) {
    const room = width - line.width * style.size
    const isRight = align === 'right' || (align === 'left' && line.isRightToLeft)
    const indent = isRight ? room : align === 'center' ? room / 2 : 0
    const middle = y + (index + 0.5) * style.leading
    ink.write(line, x + indent, middle + BELOW_MIDDLE * style.size, style)
  }
}

export interface ParagraphOptions {
  style: TextStyle
  width: number
  above?: number
  leadsOn?: boolean
  /** Points it is set in from the left. */
  indent?: number
  align?: Place['align']
  /** More lines end in "…". */
  most?: number
  /** Of each of its blocks. */
  head?: Block
  /** Drawn beside each of its lines: the bar of a quotation, the dot of a list. */
  beside?: (ink: Ink, x: number, y: number, height: number, isFirst: boolean) => void
}

/** Fewest lines of a paragraph that stand together on a page. */
const TOGETHER = 2

/** A text as a block for each line, or for the first and last lines that must stay together. */
export function paragraph(writer: Writer, text: string, options: ParagraphOptions): Block[] {
  const { style, width, indent = 0, above = 0, align = 'left', most = Number.POSITIVE_INFINITY } = options
  const room = width - indent
  const lines = writer.typesetter.clamped(text, style, room, most, writer.language)
  return together(lines).map((part, index) => {
    const height = part.length * style.leading
    return {
      height,
      above: index === 0 ? above : 0,
      leadsOn: options.leadsOn === true,
      ...(options.head !== undefined && { head: options.head }),
      draw: (ink, x, y) => {
        options.beside?.(ink, x, y, height, index === 0)
        drawLines(ink, part, style, { x: x + indent, y, width: room, align })
      },
    }
  })
}

function together(lines: readonly Line[]): Line[][] {
  if (lines.length <= 2 * TOGETHER - 1) return [[...lines]]
  const middle = lines.slice(TOGETHER, -TOGETHER).map((line) => [line])
  return [lines.slice(0, TOGETHER), ...middle, lines.slice(-TOGETHER)]
}

/** Points up to which blocks are rather moved to the next page than parted. */
const MOST_TOGETHER = 380

/** Blocks that stay on one page where they are not many, and much of a page is not empty for it. */
export function unparted(blocks: readonly Block[]): Block[] {
  if (stacked(blocks).height > MOST_TOGETHER) return [...blocks]
  return blocks.map((block, index) => ({ ...block, staysWithNext: index < blocks.length - 1 }))
}

/** Neither the first row of a table nor its last one is alone on a page. */
export function unlonely(rows: readonly Block[]): Block[] {
  const joints = new Set([0, rows.length - 2])
  return rows.map((row, index) => (joints.has(index) && index < rows.length - 1 ? { ...row, leadsOn: true } : row))
}

/** Blocks that stay on one page, as one. */
export function kept(blocks: readonly Block[], above = 0): Block {
  const places = stacked(blocks)
  return {
    height: places.height,
    above,
    draw: (ink, x, y, pages) => {
      for (const { block, top } of places.placed) block.draw(ink, x, y + top, pages)
    },
  }
}

/** Blocks side by side, their middles on one line. */
export function beside(parts: readonly { block: Block; x: number }[], above = 0): Block {
  const height = Math.max(0, ...parts.map(({ block }) => block.height))
  return {
    height,
    above,
    draw: (ink, left, y, pages) => {
      for (const { block, x } of parts) block.draw(ink, left + x, y + (height - block.height) / 2, pages)
    },
  }
}

function stacked(blocks: readonly Block[]): { placed: { block: Block; top: number }[]; height: number } {
  let top = 0
  const placed = blocks.map((block, index) => {
    top += index === 0 ? 0 : (block.above ?? 0)
    const place = { block, top }
    top += block.height
    return place
  })
  return { placed, height: top }
}

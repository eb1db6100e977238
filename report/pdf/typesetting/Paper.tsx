import { Document, Page } from '@react-pdf/renderer'
import { useMemo } from 'react'
import { formatTime } from '../../format.ts'
import { PRINT_PALETTE as ink } from '../../theme/tokens.ts'
import { PAGE, styles, TEXT_HEIGHT, TEXT_WIDTH } from '../theme.ts'
import { type Block, drawLines, paragraph, type Writer } from './blocks.ts'
import { continuedTitle } from './heads.ts'
import { Ink } from './Ink.tsx'
import { onPages, type PlacedBlock } from './pages.ts'

export interface Section {
  /** Names it inside the document. */
  id: string
  /** As the contents and the outline call it. */
  title: string
  blocks: readonly Block[]
}

export interface PaperParts {
  /** What a viewer calls the document; its pages bear it, too. */
  title: string
  subject: string
  /** ISO time of its figures. */
  computedAt: string
  /** What the cover says above the contents. */
  cover: readonly Block[]
  /** Those without blocks are left out. */
  sections: readonly Section[]
}

/** A document on A4: a cover with the contents, then its sections, with an outline. */
export function Paper({ writer, title, subject, computedAt, cover, sections }: PaperParts & { writer: Writer }) {
  const pages = useMemo(
    () => drawn(writer, cover, sections, footers(writer, title, computedAt)),
    [writer, cover, sections, title, computedAt],
  )
  const product = writer.say('report.product')
  return (
    <Document
      title={title}
      subject={subject}
      creator={product}
      producer={product}
      language={writer.language === 'zh' ? 'zh-CN' : 'en'}
      creationDate={new Date(computedAt)}
      pageMode="useOutlines"
    >
      {pages.map((page, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
        <Page key={index} size={[PAGE.width, PAGE.height]}>
          {page.content()}
        </Page>
      ))}
    </Document>
  )
}

type DrawFooter = (on: Ink, page: number, pages: number) => void

/** At the foot of each page: what it is part of, when it was computed, its number. */
function footers(writer: Writer, title: string, computedAt: string): DrawFooter {
  const { typesetter, language, say } = writer
  const style = styles.footer
  const computed = say('report.computed', { day: formatTime(computedAt, language) })
  const y = PAGE.height - PAGE.foot + 20
  const [name] = typesetter.clamped(title.replaceAll(/\s+/g, ' '), style, TEXT_WIDTH / 2, 1, language)
  return (on, page, pages) => {
    const text = `${computed} · ${say('report.pdf.page', { page, pages })}`
    const lines = typesetter.clamped(text, style, TEXT_WIDTH / 2 - 10, 1, language)
    on.rule({ x: PAGE.margin, y: y - 6 }, { x: PAGE.width - PAGE.margin, y: y - 6 }, ink.line, 0.5)
    if (name !== undefined) drawLines(on, [name], style, { x: PAGE.margin, y, width: TEXT_WIDTH / 2 })
    drawLines(on, lines, style, { x: PAGE.width / 2 + 10, y, width: TEXT_WIDTH / 2 - 10, align: 'right' })
  }
}

function drawn(writer: Writer, cover: readonly Block[], sections: readonly Section[], footer: DrawFooter): Ink[] {
  const filled = sections.filter(({ blocks }) => blocks.length > 0)
  const front = onPages([...cover, ...contents(writer, filled)], TEXT_HEIGHT)
  const titles = filled.flatMap((section) => titlesOf(writer, section))
  const body = filled.length === 0 ? [] : onPages(filled.flatMap(anchored), TEXT_HEIGHT, titles)
  const pages = [...front, ...body]
  const numbers = numbersOf(pages)
  return pages.map((placed, index) => {
    const on = new Ink()
    for (const { block, top } of placed) {
      if (block.anchor !== undefined) on.anchor(block.anchor.id, block.anchor.title, PAGE.margin, PAGE.margin + top)
      block.draw(on, PAGE.margin, PAGE.margin + top, numbers)
    }
    footer(on, index + 1, pages.length)
    return on
  })
}

const SECTION_GAP = 26

/** The section's blocks, its anchor at the first. */
function anchored({ id, title, blocks: [first, ...rest] }: Section): Block[] {
  return first === undefined ? [] : [{ ...first, above: SECTION_GAP, anchor: { id, title } }, ...rest]
}

/** Above each of the section's blocks but the first, where a page begins with it. */
function titlesOf(writer: Writer, { title, blocks }: Section): (Block | undefined)[] {
  const again = continuedTitle(writer, title, styles.sectionTitle)
  return blocks.map((_, index) => (index === 0 ? undefined : again))
}

function numbersOf(pages: readonly PlacedBlock[][]): Map<string, number> {
  const places = pages.flatMap((page, index) =>
    page.flatMap(({ block: { anchor } }): [string, number][] => (anchor === undefined ? [] : [[anchor.id, index + 1]])),
  )
  return new Map(places)
}

/** The sections with the pages they begin on, each a link. */
function contents(writer: Writer, sections: readonly Section[]): Block[] {
  if (sections.length === 0) return []
  const { typesetter, language } = writer
  const style = styles.contentsEntry
  const heading = { style: styles.contentsTitle, width: TEXT_WIDTH, above: 60, leadsOn: true }
  const entries = sections.map(({ id, title }): Block => {
    const [line] = typesetter.clamped(title, style, TEXT_WIDTH - 50, 1, language)
    return {
      height: 22,
      draw: (on, x, y, pages) => {
        const number = typesetter.lines(String(pages.get(id) ?? ''), style, 40, language)
        if (line !== undefined) drawLines(on, [line], style, { x, y: y + 3, width: TEXT_WIDTH })
        drawLines(on, number, style, { x: x + TEXT_WIDTH - 40, y: y + 3, width: 40, align: 'right' })
        on.rule({ x, y: y + 22 }, { x: x + TEXT_WIDTH, y: y + 22 }, ink.line, 0.5)
        on.link(`#${id}`, x, y, TEXT_WIDTH, 22)
      },
    }
  })
  return [...paragraph(writer, writer.say('report.pdf.contents'), heading), ...entries]
}

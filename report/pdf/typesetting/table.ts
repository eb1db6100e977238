/** Tables: rows of cells in columns of fixed width, one of which takes what is left. */
import { PRINT_PALETTE as ink } from '../../theme/tokens.ts'
import { styles, TEXT_WIDTH } from '../theme.ts'
import { type Block, drawLines, kept, paragraph, unlonely, unparted, type Writer } from './blocks.ts'
import { continuedText } from './heads.ts'
import type { Ink } from './Ink.tsx'
import type { Line, TextStyle } from './lines.ts'
import { breakable } from './text.ts'

export interface Column {
  key: string
  label: string
  /** Points; absent for the one column that takes what is left. */
  width?: number
  color?: string
  /** Fixed columns are figures, set right, unless they say they are words. */
  isText?: boolean
}

/** A drawing in a cell, around its middle on the left. */
export type CellDrawing = (ink: Ink, x: number, middle: number) => void

export interface CellText {
  text: string
  color?: string
  isStrong?: boolean
}

type Cell = string | CellText | CellDrawing

export interface Row {
  /** One for each column. */
  cells: readonly Cell[]
  /** Points the first column's words are set in. */
  indent?: number
  /** Whether its cells but the first are as many lines each, to be read line by line. */
  isStacked?: boolean
}

interface Table {
  columns: readonly Column[]
  width: number
  rows: readonly Row[]
  /** A row over the whole width, above the others; it stays with the first of them. */
  title?: string
  /** What its heads stand for, above them on every page. */
  legend?: string
}

const PADDING = { x: 8, y: 3.5 }
const LEAST_HEIGHT = 22
/** Free points beside the head of a column of figures. */
const HEAD_GAP = 6
/** Points to the left of a figure that are never its own. */
const FIGURE_EDGE = 2
/** Lines of a cell above which its row goes on as another: a page has to hold it. */
const MOST_LINES = 40

interface Spot {
  column: Column
  x: number
  width: number
}

const isFigure = ({ width, isText }: Column): boolean => width !== undefined && isText !== true

/** With as much room for figures as keeps each of them whole. */
function withRoom(writer: Writer, columns: readonly Column[], groups: readonly Pick<Table, 'rows'>[]): Column[] {
  const rows = groups.flatMap((group) => group.rows)
  return columns.map((column, place) => {
    const { width } = column
    if (width === undefined || !isFigure(column)) return column
    const texts = rows.map(({ cells }) => textOf(cells[place] ?? ''))
    return { ...column, width: wholeWidth(writer, texts, width) }
  })
}

const textOf = (cell: Cell): string => (typeof cell === 'string' ? cell : typeof cell === 'function' ? '' : cell.text)

function spotsOf(columns: readonly Column[], width: number): Spot[] {
  const fixed = columns.reduce((sum, column) => sum + (column.width ?? 0), 0)
  let x = 0
  return columns.map((column) => {
    const own = column.width ?? width - fixed
    const spot = { column, x, width: own }
    x += own
    return spot
  })
}

/**
 * The heads, and the groups of rows below them; the heads come again on every page, and the title of a group that goes on there.
 * Groups that are to be kept stay on one page where they are not large.
 */
export function tableBlocks(
  writer: Writer,
  { columns, width, keepsGroups = false, legend = '' }: Omit<Table, 'rows'> & { keepsGroups?: boolean },
  groups: readonly Pick<Table, 'title' | 'rows'>[],
): Block[] {
  const spots = spotsOf(withRoom(writer, columns, groups), width)
  const heads = headBlock(writer, spots, width)
  const head = legend === '' ? heads : kept([...paragraph(writer, legend, { style: styles.legend, width }), heads])
  const below = groups.flatMap(({ title, rows }) => {
    const own = unlonely(rows.flatMap((row) => rowBlocks(writer, spots, width, row)))
    if (title === undefined) return own.map((block) => ({ ...block, head }))
    const top = groupBlock(writer, title, width)
    const again = kept([head, groupBlock(writer, continuedText(writer, title), width)])
    const group = [{ ...top, head }, ...own.map((block) => ({ ...block, head: again }))]
    return keepsGroups ? unparted(group) : group
  })
  return [{ ...head, leadsOn: true }, ...below]
}

function headBlock(writer: Writer, spots: readonly Spot[], width: number): Block {
  const cells = spots.map((spot) => {
    const style = { ...styles.headCell, color: spot.column.color ?? styles.headCell.color }
    const room = isFigure(spot.column) ? spot.width - HEAD_GAP : textRoom(spot)
    return { spot, style, lines: writer.typesetter.clamped(spot.column.label, style, room, 4, writer.language) }
  })
  const most = Math.max(1, ...cells.map(({ lines }) => lines.length))
  const height = Math.max(20, most * styles.headCell.leading + 6)
  return {
    height,
    draw: (on, x, y) => {
      for (const { spot, style, lines } of cells) {
        const top = y + height - 3 - lines.length * style.leading
        drawLines(on, lines, style, { ...textPlace(spot, x), y: top })
      }
      on.rule({ x, y: y + height }, { x: x + width, y: y + height }, ink['ink-3'], 1)
    },
  }
}

/** Figures use their whole column and stand at its right, words leave a gap there. */
const textRoom = ({ column, width }: Spot): number =>
  Math.max(1, isFigure(column) ? width - FIGURE_EDGE : width - PADDING.x)

const textPlace = (spot: Spot, x: number) => ({
  x: x + spot.x + (isFigure(spot.column) ? FIGURE_EDGE : 0),
  width: textRoom(spot),
  align: isFigure(spot.column) ? ('right' as const) : ('left' as const),
})

function groupBlock(writer: Writer, title: string, width: number): Block {
  const style = styles.groupText
  const lines = writer.typesetter.clamped(title, style, width - 8, 3, writer.language)
  const height = lines.length * style.leading + 6
  return {
    height,
    above: 6,
    leadsOn: true,
    draw: (on, x, y) => {
      on.box(x, y, width, height, { fill: ink.paper })
      drawLines(on, lines, style, { x: x + 4, y: y + 3, width: width - 8 })
    },
  }
}

interface SetCell {
  spot: Spot
  style: TextStyle
  lines: readonly Line[]
  indent: number
  /** Where they are some of its lines: the place of the first, and how many there are. */
  among?: { first: number; count: number }
}

/** The first cell, and then what stands beside each other in the others. */
function lineByLine([first, ...others]: readonly SetCell[]): SetCell[] {
  const count = Math.max(0, ...others.map(({ lines }) => lines.length))
  const lines = Array.from({ length: count }, (_, at) =>
    others.map((cell) => ({ ...cell, lines: cell.lines.slice(at, at + 1), among: { first: at, count } })),
  )
  return [...(first === undefined ? [] : [first]), ...lines.flat()]
}

function rowBlocks(writer: Writer, spots: readonly Spot[], width: number, row: Row): Block[] {
  const { cells, indent = 0, isStacked = false } = row
  const drawings: { spot: Spot; draw: CellDrawing }[] = []
  const texts: SetCell[] = []
  for (const [index, spot] of spots.entries()) {
    const cell = cells[index] ?? ''
    if (typeof cell === 'function') drawings.push({ spot, draw: cell })
    else texts.push(setCell(writer, spot, typeof cell === 'string' ? { text: cell } : cell, index === 0 ? indent : 0))
  }
  const most = Math.max(1, ...texts.map(({ lines }) => lines.length))
  const blocks: Block[] = []
  for (let from = 0; from < most; from += MOST_LINES) {
    const part = texts.map((text) => ({ ...text, lines: text.lines.slice(from, from + MOST_LINES) }))
    const ordered = isStacked ? lineByLine(part) : part
    blocks.push(rowBlock(ordered, from === 0 ? drawings : [], width, from + MOST_LINES >= most))
  }
  return blocks
}

function setCell(writer: Writer, spot: Spot, { text, color, isStrong = false }: CellText, indent: number): SetCell {
  const base = isStrong ? styles.strongCell : styles.cell
  const style = color === undefined ? base : { ...base, color }
  return { spot, style, indent, lines: writer.typesetter.lines(text, style, textRoom(spot) - indent, writer.language) }
}

function rowBlock(
  texts: readonly SetCell[],
  drawings: readonly { spot: Spot; draw: CellDrawing }[],
  width: number,
  isLast: boolean,
): Block {
  const most = Math.max(1, ...texts.map(({ lines, among }) => among?.count ?? lines.length))
  const height = Math.max(LEAST_HEIGHT, most * styles.cell.leading + 2 * PADDING.y)
  return {
    height,
    draw: (on, x, y) => {
      for (const { spot, draw } of drawings) draw(on, x + spot.x, y + height / 2)
      for (const { spot, style, lines, indent, among = { first: 0, count: lines.length } } of texts) {
        const place = textPlace(spot, x + indent)
        const top = y + (height - among.count * style.leading) / 2 + among.first * style.leading
        drawLines(on, lines, style, { ...place, width: place.width - indent, y: top })
      }
      if (isLast) on.rule({ x, y: y + height }, { x: x + width, y: y + height }, ink.line, 0.5)
    },
  }
}

/** Points for a column of figures, more where a word of its head would be cut: up to the most. */
export function figureWidth(writer: Writer, label: string, least: number, most: number): number {
  const words = breakable(label).map((word) => widest(writer, word.trimEnd(), styles.headCell, most) + HEAD_GAP)
  return Math.min(most, Math.max(least, ...words))
}

/** No character of a figure is wider than this share of its size. */
const CHARACTER = 0.65

/** Points for a column in which each of these figures stays whole; `least` where that is enough. */
export function wholeWidth(writer: Writer, texts: readonly string[], least: number): number {
  const style = styles.strongCell
  const figures = texts
    .filter((text) => text.length * CHARACTER * style.size > least - FIGURE_EDGE)
    .flatMap(breakable)
    .filter((piece) => /\d/.test(piece))
  const needed = Math.max(0, ...figures.map((figure) => widest(writer, figure.trimEnd(), style, TEXT_WIDTH)))
  return needed > least - FIGURE_EDGE ? needed + FIGURE_EDGE + HEAD_GAP : least
}

/** Points for a column of words, each text on one line: up to the most. */
export function wordsWidth(writer: Writer, texts: readonly string[], least: number, most: number): number {
  const room = most - PADDING.x
  return Math.max(least, ...texts.map((text) => widest(writer, text, styles.cell, room) + PADDING.x))
}

/** Points of the longest line of a text. */
function widest({ typesetter, language }: Writer, text: string, style: TextStyle, room: number): number {
  return Math.max(0, ...typesetter.lines(text, style, room, language).map(({ width }) => width * style.size))
}

/** How many lines a text takes in a column of words. */
export const linesInColumn = ({ typesetter, language }: Writer, text: string, width: number): number =>
  typesetter.lines(text, styles.cell, width - PADDING.x, language).length

/** More columns of figures than this go into one more table. */
export const MOST_COLUMNS = 6

/** The items in as few stretches as tables hold their columns, as long as one another; one without columns where there are none. */
export function columnStretches<Item>(items: readonly Item[], most = MOST_COLUMNS): { item: Item; index: number }[][] {
  const count = Math.max(1, Math.ceil(items.length / most))
  const columns = items.map((item, index) => ({ item, index }))
  const startOf = (stretch: number) => Math.ceil((stretch * items.length) / count)
  return Array.from({ length: count }, (_, stretch) => columns.slice(startOf(stretch), startOf(stretch + 1)))
}

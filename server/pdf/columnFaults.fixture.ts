/**
 * Words of a cell that reach into the next column, which may be empty where they do: nothing collides, and it is wrong all the same.
 * A page says nothing of its columns; the heads of a table and what stands below them in one line do.
 */
import type { Box, Character, Picture } from './pdfPictures.fixture.ts'

/** Points: words end before the next column, whose figures and words begin behind its edge. */
const PADDING = 7.5
/** What stands in one line below its head. */
const ALIGNED = 0.6
/** Points between two cells; and from the last line of the heads to the rule below them. */
const APART = 1.9
const ABOVE_RULE = 9
const SIZES = { head: 8, cell: 9 }

/** What stands together on a line. */
interface Piece {
  left: number
  right: number
  baseline: number
  size: number
  text: string
}

interface Column {
  head: Piece
  /** Words begin where their head does, figures end there. */
  words: Piece[]
  /** Where anything in it begins. */
  from: number
}

export function columnFault({ characters, rules }: Pick<Picture, 'characters' | 'rules'>): string | undefined {
  const pieces = piecesOf(characters)
  for (const columns of tablesIn(pieces, rules)) {
    for (const [place, { words }] of columns.entries()) {
      const next = columns[place + 1]
      const wide = words.find(({ right }) => next !== undefined && right > next.from - PADDING)
      if (wide !== undefined) return `wider than its column: ${wide.text}`
    }
  }
  return undefined
}

function piecesOf(characters: readonly Character[]): Piece[] {
  const sorted = characters.toSorted((one, other) => one.baseline - other.baseline || one.left - other.left)
  const pieces: Piece[] = []
  for (const { text, left, right, baseline, size } of sorted) {
    const last = pieces.at(-1)
    if (last !== undefined && last.baseline === baseline && left - last.right < APART) {
      last.text += text
      if (/\S/.test(text)) last.right = Math.max(last.right, right)
    } else pieces.push({ text, left, right, baseline, size })
  }
  return pieces
}

/** The columns of each table, from the left; its rows end where something else than cells stands between two rules. */
function tablesIn(pieces: readonly Piece[], rules: readonly Box[]): Column[][] {
  const tables: Column[][] = []
  let columns: Column[] | null = null
  let above = 0
  for (const rule of rules.toSorted((one, other) => one.top - other.top)) {
    const between = pieces.filter(({ baseline }) => baseline > above && baseline < rule.top)
    const heads = between.filter(({ size, baseline }) => isSize(size, SIZES.head) && baseline > rule.top - ABOVE_RULE)
    above = rule.bottom
    if (heads.length > 1) {
      columns = heads
        .toSorted((one, other) => one.left - other.left)
        .map((head) => ({ head, words: [], from: head.left }))
      tables.push(columns)
    } else if (columns !== null && between.every(({ size }) => isSize(size, SIZES.cell))) fill(columns, between)
    else columns = null
  }
  return tables
}

const isSize = (size: number, wanted: number) => Math.abs(size - wanted) < 0.1

function fill(columns: readonly Column[], pieces: readonly Piece[]): void {
  for (const piece of pieces) {
    const isBelow = (side: 'left' | 'right') => (column: Column) => Math.abs(column.head[side] - piece[side]) < ALIGNED
    const figures = columns.find(isBelow('right'))
    const column = figures ?? columns.find(isBelow('left'))
    if (column === undefined) continue
    column.from = Math.min(column.from, piece.left)
    if (figures === undefined) column.words.push(piece)
  }
}

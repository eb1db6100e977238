/** The CSV port: what other features know of CSV (RFC 4180). */
import { stringify } from 'csv-stringify/sync'
import Papa from 'papaparse'
import { inTurns } from '../database/sliceBySlice.ts'

const DELIMITERS = [',', ';', '\t']
/**
 * A spreadsheet program would run a cell that begins so; some drop the blanks before it. One that has quotes of its own gets
 * ours as well, or it would lose one of them when it is read back.
 */
const GUARDED = /^'*(\s*[=+\-@＝＋－＠]|[\t\r\n])/
/**
 * Where lists are separated by semicolons a spreadsheet program cuts our lines there, and knows our quotes only at the beginning
 * of what it takes for a cell: what follows such a cut inside a cell is guarded as well.
 */
const CUTS = /[;|'\s]+(?=[=+\-@＝＋－＠])/g
const CUT = /\r\n|[;|\t\r\n]/g
const GUARDED_CUT = /(\r\n|[;|\t\r\n])'/g

export type CsvCell = string | number | null

/** Of a column of figures the numbers have so many decimals: 3.20. */
export type Heading = string | { text: string; decimals: number }

export interface CsvRow {
  /** Line as a spreadsheet counts it: the heading is 1. */
  line: number
  cells: string[]
}

export interface CsvTable {
  header: string[]
  /** Without the empty rows. */
  rows: CsvRow[]
  /** Where reading ended because it is too much; nothing below that line was read. */
  excess?: CsvExcess
}

/** The most a table may have: people's tables have a part of it, and what has more would hold the memory of all. */
const MOST_ROWS = 50_000
/** Empty ones, too. */
const MOST_LINES = 100_000
const MOST_COLUMNS = 200
const MOST_CELL_CHARACTERS = 10_000
/** As far as the heading is looked at to find what separates its cells. */
const MOST_HEADING = 20_000

export interface CsvExcess {
  line: number
  what: 'rows' | 'columns' | 'cell'
  maximum: number
}

export const CSV_TYPE = 'text/csv; charset=utf-8'

/** A file as http sends it. */
export interface CsvAnswer {
  contentType: string
  body: Buffer
  fileName: string
}

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/**
 * Reads a table with a heading line, separated by comma, semicolon or tab, with or without BOM.
 * Cells are trimmed, and as they were before `safeCell`. Never throws: an unclosed quote makes one long last cell, which
 * checks then refuse. Ends at the first line that is too much, and says which.
 */
export function parseCsv(text: string): CsvTable {
  // PostgreSQL stores no NUL; a file has one only by mistake (UTF-16 read as UTF-8).
  const source = text.replace(/^\uFEFF/, '').replaceAll('\0', '')
  const firstLine = source.slice(0, MOST_HEADING).split(/[\r\n]/, 1)[0] ?? ''
  const filled: CsvRow[] = []
  let line = 0
  let excess: CsvExcess | undefined
  Papa.parse<string[]>(source, {
    delimiter: delimiterOf(firstLine),
    // The fast mode cuts the whole text into rows before the first is looked at.
    fastMode: false,
    step({ data }, parser) {
      line += 1
      excess = excessOf(data, line, filled.length)
      if (excess !== undefined) parser.abort()
      else if (!isEmpty(data)) filled.push({ line, cells: data.map(bareCell) })
    },
  })
  const table = { header: filled[0]?.cells ?? [], rows: filled.slice(1) }
  return excess === undefined ? table : { ...table, excess }
}

/** What a row is too much by, after `before` rows that are not empty, the heading among them. */
function excessOf(cells: readonly string[], line: number, before: number): CsvExcess | undefined {
  if (line > MOST_LINES || (before > MOST_ROWS && !isEmpty(cells))) return { line, what: 'rows', maximum: MOST_ROWS }
  if (cells.length > MOST_COLUMNS) return { line, what: 'columns', maximum: MOST_COLUMNS }
  const isTooLong = cells.some((cell) => cell.length > MOST_CELL_CHARACTERS)
  return isTooLong ? { line, what: 'cell', maximum: MOST_CELL_CHARACTERS } : undefined
}

/** A number such as +86 comes back without the mark that kept a spreadsheet program from running it. */
function bareCell(cell: string): string {
  const text = cell.trim().replace(CUTS, (cuts) => cuts.replace(GUARDED_CUT, '$1'))
  return text.startsWith("'") && GUARDED.test(text.slice(1)) ? text.slice(1).trim() : text
}

/** The heading decides: it holds no free text that could mislead. */
function delimiterOf(heading: string): string {
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: heading.split(delimiter).length }))
  return counts.sort((a, b) => b.count - a.count)[0]?.delimiter ?? ','
}

/** A text cell no spreadsheet program runs as a formula; numbers stay numbers. */
export function safeCell(value: CsvCell): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const guarded = text.replace(CUTS, (cuts) => cuts.replace(CUT, "$&'"))
  return GUARDED.test(text) ? `'${guarded}` : guarded
}

export const headingText = (heading: Heading): string => (typeof heading === 'string' ? heading : heading.text)

export const decimalsOf = (heading: Heading | undefined): number | undefined =>
  typeof heading === 'object' ? heading.decimals : undefined

/** CSV text with BOM (or a spreadsheet program would misread Chinese), CRLF and protected cells. */
export function writeCsv(header: readonly Heading[], rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${writeCsvRows([header.map(headingText)])}${writeCsvRows(rows, header)}`
}

/** Lines that go on a text of `writeCsv`. */
export function writeCsvRows(rows: readonly (readonly CsvCell[])[], header: readonly Heading[] = []): string {
  const cellText = (cell: CsvCell, column: number) => {
    const decimals = decimalsOf(header[column])
    return typeof cell === 'number' && decimals !== undefined ? cell.toFixed(decimals) : safeCell(cell)
  }
  const table = rows.map((cells) => cells.map(cellText))
  // Of itself it quotes what holds the whole CRLF only; a reader takes either character of it for the end of a row.
  return stringify(table, { record_delimiter: 'windows', quoted_match: /[\r\n]/ })
}

/** Rows between which other calls get their turn. */
const ROWS_A_TURN = 100

/** The answer of an export: a file to save, `fileName` with its `.csv`. */
export async function csvAnswer(
  fileName: string,
  header: readonly Heading[],
  rows: readonly (readonly CsvCell[])[],
): Promise<CsvAnswer> {
  // As bytes: texts put together are written out again as a whole while everybody waits.
  const lines = [Buffer.from(writeCsv(header, []))]
  await inTurns(rows, ROWS_A_TURN, (some) => void lines.push(Buffer.from(writeCsvRows(some, header))))
  return { contentType: CSV_TYPE, body: Buffer.concat(lines), fileName }
}

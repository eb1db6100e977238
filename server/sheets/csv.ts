/** The CSV port: what other features know of CSV (RFC 4180). */
import { stringify } from 'csv-stringify/sync'
import Papa from 'papaparse'

const DELIMITERS = [',', ';', '\t']
/**
 * A spreadsheet program would run a cell that begins so; some drop the blanks before it. One that has quotes of its own gets
 * ours as well, or it would lose one of them when it is read back.
 */
const GUARDED = /^'*(\s*[=+\-@＝＋－＠]|[\t\r\n])/

export type CsvCell = string | number | null

export interface CsvRow {
  /** Line as a spreadsheet counts it: the heading is 1. */
  line: number
  cells: string[]
}

export interface CsvTable {
  header: string[]
  /** Without the empty rows. */
  rows: CsvRow[]
}

export const CSV_TYPE = 'text/csv; charset=utf-8'

/** A file as http sends it. */
export interface CsvAnswer {
  contentType: string
  body: string
  fileName: string
}

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/**
 * Reads a table with a heading line, separated by comma, semicolon or tab, with or without BOM.
 * Cells are trimmed, and as they were before `safeCell`. Never throws: an unclosed quote makes one long last cell, which checks then refuse.
 */
export function parseCsv(text: string): CsvTable {
  // PostgreSQL stores no NUL; a file has one only by mistake (UTF-16 read as UTF-8).
  const source = text.replace(/^\uFEFF/, '').replaceAll('\0', '')
  const firstLine = source.slice(0, Math.max(source.search(/[\r\n]/), 0) || source.length)
  const { data } = Papa.parse<string[]>(source, { delimiter: delimiterOf(firstLine) })
  const records = data.map((cells, index) => ({ line: index + 1, cells: cells.map(bareCell) }))
  const filled = records.filter(({ cells }) => !isEmpty(cells))
  return { header: filled[0]?.cells ?? [], rows: filled.slice(1) }
}

/** A number such as +86 comes back without the mark that kept a spreadsheet program from running it. */
function bareCell(cell: string): string {
  const text = cell.trim()
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
  return GUARDED.test(text) ? `'${text}` : text
}

/** CSV text with BOM (or a spreadsheet program would misread Chinese), CRLF and protected cells. */
export function writeCsv(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${writeCsvRows([header, ...rows])}`
}

/** Lines that go on a text of `writeCsv`. */
export function writeCsvRows(rows: readonly (readonly CsvCell[])[]): string {
  const table = rows.map((cells) => cells.map(safeCell))
  return stringify(table, { record_delimiter: 'windows' })
}

/** The answer of an export: a file to save, `fileName` with its `.csv`. */
export function csvAnswer(
  fileName: string,
  header: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): CsvAnswer {
  return { contentType: CSV_TYPE, body: writeCsv(header, rows), fileName }
}

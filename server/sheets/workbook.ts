/**
 * Several sheets that grow side by side, piece by piece: the XML parts of an XLSX file (ECMA-376), or a CSV file each. hucre
 * writes a book of several sheets only from memory, and none that another process goes on with.
 */
import { type CsvCell, decimalsOf, type Heading, headingText, writeCsv, writeCsvRows } from './csv.ts'
import type { SheetFormat } from './xlsx.ts'

export interface SheetKind {
  /** At most 28 characters, none of []:*?/\. */
  name: string
  header: readonly Heading[]
}

/** What comes to the end of a file of the book. */
export interface BookPiece {
  /** Names the file; the files of a book stand in this order. */
  entry: number
  name: string
  text: string
}

export interface BookSlice {
  /** Of each sheet the rows of the slices before. */
  before: readonly number[]
  isFirst: boolean
  isLast: boolean
  /** Of each sheet those that come now. */
  rows: readonly (readonly (readonly CsvCell[])[])[]
}

/** A sheet has 1,048,576 rows at most; what is more goes on in another. */
const MOST_ROWS = 1_000_000
/** So many sheets one may go on in. */
const ROLLS = 100
const PACKAGE_FILES = 100_000
/** Most characters of a cell. */
const LONGEST_CELL = 32_767

/** A CSV file of a sheet, called as it is. */
function csvPieces(sheets: readonly SheetKind[], { isFirst, rows }: BookSlice): BookPiece[] {
  return sheets.map(({ name, header }, kind) => {
    const own = rows[kind] ?? []
    return { entry: kind, name: `${name}.csv`, text: isFirst ? writeCsv(header, own) : writeCsvRows(own, header) }
  })
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const DOCUMENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** XML knows none of these; half a character neither. */
const UNFIT = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]|\p{Cs}/gu
/** Spreadsheet programs read it as a character's number. */
const LIKE_A_NUMBER = /_(?=x[0-9A-Fa-f]{4}_)/g
const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' }

const escaped = (text: string) =>
  text
    .slice(0, LONGEST_CELL)
    .replace(UNFIT, '\uFFFD')
    .replace(LIKE_A_NUMBER, '_x005F_')
    .replace(/[&<>"\r]/g, (letter) => ESCAPED[letter] ?? letter)

/** The styles below: 0 plain, 1 of headings, then numbers of 0, 1 and 2 decimals. */
const BOLD = 1
const FIRST_DECIMALS = 2
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="0.0"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/>${[1, 164, 2].map((id) => `<xf numFmtId="${id}" applyNumberFormat="1"/>`).join('')}</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

/** A, B, ... Z, AA, ... */
function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter
}

/** A text is a text cell, whatever it begins with: none is ever run. */
function cellXml(cell: CsvCell, place: string, style: number): string {
  if (cell === null || cell === '') return ''
  const styled = style === 0 ? '' : ` s="${style}"`
  if (typeof cell === 'number') return `<c r="${place}"${styled}><v>${cell}</v></c>`
  return `<c r="${place}"${styled} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

/** `number` counts from 1, the heading's. */
function rowXml(cells: readonly CsvCell[], number: number, styleOf: (cell: CsvCell, column: number) => number): string {
  const texts = cells.map((cell, column) => cellXml(cell, `${columnName(column)}${number}`, styleOf(cell, column)))
  return `<row r="${number}">${texts.join('')}</row>`
}

const sheetHead = ({ header }: SheetKind) =>
  `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>${rowXml(header.map(headingText), 1, () => BOLD)}`
const SHEET_END = '</sheetData></worksheet>'

/** Where rows lie that come after `before` others: in a sheet, and in those it goes on in; of none, where the next would. */
function spansOf(before: number, count: number, mostRows: number) {
  const spans: { roll: number; place: number; from: number; to: number }[] = []
  for (let at = before; at < before + count || (count === 0 && spans.length === 0); ) {
    const roll = Math.floor(at / mostRows)
    const end = Math.min((roll + 1) * mostRows, before + count)
    spans.push({ roll, place: at % mostRows, from: at - before, to: end - before })
    at = end
  }
  return spans
}

/** The pieces of one sheet, and of those it goes on in; a sheet ends where it is full, or with the last slice. */
function sheetPieces(sheet: SheetKind, kind: number, slice: BookSlice, mostRows: number): BookPiece[] {
  const rows = slice.rows[kind] ?? []
  const before = slice.before[kind] ?? 0
  const styleOf = (cell: CsvCell, column: number) => {
    const decimals = decimalsOf(sheet.header[column])
    return typeof cell === 'number' && decimals !== undefined ? FIRST_DECIMALS + decimals : 0
  }
  return spansOf(before, rows.length, mostRows).flatMap(({ roll, place, from, to }): BookPiece[] => {
    const isNew = place === 0 && (before + from === 0 ? slice.isFirst : from < to)
    const isOpen = isNew || place > 0 || before === 0
    const isFull = place + to - from === mostRows
    const isEnd = isOpen && (isFull || (slice.isLast && to === rows.length))
    const body = rows.slice(from, to).map((cells, index) => rowXml(cells, place + index + 2, styleOf))
    const text = `${isNew ? sheetHead(sheet) : ''}${body.join('')}${isEnd ? SHEET_END : ''}`
    const entry = kind * ROLLS + roll
    return text === '' ? [] : [{ entry, name: sheetPath(entry), text }]
  })
}

const sheetPath = (entry: number) => `xl/worksheets/sheet${entry + 1}.xml`

/** What stands beside the sheets in the package, once it is known how many there are. */
function packageFiles(sheets: readonly SheetKind[], counts: readonly number[], mostRows: number): BookPiece[] {
  const all = sheets.flatMap(({ name }, kind) => {
    const rolls = Math.max(1, Math.ceil((counts[kind] ?? 0) / mostRows))
    return Array.from({ length: rolls }, (_, roll) => {
      return { entry: kind * ROLLS + roll, name: roll === 0 ? name : `${name} ${roll + 1}` }
    })
  })
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`
  const relations = (entries: string[]) =>
    `${XML}<Relationships xmlns="${PACKAGE}/relationships">${entries.join('')}</Relationships>`
  const override = (path: string, type: string) =>
    `<Override PartName="/${path}" ContentType="${DOCUMENT}.${type}+xml"/>`
  const sheetXml = all.map(({ entry, name }, index) => {
    return `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${entry + 1}"/>`
  })
  const ofSheets = all.map(({ entry }) => relation(`rId${entry + 1}`, 'worksheet', `worksheets/sheet${entry + 1}.xml`))
  const files: [string, string][] = [
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheetXml.join('')}</sheets></workbook>`,
    ],
    ['xl/_rels/workbook.xml.rels', relations([...ofSheets, relation('styles', 'styles', 'styles.xml')])],
    ['xl/styles.xml', STYLES],
    ['_rels/.rels', relations([relation('book', 'officeDocument', 'xl/workbook.xml')])],
    [
      CONTENT_TYPES,
      `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('xl/workbook.xml', 'sheet.main')}${override('xl/styles.xml', 'styles')}${all.map(({ entry }) => override(sheetPath(entry), 'worksheet')).join('')}</Types>`,
    ],
  ]
  return files.map(([name, text], index) => ({ entry: PACKAGE_FILES + index, name, text }))
}

/** Every XLSX file has it, and no other archive of ours. */
export const CONTENT_TYPES = '[Content_Types].xml'

/** What a slice adds to the files of the book. */
export function bookPieces(
  format: SheetFormat,
  sheets: readonly SheetKind[],
  slice: BookSlice,
  mostRows = MOST_ROWS,
): BookPiece[] {
  if (format === 'csv') return csvPieces(sheets, slice)
  const pieces = sheets.flatMap((sheet, kind) => sheetPieces(sheet, kind, slice, mostRows))
  if (!slice.isLast) return pieces
  const counts = sheets.map((_, kind) => (slice.before[kind] ?? 0) + (slice.rows[kind] ?? []).length)
  return [...pieces, ...packageFiles(sheets, counts, mostRows)]
}

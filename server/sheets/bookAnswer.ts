/** A book of sheets that is small enough to be made within a call: an XLSX file, or a ZIP with a CSV file for each sheet. */
import { Readable } from 'node:stream'
import { type ArchivedFile, ZIP_TYPE, zipStream } from './archive.ts'
import type { CsvCell } from './csv.ts'
import { bookPieces, type SheetKind } from './workbook.ts'
import { XLSX_TYPE } from './xlsx.ts'

/** Rows of each sheet between which other calls get their turn. */
const ROWS_A_TURN = 200

/** The files of the book by their names, each in pieces. */
async function filesOf(format: 'csv' | 'xlsx', sheets: readonly SheetKind[], rows: readonly CsvCell[][][]) {
  const files = new Map<string, { entry: number; pieces: Buffer[] }>()
  const longest = rows.reduce((most, { length }) => Math.max(most, length), 0)
  for (let from = 0; from === 0 || from < longest; from += ROWS_A_TURN) {
    await new Promise((resolve) => setImmediate(resolve))
    const to = from + ROWS_A_TURN
    const slice = {
      before: rows.map(({ length }) => Math.min(from, length)),
      isFirst: from === 0,
      isLast: to >= longest,
      rows: rows.map((own) => own.slice(from, to)),
    }
    for (const { entry, name, text } of bookPieces(format, sheets, slice)) {
      const file = files.get(name) ?? { entry, pieces: [] }
      file.pieces.push(Buffer.from(text))
      files.set(name, file)
    }
  }
  return [...files].sort(([, a], [, b]) => a.entry - b.entry)
}

/** A file to save, `stem` without its ending; `rows` of each sheet. */
export async function bookAnswer(
  format: 'xlsx' | 'zip',
  { stem, madeAt }: { stem: string; madeAt: Date },
  sheets: readonly SheetKind[],
  rows: readonly CsvCell[][][],
): Promise<{ contentType: string; body: Readable; fileName: string }> {
  const files = await filesOf(format === 'zip' ? 'csv' : 'xlsx', sheets, rows)
  const archived = files.map(
    ([name, { pieces }]): ArchivedFile => ({ name, isPackable: true, pieces: () => Readable.from(pieces) }),
  )
  const contentType = format === 'zip' ? ZIP_TYPE : XLSX_TYPE
  return { contentType, body: zipStream(archived, madeAt), fileName: `${stem}.${format}` }
}

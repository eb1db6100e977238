/** The XLSX port: what other features know of spreadsheet files. */
import { writeXlsxStream } from 'hucre/xlsx'
import { type CsvCell, csvAnswer, decimalsOf, type Heading, headingText } from './csv.ts'

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Rows between which other calls get their turn. */
const ROWS_A_TURN = 200

async function* inTurns(rows: readonly (readonly CsvCell[])[]): AsyncGenerator<CsvCell[]> {
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_A_TURN === 0) await new Promise((resolve) => setImmediate(resolve))
    yield [...row]
  }
}

/** How a spreadsheet program is told to print so many decimals. */
const formatOf = (decimals: number) => (decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}`)

/** A file of one sheet with a fixed heading row; a text is always a text cell, whatever it begins with. */
export async function writeXlsx(header: readonly Heading[], rows: readonly (readonly CsvCell[])[]): Promise<Buffer> {
  const columns = header.map((heading) => {
    const decimals = decimalsOf(heading)
    return decimals === undefined ? {} : { numFmt: formatOf(decimals) }
  })
  const table = [header.map(headingText), ...rows]
  const stream = writeXlsxStream(inTurns(table), { name: 'Sheet1', columns, freezePane: { rows: 1 } })
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

export type SheetFormat = 'csv' | 'xlsx'

export interface Sheet {
  header: Heading[]
  rows: CsvCell[][]
}

/** A sheet as a file to save, `stem` without its ending. */
export async function sheetAnswer(format: SheetFormat, stem: string, { header, rows }: Sheet) {
  if (format === 'csv') return csvAnswer(`${stem}.csv`, header, rows)
  return { contentType: XLSX_TYPE, body: await writeXlsx(header, rows), fileName: `${stem}.xlsx` }
}

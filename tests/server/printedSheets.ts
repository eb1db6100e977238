/** An XLSX file as a spreadsheet program prints it: numbers with the decimals of their format. */
import { readXlsx } from 'hucre/xlsx'

/** By sheet its rows, the heading first, all of one width. */
export async function printedSheets(raw: Buffer): Promise<Map<string, string[][]>> {
  const { sheets } = await readXlsx(raw, { readStyles: true })
  return new Map(
    sheets.map(({ name, rows, cells }) => {
      const width = Math.max(...rows.map(({ length }) => length))
      const printed = rows.map((row, line) =>
        Array.from({ length: width }, (_, column) => {
          const format = cells?.get(`${line},${column}`)?.style?.numFmt
          return printedAs(row[column] ?? null, format)
        }),
      )
      return [name, printed]
    }),
  )
}

function printedAs(value: unknown, format: string | undefined): string {
  if (typeof value !== 'number') return value === null ? '' : String(value)
  if (format === undefined || format === 'General') return String(value)
  const [, decimals] = /^0(?:\.(0+))?$/.exec(format) ?? []
  return value.toFixed(decimals?.length ?? 0)
}

/** Texts of one question come in any order, each time in another. */
export const withoutOrder = (sheets: ReadonlyMap<string, string[][]>) =>
  new Map([...sheets].map(([name, rows]) => [name, name === '评语' ? rows.toSorted() : rows]))

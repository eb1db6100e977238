/** Books made piece by piece, read back by another program than ours. */
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { zipStream } from './archive.ts'
import { parseCsv } from './csv.ts'
import { type BookPiece, type BookSlice, bookPieces, type SheetKind } from './workbook.ts'

const SHEETS: SheetKind[] = [
  { name: '题目 & "分"', header: ['题目', { text: '得分', decimals: 2 }, { text: '总分', decimals: 1 }] },
  { name: '评语', header: ['评语'] },
]
const EVIL = ['=1+1', '<b>&"\'', 'a\r\nb', ' end ', '_x0041_', '\u0000\u000B', '\uD83D', '𠮷👩‍👧', '']

/** The files of a book that came in slices. */
function filesOf(slices: BookSlice['rows'][], format: 'csv' | 'xlsx', mostRows?: number) {
  const texts = new Map<number, { name: string; text: string }>()
  const counts = SHEETS.map(() => 0)
  for (const [index, rows] of slices.entries()) {
    const slice = { before: [...counts], isFirst: index === 0, isLast: index === slices.length - 1, rows }
    for (const { entry, name, text } of bookPieces(format, SHEETS, slice, mostRows)) {
      texts.set(entry, { name, text: `${texts.get(entry)?.text ?? ''}${text}` })
    }
    for (const [kind, own] of rows.entries()) counts[kind] = (counts[kind] ?? 0) + own.length
  }
  return [...texts].sort(([a], [b]) => a - b).map(([, file]) => file)
}

async function sheetsOf(files: Pick<BookPiece, 'name' | 'text'>[]) {
  const archived = files.map(({ name, text }) => ({
    name,
    isPackable: true,
    async *pieces() {
      yield Buffer.from(text)
    },
  }))
  const chunks: Buffer[] = []
  for await (const chunk of zipStream(archived, new Date(0))) chunks.push(chunk)
  return (await readXlsx(Buffer.concat(chunks))).sheets.map(({ name, rows }) => ({ name, rows }))
}

const row = (number: number) => [`第 ${number} 题`, number / 100, number / 10]

test('what came in slices stands in its sheets, numbers as numbers', async () => {
  const book = filesOf(
    [
      [[row(1)], []],
      [[row(-2), ['', null, 3.2]], [['好']]],
      [[], []],
    ],
    'xlsx',
  )
  expect(await sheetsOf(book)).toEqual([
    { name: '题目 & "分"', rows: [['题目', '得分', '总分'], row(1), row(-2), [null, null, 3.2]] },
    { name: '评语', rows: [['评语'], ['好']] },
  ])
  const [sheet] = book
  expect(sheet?.text).toContain('<c r="B2" s="4"><v>0.01</v></c><c r="C2" s="3"><v>0.1</v></c>')
})

test('texts are texts: nothing is run, nothing breaks the file', async () => {
  const book = filesOf([[[], EVIL.map((text) => [text])]], 'xlsx')
  const [, comments] = await sheetsOf(book)
  const shown = ['=1+1', '<b>&"\'', 'a\r\nb', ' end ', '_x0041_', '\uFFFD\uFFFD', '\uFFFD', '𠮷👩‍👧']
  expect(comments?.rows.slice(1, 9).map(([text]) => text)).toEqual(shown)
  expect(book.map(({ text }) => text).join('')).not.toContain('<f>')
})

test.each([0, 1, 3, 4, 6, 7])('a sheet of %i rows that may have three goes on in others', async (count) => {
  for (const cut of [0, 1, 2, 3, count]) {
    const rows = Array.from({ length: count }, (_, index) => row(index))
    const sheets = await sheetsOf(
      filesOf(
        [
          [rows.slice(0, cut), []],
          [rows.slice(cut), []],
          [[], []],
        ],
        'xlsx',
        3,
      ),
    )
    const own = sheets.slice(0, -1)
    expect(own.map(({ name }) => name)).toEqual(['题目 & "分"', '题目 & "分" 2', '题目 & "分" 3'].slice(0, own.length))
    expect(own).toHaveLength(Math.max(1, Math.ceil(count / 3)))
    expect(own.flatMap((sheet) => sheet.rows.slice(1))).toEqual(rows)
    expect(own.every((sheet) => sheet.rows[0]?.[0] === '题目')).toBe(true)
  }
})

test('a CSV file a sheet, with the decimals of its columns', () => {
  const [questions, comments] = filesOf(
    [
      [[row(1)], [['=1']]],
      [[row(20)], []],
    ],
    'csv',
  )
  expect(questions).toEqual({
    name: '题目 & "分".csv',
    text: '\uFEFF题目,得分,总分\r\n第 1 题,0.01,0.1\r\n第 20 题,0.20,2.0\r\n',
  })
  expect(comments?.text).toBe("\uFEFF评语\r\n'=1\r\n")
  expect(parseCsv(comments?.text ?? '').rows).toEqual([{ line: 2, cells: ['=1'] }])
})

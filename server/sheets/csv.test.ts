import { describe, expect, test } from 'vitest'
import { csvAnswer, parseCsv, safeCell, writeCsv } from './csv.ts'

describe('reading', () => {
  test.each([
    {
      given: '\uFEFFname,no\r\n孙磊,1\r\n',
      want: { header: ['name', 'no'], rows: [{ line: 2, cells: ['孙磊', '1'] }] },
    },
    { given: 'name;no\n"a;b";1', want: { header: ['name', 'no'], rows: [{ line: 2, cells: ['a;b', '1'] }] } },
    { given: 'name\tno\n a , b\t1', want: { header: ['name', 'no'], rows: [{ line: 2, cells: ['a , b', '1'] }] } },
    {
      given: 'name\n\n,,\n"say ""x""\nmore"\n',
      want: { header: ['name'], rows: [{ line: 4, cells: ['say "x"\nmore'] }] },
    },
    {
      given: 'name\ra\rb',
      want: {
        header: ['name'],
        rows: [
          { line: 2, cells: ['a'] },
          { line: 3, cells: ['b'] },
        ],
      },
    },
    { given: '', want: { header: [], rows: [] } },
    {
      given: 'name,no\n"never closed,1',
      want: { header: ['name', 'no'], rows: [{ line: 2, cells: ['never closed,1'] }] },
    },
  ])('$given', ({ given, want }) => {
    expect(parseCsv(given)).toEqual(want)
  })
})

describe('a table that is too much is read as far as the line that is', () => {
  const row = (cells: number) => Array.from({ length: cells }, () => 'a').join(',')
  test.each([
    { what: '200 columns', given: `${row(200)}\n${row(200)}`, read: 1, excess: undefined },
    { what: '201 columns', given: `a\n${row(201)}\na`, read: 0, excess: { line: 2, what: 'columns', maximum: 200 } },
    { what: '10,000 characters', given: `a\n${'x'.repeat(10_000)}`, read: 1, excess: undefined },
    {
      what: '10,001 characters',
      given: `a\nb\n${'x'.repeat(10_001)}`,
      read: 1,
      excess: { line: 3, what: 'cell', maximum: 10_000 },
    },
    { what: '50,000 rows', given: `a\n${'b\n'.repeat(50_000)}\n`, read: 50_000, excess: undefined },
    {
      what: '50,001 rows',
      given: `a\n${'b\n'.repeat(50_001)}`,
      read: 50_000,
      excess: { line: 50_002, what: 'rows', maximum: 50_000 },
    },
    {
      what: '100,001 lines',
      given: `a\n${'\n'.repeat(99_999)}b`,
      read: 0,
      excess: { line: 100_001, what: 'rows', maximum: 50_000 },
    },
  ])('$what', ({ given, read, excess }) => {
    const table = parseCsv(given)
    expect({ read: table.rows.length, excess: table.excess }).toEqual({ read, excess })
  })
})

describe('writing', () => {
  test.each([
    { given: '=1+1', want: "'=1+1" },
    { given: '+86', want: "'+86" },
    { given: '-x', want: "'-x" },
    { given: '@a', want: "'@a" },
    { given: '\t=1', want: "'\t'=1" },
    { given: '\r=1', want: "'\r'=1" },
    { given: '\n=1', want: "'\n'=1" },
    { given: '\n1', want: "'\n1" },
    { given: '  =1', want: "'  =1" },
    { given: '\u3000＝1', want: "'\u3000＝1" },
    { given: '  1', want: '  1' },
    { given: '＝1', want: "'＝1" },
    { given: -5.5, want: '-5.5' },
    { given: null, want: '' },
    { given: '3=2', want: '3=2' },
    { given: 'a;b', want: 'a;b' },
    { given: 'x;=1+1', want: "x;'=1+1" },
    { given: 'x; \t+1', want: "x;' \t'+1" },
    { given: "x|'=1", want: "x|''=1" },
    { given: 'x\r\n=1;y', want: "x\r\n'=1;y" },
    { given: 'x\n@a', want: "x\n'@a" },
  ])('$given', ({ given, want }) => {
    expect(safeCell(given)).toBe(want)
  })

  test('a table is read back as it was', () => {
    const text = writeCsv(['name', 'score'], [['a,"b"\nc', 4.25]])
    expect(text).toBe('\uFEFFname,score\r\n"a,""b""\nc",4.25\r\n')
    expect(parseCsv(text).rows).toEqual([{ line: 2, cells: ['a,"b"\nc', '4.25'] }])
  })

  test.each(['a\nb', 'a\rb', 'a\r\nb'])('a cell of several lines is one cell to every reader: %j', (cell) => {
    expect(writeCsv(['text', 'n'], [[cell, 1]])).toBe(`\uFEFFtext,n\r\n"${cell}",1\r\n`)
  })

  test('what was protected from being run is read back without the protection; other quotes stay', () => {
    const plain = ['+86 10 6555', '=1+1', '-x', "'quoted'", "'=1", "''+1"]
    const cut = ['x;=1', "x;'=1", 'x\r\n- a\r\n- b', "x\r'\n=1", "x;;'|\t''=1", ';=1', "a;'b"]
    const cells = [...plain, ...cut]
    expect(parseCsv(writeCsv(Array.from(cells.keys(), String), [cells])).rows).toEqual([{ line: 2, cells }])
  })

  test('an export is a file', async () => {
    expect(await csvAnswer('进度.csv', ['a'], [])).toEqual({
      contentType: 'text/csv; charset=utf-8',
      body: Buffer.from('\uFEFFa\r\n'),
      fileName: '进度.csv',
    })
  })

  test('a long one is written some rows at a time, and others come between', async () => {
    const rows = Array.from({ length: 1000 }, (_, index) => [`=${index}`, index / 4])
    const header = ['name', { text: 'score', decimals: 2 }]
    let turns = 0
    let isOver = false
    const written = csvAnswer('a.csv', header, rows).finally(() => {
      isOver = true
    })
    for (; !isOver; turns += 1) await new Promise((resolve) => setImmediate(resolve))
    expect((await written).body.toString()).toBe(writeCsv(header, rows))
    expect(turns).toBeGreaterThanOrEqual(10)
  })
})

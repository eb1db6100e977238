import { expect, test } from 'vitest'
import { FileError } from '../../providers/errors.ts'
import { decodeTable } from './readTable.ts'

const bytes = (...values: number[]) => new Uint8Array(values).buffer

test.each([
  { name: 'UTF-8', given: new TextEncoder().encode('孙磊').buffer, want: { text: '孙磊', encoding: 'UTF-8' } },
  {
    name: 'UTF-8 with the mark of a spreadsheet, which is no part of the text',
    given: bytes(0xef, 0xbb, 0xbf, 0x61),
    want: { text: 'a', encoding: 'UTF-8' },
  },
  { name: 'GB18030', given: bytes(0xcb, 0xef, 0xc0, 0xda), want: { text: '孙磊', encoding: 'GB18030' } },
  { name: 'an empty file', given: bytes(), want: { text: '', encoding: 'UTF-8' } },
])('$name', ({ given, want }) => {
  expect(decodeTable(given)).toEqual(want)
})

test('a workbook or a picture is refused, not shown as rubbish', () => {
  expect(() => decodeTable(bytes(0x50, 0x4b, 0x03, 0x04, 0x00, 0xff))).toThrow(FileError)
})

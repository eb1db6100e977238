import { expect, test } from 'vitest'
import type { MessageParams } from '../../../messages/format.ts'
import { translateManage } from '../../../messages/manage.ts'
import { FileError } from '../../providers/calls/errors.ts'
import { decodeTable, readTable } from './readTable.ts'

const english = (key: string, params?: MessageParams) => translateManage('en', key, params)
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
  expect(decodeTable(given, english)).toEqual(want)
})

test('a workbook or a picture is refused with what to do, not shown as rubbish', () => {
  expect(() => decodeTable(bytes(0x50, 0x4b, 0x03, 0x04, 0x00, 0xff), english)).toThrow(
    new FileError('it is not a text file. Save it as “CSV UTF-8” in the spreadsheet program and choose that file.'),
  )
})

test('a file that is too large is refused with what to do', async () => {
  const file = new File([new Uint8Array(10_000_001)], 'all.csv')
  await expect(readTable(file, english)).rejects.toThrow(
    new FileError('all.csv is larger than 10 MB. Split it into several files.'),
  )
})

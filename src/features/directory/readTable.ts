/** A chosen CSV file as text: UTF-8 as it should be, else GB18030 as spreadsheets in China save it. */
import type { MessageParams } from '../../../messages/format.ts'
import { FileError } from '../../providers/errors.ts'

const MOST_MB = 10
// What no text file holds, and every workbook does.
const NUL = '\u0000'
// A text file has hardly any. One that is made of them would come out larger than what may be sent, since each goes out as six
// letters; a line feed and a quotation mark as two, for which there is room.
const NO_LETTERS = /[\u0001-\u0007\u000b\u000e-\u001f\ufffd]/g
const MOST_NO_LETTERS = 1 / 16

type Translate = (key: string, params?: MessageParams) => string

export interface TableText {
  text: string
  encoding: 'UTF-8' | 'GB18030'
}

function decode(bytes: ArrayBuffer): TableText {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return { text: new TextDecoder('gb18030').decode(bytes), encoding: 'GB18030' }
  }
}

function isText(text: string): boolean {
  if (text.includes(NUL)) return false
  return text.length - text.replace(NO_LETTERS, '').length <= text.length * MOST_NO_LETTERS
}

/** Decodes bytes; refuses what is no text at all, and says in `translate`'s language what to do. */
export function decodeTable(bytes: ArrayBuffer, translate: Translate): TableText {
  const table = decode(bytes)
  if (!isText(table.text)) throw new FileError(translate('directory.import.notText'))
  return table
}

/** The text of a chosen file, at most 10 MB. */
export async function readTable(file: File, translate: Translate): Promise<TableText> {
  if (file.size > MOST_MB * 1024 * 1024)
    throw new FileError(translate('directory.import.tooLarge', { name: file.name, most: MOST_MB }))
  return decodeTable(await file.arrayBuffer(), translate)
}

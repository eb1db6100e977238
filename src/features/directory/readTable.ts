/** A chosen CSV file as text: UTF-8 as it should be, else GB18030 as spreadsheets in China save it. */
import type { MessageParams } from '../../../messages/format.ts'
import { FileError } from '../../providers/calls/errors.ts'

const MOST_BYTES = 10_000_000
// What no text file holds, and every workbook does.
const NUL = '\u0000'

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

/** Decodes bytes; refuses what is no text at all, and says in `translate`'s language what to do. */
export function decodeTable(bytes: ArrayBuffer, translate: Translate): TableText {
  const table = decode(bytes)
  if (table.text.includes(NUL)) throw new FileError(translate('directory.import.notText'))
  return table
}

/** The text of a chosen file, at most 10 MB. */
export async function readTable(file: File, translate: Translate): Promise<TableText> {
  if (file.size > MOST_BYTES) throw new FileError(translate('directory.import.tooLarge', { name: file.name }))
  return decodeTable(await file.arrayBuffer(), translate)
}

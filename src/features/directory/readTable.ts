/** A chosen CSV file as text: UTF-8 as it should be, else GB18030 as spreadsheets in China save it. */
import { FileError } from '../../providers/errors.ts'

const MOST_BYTES = 20_000_000
// What no text file holds, and every workbook does.
const NUL = '\u0000'

export interface TableText {
  text: string
  encoding: 'UTF-8' | 'GB18030'
}

/** Decodes bytes; refuses what is no text at all. */
export function decodeTable(bytes: ArrayBuffer): TableText {
  try {
    return { text: refuseBinary(new TextDecoder('utf-8', { fatal: true }).decode(bytes)), encoding: 'UTF-8' }
  } catch (error) {
    if (error instanceof FileError) throw error
    return { text: refuseBinary(new TextDecoder('gb18030').decode(bytes)), encoding: 'GB18030' }
  }
}

function refuseBinary(text: string): string {
  if (text.includes(NUL)) throw new FileError('CSV')
  return text
}

/** The text of a chosen file, at most 20 MB. */
export async function readTable(file: File): Promise<TableText> {
  if (file.size > MOST_BYTES) throw new FileError(`${file.name}: 20 MB`)
  return decodeTable(await file.arrayBuffer())
}

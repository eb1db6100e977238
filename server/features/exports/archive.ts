/** Archives a job has made, handed over while they are read. */

import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import type { DatabaseService } from '../../database/open.ts'
import type { FileAnswer } from '../../http/call.ts'
import { type FileHead, findPiece, listFiles } from '../../records/questionnaire/archiveParts.ts'
import type { ExportFile } from '../../records/questionnaire/exportParts.ts'
import { type ArchivedFile, ZIP_TYPE, zipStream } from '../../sheets/archive.ts'
import { CSV_TYPE } from '../../sheets/csv.ts'
import { CONTENT_TYPES } from '../../sheets/workbook.ts'
import { XLSX_TYPE } from '../../sheets/xlsx.ts'

const inflate = promisify(inflateRaw)
/** Before the first piece lies the head, which goes before the pieces when a file is deleted. */
const HEAD = -1

/** The bytes of one file; throws where it is deleted meanwhile, so that nobody takes a part for the whole. */
async function* piecesOf(
  database: Pick<DatabaseService, 'read'>,
  place: ExportFile,
  { file, isPacked }: FileHead & { file: number },
): AsyncGenerator<Buffer> {
  for (let from = 0; ; ) {
    const next = from
    const found = await database.read((db) => findPiece(db, place, file, next))
    if (found === undefined) break
    yield isPacked ? await inflate(found.body) : found.body
    from = found.piece + 1
  }
  const head = await database.read((db) => findPiece(db, place, file, HEAD))
  if (head?.piece !== HEAD) throw new Error('a file of an archive was deleted while it was read')
}

/** A book of sheets, a table alone, or a ZIP of what there is; `stem` without an ending. Undefined when there is nothing. */
export async function archiveAnswer(
  database: Pick<DatabaseService, 'read'>,
  place: ExportFile,
  { stem, madeAt }: { stem: string; madeAt: Date },
): Promise<FileAnswer | undefined> {
  const files = await database.read((db) => listFiles(db, place))
  const [first] = files
  if (first === undefined) return undefined
  if (files.length === 1 && first.name.endsWith('.csv')) {
    return { contentType: CSV_TYPE, body: Readable.from(piecesOf(database, place, first)), fileName: `${stem}.csv` }
  }
  const archived = files.map((file): ArchivedFile => {
    return { name: file.name, isPackable: file.isPacked, pieces: () => piecesOf(database, place, file) }
  })
  const isBook = files.some(({ name }) => name === CONTENT_TYPES)
  const body = zipStream(archived, madeAt)
  return isBook
    ? { contentType: XLSX_TYPE, body, fileName: `${stem}.xlsx` }
    : { contentType: ZIP_TYPE, body, fileName: `${stem}.zip` }
}

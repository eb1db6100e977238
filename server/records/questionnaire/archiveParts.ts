/**
 * Archives among the files of exports: several files of one job, which grow piece by piece, and in any order. A part's number says
 * which file it is of and where it stands in it; the first part of each says what the file is called.
 */
import { sql } from 'kysely'
import type { Handle } from '../../database/open.ts'
import { type ExportFile, insertExportPart } from './exportParts.ts'

/** Parts of a file: more than any has. */
const PIECES = 2 ** 20
const HEAD = 0

/** What is kept of a file besides its bytes. */
export interface FileHead {
  name: string
  /** Its pieces are deflated, each on its own. */
  isPacked: boolean
}

export interface FilePiece extends FileHead {
  /** Which file of the archive, from 0; in this order they stand in it. */
  file: number
  /** From 0; files of several pieces may lack some. */
  piece: number
  body: Buffer
}

export interface ArchivePlace extends ExportFile {
  questionnaireId: number
  createdAt: string
}

const partOf = (file: number, piece: number) => file * PIECES + 1 + piece

/** Keeps these pieces, in the place of what a process that was cut short had kept of them. */
export async function keepPieces(db: Handle, place: ArchivePlace, pieces: readonly FilePiece[]): Promise<void> {
  const { enterpriseId, jobId } = place
  for (const { file, piece, body, ...head } of pieces) {
    const parts = [
      { part: file * PIECES + HEAD, body: Buffer.from(JSON.stringify(head)) },
      { part: partOf(file, piece), body },
    ]
    const numbers = parts.map(({ part }) => part)
    const former = db.deleteFrom('exportPart').where('enterpriseId', '=', enterpriseId).where('jobId', '=', jobId)
    // With its first piece a file begins anew, however many there were.
    const replaced =
      piece === 0
        ? former.where('part', '>=', file * PIECES).where('part', '<', (file + 1) * PIECES)
        : former.where('part', 'in', numbers)
    await replaced.execute()
    for (const part of parts) await insertExportPart(db, { ...place, ...part })
  }
}

/** The files of an archive in their order. */
export async function listFiles(
  db: Handle,
  { enterpriseId, jobId }: ExportFile,
): Promise<(FileHead & { file: number })[]> {
  const rows = await db
    .selectFrom('exportPart')
    .select(['part', 'body'])
    .where('enterpriseId', '=', enterpriseId)
    .where('jobId', '=', jobId)
    .where(sql<number>`part % ${sql.lit(PIECES)}`, '=', HEAD)
    .orderBy('part')
    .execute()
  // The JSON edge: keepPieces wrote it.
  return rows.map(({ part, body }) => ({ file: part / PIECES, ...(JSON.parse(String(body)) as FileHead) }))
}

/** The next piece of a file from number `from` on, with its own number; undefined when there is none. */
export async function findPiece(db: Handle, { enterpriseId, jobId }: ExportFile, file: number, from: number) {
  const row = await db
    .selectFrom('exportPart')
    .select(['part', 'body'])
    .where('enterpriseId', '=', enterpriseId)
    .where('jobId', '=', jobId)
    .where('part', '>=', partOf(file, from))
    .where('part', '<', (file + 1) * PIECES)
    .orderBy('part')
    .limit(1)
    .executeTakeFirst()
  return row && { piece: row.part - partOf(file, 0), body: row.body }
}

/** Keeping what a job has made of a round's results, piece by piece. */
import { promisify } from 'node:util'
import { deflateRaw } from 'node:zlib'
import type { ServiceContext } from '../../../database/context.ts'
import { shareQuestionnaire } from '../../../database/engine/lock.ts'
import { type Outcome, refusal } from '../../../jobs/sliceRefusal.ts'
import { type ArchivePlace, type FilePiece, keepPieces } from '../../../records/questionnaire/archiveParts.ts'

/** What such a job can no longer go on with. */
export const OVER = 'job.results.over'

const deflate = promisify(deflateRaw)

/** Texts get small, and lie so for a day. */
export async function packed(piece: Omit<FilePiece, 'isPacked' | 'body'> & { text: string }): Promise<FilePiece> {
  const { text, ...place } = piece
  return { ...place, isPacked: true, body: await deflate(text) }
}

/** All of them or none; ends the job where the questionnaire was removed meanwhile. */
export async function keep(
  { database }: Pick<ServiceContext, 'database'>,
  place: ArchivePlace,
  pieces: readonly FilePiece[],
  before: Outcome,
): Promise<void> {
  await database.write(async (db) => {
    const row = await shareQuestionnaire(db, place.enterpriseId, place.questionnaireId)
    if (row === undefined) throw refusal(before, OVER)
    await keepPieces(db, place, pieces)
  })
}

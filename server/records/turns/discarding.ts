/** What becomes of the answers of a removed anonymous round (anonymity.md R22). */
import type { DatabaseService } from '../../database/open.ts'
import { lockRemoved, restorableSince } from '../questionnaire/store.ts'
import { deleteDraftsAndBallots, type RoundKey } from './answers.ts'
import { markSealed, unsealedRounds } from './sealing.ts'

/**
 * Drops ballots and drafts of anonymous rounds that nobody can restore any more, and rewrites their files; noted
 * afterwards, so that what was cut short is done again.
 */
export async function discardRemoved(database: DatabaseService, now: Date): Promise<void> {
  const moment = restorableSince(now)
  const removed = await database.read((db) =>
    unsealedRounds(db, 30).where('questionnaire.deletedAt', '<', moment).execute(),
  )
  if (removed.length === 0) return
  const discarded: RoundKey[] = []
  for (const round of removed) {
    const { enterpriseId, questionnaireId } = round
    const isDiscarded = await database.write(async (db) => {
      // Somebody may restore it at this very moment: who comes second finds it gone, or kept.
      const row = await lockRemoved(db, enterpriseId, questionnaireId, moment)
      if (row !== undefined) await deleteDraftsAndBallots(db, enterpriseId, questionnaireId)
      return row !== undefined
    })
    if (isDiscarded) discarded.push(round)
  }
  await database.rewrite(['draft', 'ballot'])
  await markSealed(database, discarded, now)
}

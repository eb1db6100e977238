/** What goes once nobody needs it: drafts of finished named rounds, answers of removed anonymous ones (anonymity.md R22). */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DatabaseService, Handle } from '../../database/open.ts'
import { lockRemoved, restorableSince } from '../questionnaire/store.ts'
import { deleteSomeBallots, deleteSomeDrafts, type RoundKey } from './answers.ts'
import { markSealed, unsealedRounds } from './sealing.ts'

/**
 * Drops what a round has of these kinds slice by slice, each a transaction of its own that begins with `mayGo`, so that
 * nobody waits for all of it; true once there is none. Cut short it has dropped some, and whoever does it again goes on.
 */
async function discard(
  database: DatabaseService,
  key: RoundKey,
  kinds: readonly (typeof deleteSomeDrafts)[],
  isStopping: () => boolean,
  mayGo: (db: Handle) => Promise<boolean>,
): Promise<boolean> {
  for (const deleteSome of kinds) {
    let last: number | undefined = 0
    while (last !== undefined) {
      if (isStopping()) return false
      const after: number = last
      const slice = await database.write(async (db) =>
        (await mayGo(db)) ? { last: await deleteSome(db, key, after) } : null,
      )
      if (slice === null) return false
      last = slice.last
      await nextTurn()
    }
  }
  return true
}

/** Drops what was not sent of named rounds that an earlier version finished: it left it there. */
export async function discardLeftDrafts(database: DatabaseService, isStopping: () => boolean): Promise<void> {
  const finished = await database.read((db) =>
    db
      .selectFrom('questionnaire')
      .select(['enterpriseId', 'id as questionnaireId'])
      .where('type', '=', 1)
      .where('processStatus', '=', 40)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('draft')
            .select('draft.relationId')
            .whereRef('draft.enterpriseId', '=', 'questionnaire.enterpriseId')
            .whereRef('draft.questionnaireId', '=', 'questionnaire.id'),
        ),
      )
      .execute(),
  )
  for (const key of finished) await discard(database, key, [deleteSomeDrafts], isStopping, async () => true)
}

/**
 * Drops ballots and drafts of anonymous rounds that nobody can restore any more, and rewrites their files; noted
 * afterwards, so that what was cut short is done again.
 */
export async function discardRemoved(database: DatabaseService, now: Date, isStopping: () => boolean): Promise<void> {
  const moment = restorableSince(now)
  const removed = await database.read((db) =>
    unsealedRounds(db, 30).where('questionnaire.deletedAt', '<', moment).execute(),
  )
  const discarded: RoundKey[] = []
  for (const round of removed) {
    const { enterpriseId, questionnaireId } = round
    // Somebody may restore it at this very moment: who comes second finds it gone, or kept.
    const isGone = async (db: Handle) => (await lockRemoved(db, enterpriseId, questionnaireId, moment)) !== undefined
    if (await discard(database, round, [deleteSomeDrafts, deleteSomeBallots], isStopping, isGone)) discarded.push(round)
  }
  if (discarded.length === 0 || isStopping()) return
  await database.rewrite(['draft', 'ballot'])
  await markSealed(database, discarded, now)
}

/** What goes slice by slice once nobody needs it; here drafts of finished named rounds. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DatabaseService, Handle } from '../../../database/open.ts'
import { deleteSomeDrafts, type RoundKey } from '../answers.ts'

/** Does some of what follows `after`; answers from where the rest goes on, undefined where there is none. */
export type DiscardSome = (db: Handle, key: RoundKey, after: number) => Promise<number | undefined>

/**
 * Drops what a round has of these kinds slice by slice, each a transaction of its own that begins with `mayGo`, so that
 * nobody waits for all of it; true once there is none. Cut short it has dropped some, and whoever does it again goes on.
 */
export async function discard(
  database: DatabaseService,
  key: RoundKey,
  kinds: readonly DiscardSome[],
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

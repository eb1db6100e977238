/** The counts behind the sign-in throttle: the only writer of their table. */
import type { Handle } from '../../database/open.ts'

/** Counts a failure, from 1 again when the last one was before `since`; answers the failures so far and the block set before. */
export async function countFailure(db: Handle, key: string, now: string, since: string) {
  return db
    .insertInto('signInThrottle')
    .values({ key, failures: 1, blockedUntil: null, updatedAt: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        failures: eb
          .case()
          .when('signInThrottle.updatedAt', '<', since)
          .then(1)
          .else(eb('signInThrottle.failures', '+', 1))
          .end(),
        updatedAt: now,
      })),
    )
    .returning(['failures', 'blockedUntil'])
    .executeTakeFirstOrThrow()
}

/** Takes one counted failure back, and the block it set; the last one with its row, which would tell when somebody came in (anonymity.md R22). */
export async function uncountFailure(db: Handle, key: string) {
  await db.deleteFrom('signInThrottle').where('key', '=', key).where('failures', '<=', 1).execute()
  await db
    .updateTable('signInThrottle')
    .set((eb) => ({ failures: eb('failures', '-', 1), blockedUntil: null }))
    .where('key', '=', key)
    .where('failures', '>', 0)
    .execute()
}

/** Blocks a counted key until `blockedUntil`. */
export async function block(db: Handle, key: string, blockedUntil: string) {
  await db.updateTable('signInThrottle').set({ blockedUntil }).where('key', '=', key).execute()
}

/** Until when a key is blocked, or was; null without a block. */
export async function findBlock(db: Handle, key: string): Promise<string | null> {
  const row = await db.selectFrom('signInThrottle').select('blockedUntil').where('key', '=', key).executeTakeFirst()
  return row?.blockedUntil ?? null
}

export async function clearThrottle(db: Handle, key: string) {
  await db.deleteFrom('signInThrottle').where('key', '=', key).execute()
}

/** Deletes the counts that were last raised before `before`. */
export async function deleteThrottles(db: Handle, before: string) {
  await db.deleteFrom('signInThrottle').where('updatedAt', '<', before).execute()
}

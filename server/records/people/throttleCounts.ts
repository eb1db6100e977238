/** The counts behind the sign-in throttle: the only writer of their table. */
import type { Handle } from '../../database/open.ts'

/** What is counted under a key, none where nothing is; nobody else counts there until the transaction ends. */
export async function lockCount(db: Handle, key: string, now: string) {
  return db
    .insertInto('signInThrottle')
    .values({ key, failures: 0, blockedUntil: null, updatedAt: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
    .returning(['failures', 'blockedUntil', 'updatedAt'])
    .executeTakeFirstOrThrow()
}

export async function setCount(
  db: Handle,
  key: string,
  count: { failures: number; updatedAt: string; blockedUntil?: string },
) {
  await db.updateTable('signInThrottle').set(count).where('key', '=', key).execute()
}

/**
 * Takes one failure back that was counted `at`, and the block it set: the last failure is that of `before` again, and the
 * only one goes with its row, for either would tell when somebody came in (anonymity.md R22).
 */
export async function uncountFailure(db: Handle, key: string, { at, before }: { at: string; before: string }) {
  await db.deleteFrom('signInThrottle').where('key', '=', key).where('failures', '<=', 1).execute()
  await db
    .updateTable('signInThrottle')
    .set((eb) => ({
      failures: eb('failures', '-', 1),
      blockedUntil: null,
      updatedAt: eb.case().when('updatedAt', '=', at).then(before).else(eb.ref('updatedAt')).end(),
    }))
    .where('key', '=', key)
    .where('failures', '>', 0)
    .execute()
}

export async function clearThrottle(db: Handle, key: string) {
  await db.deleteFrom('signInThrottle').where('key', '=', key).execute()
}

/** Deletes the counts that were last raised before `before`. */
export async function deleteSomeThrottles(db: Handle, before: string, most: number): Promise<number> {
  const old = db.selectFrom('signInThrottle').select('key').where('updatedAt', '<', before).limit(most)
  const { numDeletedRows } = await db.deleteFrom('signInThrottle').where('key', 'in', old).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

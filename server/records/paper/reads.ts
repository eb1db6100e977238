/** Which version of a paper a session has seen: the only writer of its table (design §4). */
import type { Handle } from '../../database/open.ts'

/** The version of a paper nobody has saved yet. */
export const FIRST_VERSION = 1

/** The version a session last read or saved; the first one when it never did, or read an older one than was saved since. */
export async function seenVersion(db: Handle, enterpriseId: number, questionnaireId: number, sessionHash: string) {
  const row = await db
    .selectFrom('paperRead')
    .select('version')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('sessionHash', '=', sessionHash)
    .executeTakeFirst()
  return row?.version ?? FIRST_VERSION
}

export async function recordRead(
  db: Handle,
  row: { enterpriseId: number; questionnaireId: number; sessionHash: string; version: number },
) {
  await db
    .insertInto('paperRead')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['enterpriseId', 'questionnaireId', 'sessionHash'])
        .doUpdateSet((eb) => ({ version: eb.ref('excluded.version') })),
    )
    .execute()
}

/** Forgets who read what before a save: to have read an old version is to have read none. */
export async function forgetReads(db: Handle, enterpriseId: number, questionnaireId: number) {
  await db
    .deleteFrom('paperRead')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .execute()
}

/** What a session has read is known under its new id. */
export async function moveReads(db: Handle, sessionHash: string, newHash: string) {
  await db.updateTable('paperRead').set({ sessionHash: newHash }).where('sessionHash', '=', sessionHash).execute()
}

/** Forgets what sessions read that are over. */
export async function deleteReadsOfDeadSessions(db: Handle) {
  await db
    .deleteFrom('paperRead')
    .where('sessionHash', 'not in', (eb) => eb.selectFrom('session').select('idHash'))
    .execute()
}

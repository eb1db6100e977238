/** Mailed links to set a password, stored as hashes: the only writer of their table (design §5.4). */

import type { Handle } from '../../database/open.ts'
import type { PasswordLinkTable } from '../../database/schema/linkSchema.ts'
import { dropPasswordLetters } from './letters.ts'

/** Puts a link in place of an older one; false while that was made after `notAfter` (also safe between transactions). */
export async function replacePasswordLink(db: Handle, row: PasswordLinkTable, notAfter: string): Promise<boolean> {
  const { tokenHash, createdAt, expiresAt } = row
  const placed = await db
    .insertInto('passwordLink')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ tokenHash, createdAt, expiresAt })
        .where('passwordLink.createdAt', '<=', notAfter),
    )
    .returning('userId')
    .executeTakeFirst()
  return placed !== undefined
}

/** When the link that a user was sent last was made. */
export async function findLinkedAt(db: Handle, userId: number): Promise<string | undefined> {
  const row = await db.selectFrom('passwordLink').select('createdAt').where('userId', '=', userId).executeTakeFirst()
  return row?.createdAt
}

/** Whose password a living link sets. */
export async function findPasswordLink(db: Handle, tokenHash: string, now: string) {
  return db
    .selectFrom('passwordLink')
    .innerJoin('user', 'user.id', 'passwordLink.userId')
    .select(['user.id as userId', 'user.email'])
    .where('passwordLink.tokenHash', '=', tokenHash)
    .where('passwordLink.expiresAt', '>', now)
    .executeTakeFirst()
}

/** Takes a link away; true for the one who took it. */
export async function takePasswordLink(db: Handle, tokenHash: string): Promise<boolean> {
  const taken = await db
    .deleteFrom('passwordLink')
    .where('tokenHash', '=', tokenHash)
    .returning('userId')
    .executeTakeFirst()
  return taken !== undefined
}

/** What was sent to a user opens nothing any more, and what is still to be sent goes too, as after a change of password or address. */
export async function deletePasswordLinksOf(db: Handle, userId: number): Promise<void> {
  // The letter first, as whoever makes a link does it, or two might wait for each other for ever.
  await dropPasswordLetters(db, userId)
  await db.deleteFrom('passwordLink').where('userId', '=', userId).execute()
}

export async function deleteExpiredPasswordLinks(db: Handle, now: string): Promise<void> {
  await db.deleteFrom('passwordLink').where('expiresAt', '<=', now).execute()
}

/** Letters to people about their own sign-in, kept until they are sent: the only writer of their table. */
import type { LetterTable } from '../../database/linkSchema.ts'
import type { Handle } from '../../database/open.ts'
import { ROWS_A_STATEMENT, slices } from '../../database/statements.ts'

export async function insertLetters(db: Handle, rows: readonly LetterTable[]): Promise<void> {
  for (const slice of slices([...rows], ROWS_A_STATEMENT)) await db.insertInto('letter').values(slice).execute()
}

/** Which of these employees have an invitation that is still to be sent. */
export async function listInvited(
  db: Handle,
  enterpriseId: number,
  employeeIds: readonly number[],
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('letter')
    .select('employeeId')
    .where('enterpriseId', '=', enterpriseId)
    .where('employeeId', 'in', employeeIds)
    .where('kind', '=', 'invitation')
    .execute()
  return new Set(rows.map(({ employeeId }) => employeeId))
}

/** What nobody has in hand and is to be sent by now, whosever. */
function due(db: Handle, now: string) {
  return db
    .selectFrom('letter')
    .where('nextAttemptAt', '<=', now)
    .where((eb) => eb.or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<=', now)]))
}

export async function hasDueLetter(db: Handle, now: string): Promise<boolean> {
  return (await due(db, now).select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Leases up to `count` due letters until `until`; one that two workers want goes to one (the condition is checked again). */
export async function claimLetters(db: Handle, now: string, until: string, count: number): Promise<LetterTable[]> {
  return db
    .updateTable('letter')
    .set({ claimedUntil: until })
    .where('id', 'in', due(db, now).select('id').orderBy('nextAttemptAt').orderBy('id').limit(count))
    .where((eb) => eb.or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<=', now)]))
    .returningAll()
    .execute()
}

export type Lease = Pick<LetterTable, 'id'> & { claimedUntil: string }

export async function holdsLetter(db: Handle, { id, claimedUntil }: Lease): Promise<boolean> {
  const row = await db
    .selectFrom('letter')
    .select('id')
    .where('id', '=', id)
    .where('claimedUntil', '=', claimedUntil)
    .executeTakeFirst()
  return row !== undefined
}

/** Puts a letter back, to be sent from `nextAttemptAt` on, while the lease is still the caller's. */
export async function postponeLetter(
  db: Handle,
  { id, claimedUntil }: Lease,
  change: Pick<LetterTable, 'attempts' | 'nextAttemptAt'>,
): Promise<void> {
  await db
    .updateTable('letter')
    .set({ ...change, claimedUntil: null })
    .where('id', '=', id)
    .where('claimedUntil', '=', claimedUntil)
    .execute()
}

/** Of a letter that was sent, or is given up, nothing stays. */
export async function deleteLetter(db: Handle, { id, claimedUntil }: Lease): Promise<void> {
  await db.deleteFrom('letter').where('id', '=', id).where('claimedUntil', '=', claimedUntil).execute()
}

/** Drops what was written before and never sent: nobody is told of something that long ago. */
export async function deleteLettersBefore(db: Handle, moment: string): Promise<void> {
  await db.deleteFrom('letter').where('createdAt', '<', moment).execute()
}

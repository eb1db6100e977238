/** Letters to people about their own sign-in, kept until they are sent: the only writer of their table. */
import type { NotNull } from 'kysely'
import { NOBODY } from '../../database/ids.ts'
import type { Handle } from '../../database/open.ts'
import { INVITATIONS, type LetterTable } from '../../database/schema/linkSchema.ts'
import { ROWS_A_STATEMENT, slices } from '../../database/statements.ts'

export async function insertLetters(db: Handle, rows: readonly Omit<LetterTable, 'claimedBy'>[]): Promise<void> {
  for (const slice of slices([...rows], ROWS_A_STATEMENT)) await db.insertInto('letter').values(slice).execute()
}

/** A lease of the process `claimedBy` from one moment until another. */
export interface Claim {
  moment: string
  until: string
  claimedBy: string
}

/** Takes the invitations of a person that are still to be sent, in hand or not, out of the outbox. */
export async function dropInvitationLetters(db: Handle, enterpriseId: number, employeeId: number): Promise<void> {
  await db
    .deleteFrom('letter')
    .where('enterpriseId', '=', enterpriseId)
    .where('employeeId', '=', employeeId)
    .where('kind', 'in', INVITATIONS)
    .execute()
}

/** Takes the letters with a link to set this user's password out of the outbox, in hand or not. */
export async function dropPasswordLetters(db: Handle, userId: number): Promise<void> {
  // By whose they are, as the index is: an import changes the addresses of thousands, each with letters of its own.
  const own = db.selectFrom('employee').select(['enterpriseId', 'id']).where('userId', '=', userId)
  await db
    .deleteFrom('letter')
    .where(({ eb, refTuple }) => eb(refTuple('enterpriseId', 'employeeId'), 'in', own.$asTuple('enterpriseId', 'id')))
    .where('kind', '=', 'passwordLink')
    .execute()
}

/** Letters of these kinds to a person who waits for them are sent now, and not at their next try; those in hand are on their way. */
export async function hastenLetters(
  db: Handle,
  { enterpriseId, employeeId }: Pick<LetterTable, 'enterpriseId' | 'employeeId'>,
  kinds: readonly LetterTable['kind'][],
  now: string,
): Promise<void> {
  await db
    .updateTable('letter')
    .set({ nextAttemptAt: now })
    .where('enterpriseId', '=', enterpriseId)
    .where('employeeId', '=', employeeId)
    .where('kind', 'in', kinds)
    .where('nextAttemptAt', '>', now)
    .where((eb) => eb.or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<=', now)]))
    .execute()
}

export async function hasLetter(
  db: Handle,
  { enterpriseId, employeeId, kind }: Pick<LetterTable, 'enterpriseId' | 'employeeId' | 'kind'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('letter')
    .select('id')
    .where('enterpriseId', '=', enterpriseId)
    .where('employeeId', '=', employeeId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row !== undefined
}

/** That somebody asked for links is nobody's, until it is known whose the address is. */
const asked = (db: Handle) =>
  db
    .selectFrom('letter')
    .where('enterpriseId', '=', NOBODY)
    .where('employeeId', '=', NOBODY)
    .where('kind', '=', 'asked')

export const isAskedAt = async (db: Handle, address: string): Promise<boolean> =>
  (await asked(db).select('id').where('address', '=', address).executeTakeFirst()) !== undefined

/** Up to `most`, the oldest first. */
export const listAsked = (db: Handle, most: number) =>
  asked(db).select(['id', 'address', 'language', 'createdAt']).orderBy('id').limit(most).execute()

/** True for the one who took it. */
export async function takeAsked(db: Handle, id: number): Promise<boolean> {
  return (await db.deleteFrom('letter').where('id', '=', id).returning('id').executeTakeFirst()) !== undefined
}

/** What goes by the server's own mail server alone. */
const WITH_LINK = [...INVITATIONS, 'passwordLink'] as const

/** Which letters are meant. */
export interface LetterChoice {
  withLinks: boolean
  /** Of this enterprise alone. */
  only?: number
  /** Of none of these enterprises. */
  except?: readonly number[]
}

/** What nobody has in hand and is to be sent by now. */
function due(db: Handle, now: string, { withLinks, only, except = [] }: LetterChoice) {
  let letters = db.selectFrom('letter').where('kind', '!=', 'asked')
  if (!withLinks) letters = letters.where('kind', 'not in', WITH_LINK)
  if (only !== undefined) letters = letters.where('enterpriseId', '=', only)
  if (except.length > 0) letters = letters.where('enterpriseId', 'not in', except)
  return letters
    .where('nextAttemptAt', '<=', now)
    .where((eb) => eb.or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<=', now)]))
}

export async function hasDueLetter(db: Handle, now: string, choice: LetterChoice): Promise<boolean> {
  return (await due(db, now, choice).select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Leases up to `count` due letters; one that two workers want goes to one (the condition is checked again). */
export async function claimLetters(
  db: Handle,
  { moment, until, claimedBy, count, choice }: Claim & { count: number; choice: LetterChoice },
) {
  const rows = await db
    .updateTable('letter')
    .set({ claimedUntil: until, claimedBy })
    .where('id', 'in', due(db, moment, choice).select('id').orderBy('nextAttemptAt').orderBy('id').limit(count))
    .where((eb) => eb.or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<=', moment)]))
    .returningAll()
    .execute()
  return rows.map((row) => ({ ...row, claimedUntil: until }))
}

/** The processes that have letters in hand, or had until they went. */
export async function listClaimants(db: Handle): Promise<string[]> {
  const query = db.selectFrom('letter').select('claimedBy').distinct().where('claimedBy', 'is not', null)
  return (await query.execute()).flatMap(({ claimedBy }) => claimedBy ?? [])
}

/** What a process has in hand, as far as the database knows. */
export async function listLeased(db: Handle, claimedBy: string) {
  return db
    .selectFrom('letter')
    .selectAll()
    .where('claimedBy', '=', claimedBy)
    .$narrowType<{ claimedUntil: NotNull }>()
    .execute()
}

/** Ends the leases of these processes. */
export async function takeBackLetters(db: Handle, runs: readonly string[]): Promise<void> {
  await db
    .updateTable('letter')
    .set({ claimedUntil: null, claimedBy: null })
    .where('claimedBy', 'in', [...runs])
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
  { attempts, unreached, nextAttemptAt }: Pick<LetterTable, 'attempts' | 'unreached' | 'nextAttemptAt'>,
): Promise<void> {
  await db
    .updateTable('letter')
    .set({ attempts, unreached, nextAttemptAt, claimedUntil: null, claimedBy: null })
    .where('id', '=', id)
    .where('claimedUntil', '=', claimedUntil)
    .execute()
}

/** An enterprise's letters that wait for a mail server wait for it no longer. */
export async function forgetUnreachedLetters(db: Handle, enterpriseId: number, now: string): Promise<void> {
  await db
    .updateTable('letter')
    .set({ unreached: 0, nextAttemptAt: now })
    .where('enterpriseId', '=', enterpriseId)
    .where('unreached', '>', 0)
    .execute()
}

/** Of a letter that was sent, or is given up, nothing stays; false where it is not the caller's any more. */
export async function deleteLetter(db: Handle, { id, claimedUntil }: Lease): Promise<boolean> {
  const row = await db
    .deleteFrom('letter')
    .where('id', '=', id)
    .where('claimedUntil', '=', claimedUntil)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Drops `most` of what was written before and never sent, nobody is told of something that long ago; answers what it was. */
export async function deleteSomeLettersBefore(db: Handle, moment: string, most: number): Promise<LetterTable[]> {
  const old = db.selectFrom('letter').select('id').where('createdAt', '<', moment).orderBy('id').limit(most)
  return db.deleteFrom('letter').where('id', 'in', old).returningAll().execute()
}

/** Who can sign in, in whichever enterprises: the only writer of the table of users. */
import { sql } from 'kysely'
import type { Handle } from '../../database/open.ts'
import type { UserTable } from '../../database/schema/schema.ts'
import { IDS_A_STATEMENT, slices } from '../../database/statements.ts'
import { deletePasswordLinksOf } from './passwordLinks.ts'
import { deletePlacesOf } from './places.ts'

/** The account of one enterprise: whoever makes it knows nothing of others with the address (docs/decisions/0017). */
export async function insertUser(
  db: Handle,
  row: Omit<UserTable, 'confirmedAt' | 'passwordUsed' | 'oneTimeUntil'> & { oneTimeUntil?: string },
) {
  await db
    .insertInto('user')
    .values({ oneTimeUntil: null, ...row, confirmedAt: null, passwordUsed: 0 })
    .execute()
}

/** Keeps a user as it is until the transaction ends: nobody confirms, shares or changes it meanwhile. */
export async function lockUser(db: Handle, userId: number) {
  await db
    .updateTable('user')
    .set({ id: sql.ref('id') })
    .where('id', '=', userId)
    .execute()
}

export async function findConfirmedUser(db: Handle, email: string) {
  return db
    .selectFrom('user')
    .selectAll()
    .where('email', '=', email)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst()
}

/** The person has set the password by a link that was mailed to the account's address. */
export async function confirmUser(db: Handle, userId: number, now: Date) {
  // To the day: when somebody first came may tell when they answered (anonymity.md R22).
  await db
    .updateTable('user')
    .set({ confirmedAt: now.toISOString().slice(0, 10) })
    .where('id', '=', userId)
    .execute()
}

/** Whether no enterprise may set the account's password: the person proved to own the address, or several share it. */
export async function isPersonal(db: Handle, userId: number): Promise<boolean> {
  const user = await findUser(db, userId)
  return user?.confirmedAt != null || (await countMemberships(db, userId)) > 1
}

export async function findUser(db: Handle, userId: number) {
  return db.selectFrom('user').selectAll().where('id', '=', userId).executeTakeFirst()
}

/**
 * An own password, or one that somebody else sets and that works until `oneTimeUntil`; a link that was mailed to set it
 * opens nothing after this, and no network is known to it yet.
 */
export async function setPasswordHash(
  db: Handle,
  userId: number,
  passwordHash: string,
  oneTimeUntil: string | null = null,
) {
  await deletePasswordLinksOf(db, userId)
  await deletePlacesOf(db, userId)
  await db.updateTable('user').set({ passwordHash, passwordUsed: 0, oneTimeUntil }).where('id', '=', userId).execute()
}

/** Whether a password is still the one that was checked; it stays so until the transaction ends. */
export async function lockPassword(db: Handle, { id, passwordHash }: Pick<UserTable, 'id' | 'passwordHash'>) {
  const locked = await db
    .updateTable('user')
    .set({ id: sql.ref('id') })
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .returning('id')
    .executeTakeFirst()
  return locked !== undefined
}

/** Somebody came in with these passwords, unless they are others by now. */
export async function markPasswordsUsed(
  db: Handle,
  users: readonly { id: number; passwordHash: string | null }[],
): Promise<void> {
  for (const { id, passwordHash } of users) {
    const user = db.updateTable('user').set({ passwordUsed: 1 }).where('id', '=', id)
    await user.where('passwordHash', '=', passwordHash).execute()
  }
}

export async function setUserLanguage(db: Handle, userId: number, language: string) {
  await db.updateTable('user').set({ language }).where('id', '=', userId).execute()
}

/** Null for somebody who signs in by employee number alone; what was mailed to, or proved of, the old address is void. */
export async function setUserEmail(db: Handle, userId: number, email: string | null) {
  await deletePasswordLinksOf(db, userId)
  await deletePlacesOf(db, userId)
  await db.updateTable('user').set({ email, confirmedAt: null }).where('id', '=', userId).execute()
}

export async function removeUser(db: Handle, userId: number) {
  await deletePasswordLinksOf(db, userId)
  await deletePlacesOf(db, userId)
  await db.deleteFrom('user').where('id', '=', userId).execute()
}

/** Whether a user is administrator of an enterprise, whichever. */
export async function isAdministratorAnywhere(db: Handle, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('employee')
    .select('id')
    .where('userId', '=', userId)
    .where('role', '=', 'admin')
    .where('disabled', '=', 0)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Those of these users who have a password that works at that moment: an own one, or one for once that is not too old. */
export async function listWithPassword(db: Handle, userIds: readonly number[], at: string): Promise<Set<number>> {
  const found = new Set<number>()
  for (const slice of slices(userIds, IDS_A_STATEMENT)) {
    const rows = await db
      .selectFrom('user')
      .select('id')
      .where('id', 'in', slice)
      .where('passwordHash', 'is not', null)
      .where((eb) => eb.or([eb('oneTimeUntil', 'is', null), eb('oneTimeUntil', '>', at)]))
      .execute()
    for (const { id } of rows) found.add(id)
  }
  return found
}

/** In how many enterprises a user stands, disabled or not. */
export async function countMemberships(db: Handle, userId: number): Promise<number> {
  const row = await db
    .selectFrom('employee')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Who may sign in with this number: at most `limit`, in the enterprise `uid` or in any. */
export async function findUsersByNumber(db: Handle, employeeNo: string, uid: string | undefined, limit: number) {
  const query = db
    .selectFrom('employee')
    .innerJoin('user', 'user.id', 'employee.userId')
    .innerJoin('enterprise', 'enterprise.id', 'employee.enterpriseId')
    .select(['user.id', 'user.passwordHash', 'user.passwordUsed', 'user.oneTimeUntil'])
    .select(['employee.id as employeeId', 'employee.role', 'enterprise.id as enterpriseId'])
    .select(['enterprise.uid', 'enterprise.name', 'enterprise.logo'])
    .where('employee.employeeNo', '=', employeeNo)
    .where('employee.disabled', '=', 0)
    // Who comes by the enterprise's provider alone has no password to try.
    .where('user.passwordHash', 'is not', null)
    .orderBy('enterprise.id')
    .limit(limit)
  return (uid === undefined ? query : query.where('enterprise.uid', '=', uid)).execute()
}

/**
 * The accounts an address has that may enter some enterprise, at most `limit`: first that of the enterprise `uid`, then
 * the confirmed one, then the oldest, so that no enterprise pushes the account of another out.
 */
export async function findAccounts(db: Handle, email: string, uid: string | undefined, limit: number) {
  const rows = await db
    .selectFrom('user')
    .innerJoin('employee', 'employee.userId', 'user.id')
    .innerJoin('enterprise', 'enterprise.id', 'employee.enterpriseId')
    .select(['user.id', 'user.passwordHash', 'user.passwordUsed', 'user.oneTimeUntil'])
    .select(['user.confirmedAt', 'enterprise.uid'])
    .where('user.email', '=', email)
    .where('user.passwordHash', 'is not', null)
    .where('employee.disabled', '=', 0)
    .orderBy('user.id')
    .execute()
  const rank = (row: (typeof rows)[number]) => (uid !== undefined && row.uid === uid ? 0 : row.confirmedAt ? 1 : 2)
  const ordered = rows.sort((one, other) => rank(one) - rank(other))
  const accounts = ordered.map(({ uid: _uid, confirmedAt: _confirmedAt, ...account }) => account)
  return [...new Map(accounts.map((account) => [account.id, account])).values()].slice(0, limit)
}

/** How many accounts an address has. */
export async function countAccounts(db: Handle, email: string): Promise<number> {
  const row = await db
    .selectFrom('user')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return row.count
}

/** What a user is called in each enterprise, disabled or not, with the enterprise's name. */
export async function listPeopleOf(db: Handle, userId: number) {
  return db
    .selectFrom('employee')
    .innerJoin('enterprise', 'enterprise.id', 'employee.enterpriseId')
    .select(['employee.id', 'employee.displayName', 'employee.employeeNo', 'employee.disabled'])
    .select(['enterprise.id as enterpriseId', 'enterprise.name'])
    .where('employee.userId', '=', userId)
    .execute()
}

/** The enterprises a user belongs to and may enter, with the person's employee row. */
export async function listMemberships(db: Handle, userId: number) {
  return db
    .selectFrom('employee')
    .innerJoin('enterprise', 'enterprise.id', 'employee.enterpriseId')
    .select([
      'employee.enterpriseId',
      'employee.id as employeeId',
      'employee.role',
      'enterprise.uid',
      'enterprise.name',
      'enterprise.logo',
    ])
    .where('employee.userId', '=', userId)
    .where('employee.disabled', '=', 0)
    .orderBy('enterprise.id')
    .execute()
}

/** Who can sign in, in whichever enterprises: the only writer of the table of users. */
import type { Handle } from '../../database/open.ts'
import type { UserTable } from '../../database/schema.ts'
import { deletePasswordLinksOf } from './passwordLinks.ts'

export async function insertUser(db: Handle, row: UserTable) {
  await db.insertInto('user').values(row).execute()
}

/** Adds a user unless the address has one already; true when it was added (also safe between transactions). */
export async function insertNewUser(db: Handle, row: UserTable): Promise<boolean> {
  const added = await db
    .insertInto('user')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export async function findUsersByEmail(db: Handle, emails: readonly string[]) {
  if (emails.length === 0) return []
  return db
    .selectFrom('user')
    .select(['id', 'email'])
    .where('email', 'in', [...emails])
    .execute()
}

export async function findUser(db: Handle, userId: number) {
  return db.selectFrom('user').selectAll().where('id', '=', userId).executeTakeFirst()
}

/** A link that was mailed to set it opens nothing after this. */
export async function setPasswordHash(db: Handle, userId: number, passwordHash: string) {
  await deletePasswordLinksOf(db, userId)
  await db.updateTable('user').set({ passwordHash }).where('id', '=', userId).execute()
}

export async function setUserLanguage(db: Handle, userId: number, language: string) {
  await db.updateTable('user').set({ language }).where('id', '=', userId).execute()
}

/** Null for somebody who signs in by employee number alone; what was mailed to the old address opens nothing. */
export async function setUserEmail(db: Handle, userId: number, email: string | null) {
  await deletePasswordLinksOf(db, userId)
  await db.updateTable('user').set({ email }).where('id', '=', userId).execute()
}

export async function removeUser(db: Handle, userId: number) {
  await deletePasswordLinksOf(db, userId)
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
    .select(['user.id', 'user.passwordHash', 'employee.role', 'enterprise.id as enterpriseId'])
    .select(['enterprise.uid', 'enterprise.name', 'enterprise.logo'])
    .where('employee.employeeNo', '=', employeeNo)
    .where('employee.disabled', '=', 0)
    .orderBy('enterprise.id')
    .limit(limit)
  return (uid === undefined ? query : query.where('enterprise.uid', '=', uid)).execute()
}

export async function findUserByEmail(db: Handle, email: string) {
  return db.selectFrom('user').selectAll().where('email', '=', email).executeTakeFirst()
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

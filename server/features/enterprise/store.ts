import { sql } from 'kysely'
import type { Handle } from '../../database/open.ts'
import type { EnterpriseTable, UserTable } from '../../database/schema.ts'

export async function insertEnterprise(db: Handle, row: EnterpriseTable) {
  await db.insertInto('enterprise').values(row).execute()
}

export async function insertUser(db: Handle, row: UserTable) {
  await db.insertInto('user').values(row).execute()
}

export async function anyEnterprise(db: Handle): Promise<boolean> {
  return (await db.selectFrom('enterprise').select('id').limit(1).executeTakeFirst()) !== undefined
}

export async function findEnterprise(db: Handle, enterpriseId: number) {
  return db.selectFrom('enterprise').selectAll().where('id', '=', enterpriseId).executeTakeFirst()
}

/**
 * Lets one transaction at a time change an enterprise's people: what it then checks stays true until
 * it ends. An UPDATE, since SQLite has no FOR UPDATE (engines.md: lock the parent row first).
 */
export async function lockEnterprise(db: Handle, enterpriseId: number) {
  await db
    .updateTable('enterprise')
    .set({ id: sql.ref('id') })
    .where('id', '=', enterpriseId)
    .execute()
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

export async function setPasswordHash(db: Handle, userId: number, passwordHash: string) {
  await db.updateTable('user').set({ passwordHash }).where('id', '=', userId).execute()
}

export async function setUserLanguage(db: Handle, userId: number, language: string) {
  await db.updateTable('user').set({ language }).where('id', '=', userId).execute()
}

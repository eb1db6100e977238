/** By whom an enterprise's people sign in besides by password: the only writer of their table (docs/decisions/0018). */
import { sql } from 'kysely'
import type { Handle } from '../../database/open.ts'
import type { SignOnProviderTable } from '../../database/schema/linkSchema.ts'
import { isOnlyEnterprise } from './enterprises.ts'

/** What the encrypted client secret belongs to: moved to another enterprise's row it opens nothing. */
export const clientSecretPlace = (enterpriseId: number) => `signOnProvider ${enterpriseId}`

export async function findProvider(db: Handle, enterpriseId: number) {
  return db.selectFrom('signOnProvider').selectAll().where('enterpriseId', '=', enterpriseId).executeTakeFirst()
}

/** That of the enterprise `uid`; without one, of the installation's only enterprise. */
export async function findProviderOf(db: Handle, uid: string | undefined) {
  if (uid === undefined && !(await isOnlyEnterprise(db))) return undefined
  const query = db
    .selectFrom('signOnProvider')
    .innerJoin('enterprise', 'enterprise.id', 'signOnProvider.enterpriseId')
    .selectAll('signOnProvider')
    .limit(1)
  return (uid === undefined ? query : query.where('enterprise.uid', '=', uid)).executeTakeFirst()
}

/** As `findProvider`; it stays so until the transaction ends. To be taken before the enterprise is locked. */
export async function takeProvider(db: Handle, enterpriseId: number) {
  return db
    .updateTable('signOnProvider')
    .set({ enterpriseId: sql.ref('enterpriseId') })
    .where('enterpriseId', '=', enterpriseId)
    .returningAll()
    .executeTakeFirst()
}

export async function saveProvider(db: Handle, row: SignOnProviderTable): Promise<void> {
  const { enterpriseId: _, ...values } = row
  await db
    .insertInto('signOnProvider')
    .values(row)
    .onConflict((conflict) => conflict.column('enterpriseId').doUpdateSet(values))
    .execute()
}

export async function deleteProvider(db: Handle, enterpriseId: number): Promise<void> {
  await db.deleteFrom('signOnProvider').where('enterpriseId', '=', enterpriseId).execute()
}

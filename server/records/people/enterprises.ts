/** Enterprises: the only writer of their table, and the lock that keeps an enterprise's people as they are. */
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Handle } from '../../database/open.ts'
import type { EnterpriseTable } from '../../database/schema/schema.ts'

/** A whole row from what is given: licensed for any number of people, as long as the operator says nothing else. */
export function newEnterprise(given: Pick<EnterpriseTable, 'id' | 'name' | 'createdAt'>): EnterpriseTable {
  const uid = `ent-${randomBytes(9).toString('base64url')}`
  return { uid, logo: '', areaCode: '', pricingVersion: 1, permitUserCount: null, chargingType: 0, ...given }
}

export async function insertEnterprise(db: Handle, row: EnterpriseTable) {
  await db.insertInto('enterprise').values(row).execute()
}

export async function anyEnterprise(db: Handle): Promise<boolean> {
  return (await db.selectFrom('enterprise').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Whether the installation has no second one, of which anything could be told. */
export async function isOnlyEnterprise(db: Handle): Promise<boolean> {
  return (await db.selectFrom('enterprise').select('id').limit(2).execute()).length === 1
}

export async function findEnterprise(db: Handle, enterpriseId: number) {
  return db.selectFrom('enterprise').selectAll().where('id', '=', enterpriseId).executeTakeFirst()
}

/** What the enterprise is called; nothing where there is none. */
export async function enterpriseNamesOf(db: Handle, enterpriseId: number): Promise<string[]> {
  const enterprise = await findEnterprise(db, enterpriseId)
  return enterprise === undefined ? [] : [enterprise.name]
}

export async function updateEnterprise(
  db: Handle,
  enterpriseId: number,
  change: Pick<EnterpriseTable, 'name' | 'logo' | 'areaCode'>,
) {
  await db.updateTable('enterprise').set(change).where('id', '=', enterpriseId).execute()
}

/** What is licensed: free (0) or enterprise (1), for how many people (null: any number), charged how (0: not at all). */
export type Licence = Pick<EnterpriseTable, 'pricingVersion' | 'permitUserCount' | 'chargingType'>

export async function setLicence(db: Handle, enterpriseId: number, licence: Licence) {
  await db.updateTable('enterprise').set(licence).where('id', '=', enterpriseId).execute()
}

export async function findEnterpriseByUid(db: Handle, uid: string) {
  return db.selectFrom('enterprise').selectAll().where('uid', '=', uid).executeTakeFirst()
}

/** Every enterprise, the oldest first. */
export async function listEnterprises(db: Handle) {
  return db.selectFrom('enterprise').selectAll().orderBy('id').execute()
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

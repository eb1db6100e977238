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

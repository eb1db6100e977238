import type { Handle } from '../../database/open.ts'

/** Whose preferences: a person in one enterprise. */
export interface Owner {
  enterpriseId: number
  employeeId: number
}

export async function listPreferences(db: Handle, { enterpriseId, employeeId }: Owner) {
  return db
    .selectFrom('preference')
    .select(['key', 'value'])
    .where('enterpriseId', '=', enterpriseId)
    .where('employeeId', '=', employeeId)
    .orderBy('key')
    .execute()
}

export async function savePreference(db: Handle, { enterpriseId, employeeId }: Owner, key: string, value: string) {
  await db
    .insertInto('preference')
    .values({ enterpriseId, employeeId, key, value })
    .onConflict((conflict) => conflict.columns(['enterpriseId', 'employeeId', 'key']).doUpdateSet({ value }))
    .execute()
}

export async function deletePreference(db: Handle, { enterpriseId, employeeId }: Owner, key: string) {
  await db
    .deleteFrom('preference')
    .where('enterpriseId', '=', enterpriseId)
    .where('employeeId', '=', employeeId)
    .where('key', '=', key)
    .execute()
}

export async function countPreferences(db: Handle, { enterpriseId, employeeId }: Owner): Promise<number> {
  const row = await db
    .selectFrom('preference')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('enterpriseId', '=', enterpriseId)
    .where('employeeId', '=', employeeId)
    .executeTakeFirstOrThrow()
  return row.count
}

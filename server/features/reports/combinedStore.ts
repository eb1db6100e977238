/** Combined reports as they were saved: the only writer of their table. */
import type { Handle } from '../../database/open.ts'
import type { CombinedReportTable } from '../../database/schema/releaseSchema.ts'

export async function insertCombined(db: Handle, row: CombinedReportTable) {
  await db.insertInto('combinedReport').values(row).execute()
}

export async function findCombined(db: Handle, enterpriseId: number, id: number) {
  return db
    .selectFrom('combinedReport')
    .selectAll()
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

/** The same, locked until the transaction ends (an UPDATE locks on both engines). */
export async function lockCombined(db: Handle, enterpriseId: number, id: number) {
  return db
    .updateTable('combinedReport')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

type Changed = Pick<CombinedReportTable, 'title' | 'summary' | 'questionnairesJson' | 'version' | 'updatedAt'>

export async function updateCombined(db: Handle, enterpriseId: number, id: number, changed: Changed) {
  return db
    .updateTable('combinedReport')
    .set(changed)
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Undefined where there is none, or none any more. */
export async function removeCombined(db: Handle, enterpriseId: number, id: number, deletedAt: string) {
  return db
    .updateTable('combinedReport')
    .set({ deletedAt })
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
}

/** Brings one back, or leaves it; undefined where there is none, or it was removed before `since`. */
export async function restoreCombined(db: Handle, enterpriseId: number, id: number, since: string) {
  return db
    .updateTable('combinedReport')
    .set({ deletedAt: null })
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('deletedAt', 'is', null), eb('deletedAt', '>=', since)]))
    .returningAll()
    .executeTakeFirst()
}

/** Drops those of the enterprise that were removed before then. */
export async function dropRemoved(db: Handle, enterpriseId: number, before: string) {
  await db
    .deleteFrom('combinedReport')
    .where('enterpriseId', '=', enterpriseId)
    .where('deletedAt', '<', before)
    .execute()
}

/** Newest first. */
export async function listCombined(db: Handle, enterpriseId: number, page: { offset: number; limit: number }) {
  return db
    .selectFrom('combinedReport')
    .selectAll()
    .where('enterpriseId', '=', enterpriseId)
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute()
}

export async function countCombined(db: Handle, enterpriseId: number): Promise<number> {
  const { count } = await db
    .selectFrom('combinedReport')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('enterpriseId', '=', enterpriseId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Questionnaires that were not removed, by their uids. */
export async function listByUid(db: Handle, enterpriseId: number, uids: readonly string[]) {
  if (uids.length === 0) return []
  return db
    .selectFrom('questionnaire')
    .select(['id', 'uid', 'processStatus', 'closingSince', 'finishedAt'])
    .where('enterpriseId', '=', enterpriseId)
    .where('uid', 'in', [...uids])
    .where('deletedAt', 'is', null)
    .execute()
}

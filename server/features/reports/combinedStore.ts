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

/** Puts `deletedAt` on one, or takes it away; undefined where there is none, or none any more. */
export async function setDeleted(db: Handle, enterpriseId: number, id: number, deletedAt: string | null) {
  let query = db
    .updateTable('combinedReport')
    .set({ deletedAt })
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', id)
  if (deletedAt !== null) query = query.where('deletedAt', 'is', null)
  return query.returningAll().executeTakeFirst()
}

/** Drops those of the enterprise that were removed before then. */
export async function dropDeleted(db: Handle, enterpriseId: number, before: string) {
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

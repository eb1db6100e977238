import type { Handle } from '../../database/open.ts'
import type { Database } from '../../database/schema.ts'
import { holdsWord } from '../../database/statements.ts'

export type QuestionnaireRow = Database['questionnaire']

export interface QuestionnaireFilter {
  /** Normalised words, each of which the search column must hold, or one of `keywordIds`. */
  words: string[]
  /** Questionnaires that a tag matching the keyword names. */
  keywordIds: number[]
  status?: QuestionnaireRow['processStatus'] | undefined
  /** Only these; null for all. */
  onlyIds: number[] | null
  pageIndex: number
  pageSize: number
}

export async function insertQuestionnaire(db: Handle, row: QuestionnaireRow) {
  await db.insertInto('questionnaire').values(row).execute()
}

/** A questionnaire that was not removed. */
export async function findQuestionnaire(db: Handle, enterpriseId: number, id: number) {
  return db
    .selectFrom('questionnaire')
    .selectAll()
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

/**
 * The same, locked until the transaction ends (an UPDATE locks on both engines): whoever changes a
 * questionnaire's parts takes this first, so that counts, versions and statuses are never checked on old ground.
 */
export async function lockQuestionnaire(db: Handle, enterpriseId: number, id: number) {
  return db
    .updateTable('questionnaire')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

export type QuestionnairePatch = Partial<Omit<QuestionnaireRow, 'enterpriseId' | 'id' | 'processStatus'>>

export async function updateQuestionnaire(db: Handle, enterpriseId: number, id: number, patch: QuestionnairePatch) {
  return db
    .updateTable('questionnaire')
    .set(patch)
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Moves to `to` from one of `from`, with what else belongs to the step; undefined when it stood elsewhere. */
export async function setStatus(
  db: Handle,
  enterpriseId: number,
  id: number,
  from: QuestionnaireRow['processStatus'][],
  to: QuestionnaireRow['processStatus'],
  patch: QuestionnairePatch = {},
) {
  return db
    .updateTable('questionnaire')
    .set({ ...patch, processStatus: to })
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .where('processStatus', 'in', from)
    .returningAll()
    .executeTakeFirst()
}

/** Puts `deletedAt`, or takes it away; undefined when it was so already. */
export async function setDeleted(db: Handle, enterpriseId: number, id: number, deletedAt: string | null) {
  return db
    .updateTable('questionnaire')
    .set({ deletedAt })
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', id)
    .where('deletedAt', deletedAt === null ? 'is not' : 'is', null)
    .returningAll()
    .executeTakeFirst()
}

function filtered(db: Handle, enterpriseId: number, filter: QuestionnaireFilter) {
  let query = db.selectFrom('questionnaire').where('enterpriseId', '=', enterpriseId).where('deletedAt', 'is', null)
  if (filter.status !== undefined) query = query.where('processStatus', '=', filter.status)
  if (filter.onlyIds !== null) query = query.where('id', 'in', filter.onlyIds)
  if (filter.words.length === 0) return query
  return query.where((eb) =>
    eb.or([
      eb.and(filter.words.map((word) => holdsWord('questionnaire.search', word))),
      ...(filter.keywordIds.length > 0 ? [eb('id', 'in', filter.keywordIds)] : []),
    ]),
  )
}

/** A page of questionnaires, the newest first (ids are time-ordered), and how many there are. */
export async function listQuestionnaires(db: Handle, enterpriseId: number, filter: QuestionnaireFilter) {
  if (filter.onlyIds?.length === 0) return { items: [], total: 0 }
  const query = filtered(db, enterpriseId, filter)
  const counted = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const items = await query
    .selectAll()
    .orderBy('id', 'desc')
    .limit(filter.pageSize)
    .offset((filter.pageIndex - 1) * filter.pageSize)
    .execute()
  return { items, total: counted.total }
}

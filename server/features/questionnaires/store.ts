import { type SqlBool, sql } from 'kysely'
import type { Handle } from '../../database/open.ts'
import { directed, type Order, type SortColumn, searchHolds } from '../../database/statements.ts'
import type { QuestionnaireRow } from '../../records/questionnaire/store.ts'

export interface QuestionnaireFilter {
  /** What the search column must hold, unless it is one of `keywordIds`. */
  keyword?: string | undefined
  /** Questionnaires that a tag matching the keyword names. */
  keywordIds: number[]
  /** A number lets only those through that are not disabled, `finished` also disabled ones. */
  status?: QuestionnaireRow['processStatus'] | 'disabled' | 'finished' | undefined
  /** Only these; null for all. */
  onlyIds: number[] | null
}

type SortName = 'title' | 'type' | 'processStatus' | 'createdAt' | 'publishedAt' | 'finishedAt' | 'deadline'

const SORTS: Record<SortName, SortColumn<keyof QuestionnaireRow>> = {
  title: { column: 'sortKey' },
  type: { column: 'type' },
  processStatus: { column: 'processStatus' },
  // Ids are time-ordered.
  createdAt: { column: 'id' },
  publishedAt: { column: 'publishedAt', isNullable: true },
  finishedAt: { column: 'finishedAt', isNullable: true },
  deadline: { column: 'deadline', isNullable: true },
}

/** Whether questionnaires can be sorted by what has this name. */
export const isSort = (name: string): name is SortName => Object.hasOwn(SORTS, name)

export interface QuestionnaireSort {
  sort: SortName
  order: Order
}

function filtered(db: Handle, enterpriseId: number, filter: QuestionnaireFilter) {
  let query = db.selectFrom('questionnaire').where('enterpriseId', '=', enterpriseId).where('deletedAt', 'is', null)
  if (filter.status === 'disabled') query = query.where('disableStatus', '!=', 0)
  else if (filter.status === 'finished') query = query.where('processStatus', '=', 40)
  else if (filter.status !== undefined)
    query = query.where('processStatus', '=', filter.status).where('disableStatus', '=', 0)
  if (filter.onlyIds !== null) query = query.where('id', 'in', filter.onlyIds)
  return query.where((eb) =>
    eb.or([
      searchHolds('questionnaire.search', filter.keyword),
      ...(filter.keywordIds.length > 0 ? [eb('id', 'in', filter.keywordIds)] : []),
    ]),
  )
}

function ordered(db: Handle, enterpriseId: number, filter: QuestionnaireFilter, { sort, order }: QuestionnaireSort) {
  const { column, isNullable } = SORTS[sort]
  return filtered(db, enterpriseId, filter).orderBy(column, directed(order, isNullable)).orderBy('id', order)
}

/** A page of questionnaires and how many there are. */
export async function listQuestionnaires(
  db: Handle,
  enterpriseId: number,
  filter: QuestionnaireFilter,
  sort: QuestionnaireSort,
  page: { pageIndex: number; pageSize: number },
) {
  if (filter.onlyIds?.length === 0) return { items: [], total: 0 }
  const query = filtered(db, enterpriseId, filter)
  const counted = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const items = await ordered(db, enterpriseId, filter, sort)
    .selectAll()
    .limit(page.pageSize)
    .offset((page.pageIndex - 1) * page.pageSize)
    .execute()
  return { items, total: counted.total }
}

export interface Counted {
  processStatus: QuestionnaireRow['processStatus']
  /** Disabled ones, too. */
  count: number
  disabled: number
  /** Collecting ones, not disabled, whose deadline lies in the day. */
  closing: number
}

/** How many a filter lets through by status, and how many of those close in the day given. */
export async function countByStatus(
  db: Handle,
  enterpriseId: number,
  filter: QuestionnaireFilter,
  day: { start: string; end: string },
): Promise<Counted[]> {
  if (filter.onlyIds?.length === 0) return []
  const isClosing = sql<SqlBool>`"processStatus" = 30 and "disableStatus" = 0 and "closingSince" is null
    and "deadline" >= ${day.start} and "deadline" < ${day.end}`
  return filtered(db, enterpriseId, filter)
    .select((eb) => [
      'processStatus',
      eb.fn.countAll<number>().as('count'),
      sql<number>`sum(case when "disableStatus" = 0 then 0 else 1 end)`.as('disabled'),
      sql<number>`sum(case when ${isClosing} then 1 else 0 end)`.as('closing'),
    ])
    .groupBy('processStatus')
    .execute()
}

/** Every questionnaire a filter lets through, in their order. */
export async function listQuestionnaireIds(
  db: Handle,
  enterpriseId: number,
  filter: QuestionnaireFilter,
  sort: QuestionnaireSort,
): Promise<number[]> {
  if (filter.onlyIds?.length === 0) return []
  const rows = await ordered(db, enterpriseId, filter, sort).select('id').execute()
  return rows.map(({ id }) => id)
}

/** The titles of questionnaires, removed ones too. */
export async function titlesOf(db: Handle, enterpriseId: number, ids: number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('questionnaire')
    .select(['id', 'title'])
    .where('enterpriseId', '=', enterpriseId)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

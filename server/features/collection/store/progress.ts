/** How far a collection is: reads of the relations with their people and mails. */
import { sql } from 'kysely'
import type { Handle } from '../../../database/open.ts'
import type { Database } from '../../../database/schema.ts'
import { directed, IDS_A_STATEMENT, type Order, type SortColumn, searchHolds } from '../../../database/statements.ts'

type Status = Database['relation']['status']

/** The turns of a questionnaire's open levels with rater and evaluatee. */
function turnsOf(db: Handle, enterpriseId: number, questionnaireId: number) {
  return db
    .selectFrom('relation')
    .innerJoin('relationLevel', (join) =>
      join
        .onRef('relationLevel.enterpriseId', '=', 'relation.enterpriseId')
        .onRef('relationLevel.questionnaireId', '=', 'relation.questionnaireId')
        .onRef('relationLevel.id', '=', 'relation.levelId'),
    )
    .innerJoin('evaluatee', (join) =>
      join
        .onRef('evaluatee.enterpriseId', '=', 'relation.enterpriseId')
        .onRef('evaluatee.questionnaireId', '=', 'relation.questionnaireId')
        .onRef('evaluatee.id', '=', 'relation.evaluateeId'),
    )
    .innerJoin('employee as evaluated', (join) =>
      join
        .onRef('evaluated.enterpriseId', '=', 'evaluatee.enterpriseId')
        .onRef('evaluated.id', '=', 'evaluatee.employeeId'),
    )
    .innerJoin('employee as rater', (join) =>
      join.onRef('rater.enterpriseId', '=', 'relation.enterpriseId').onRef('rater.id', '=', 'relation.raterId'),
    )
    .where('relation.enterpriseId', '=', enterpriseId)
    .where('relation.questionnaireId', '=', questionnaireId)
    .where('relationLevel.open', '=', 1)
}

/** Every turn, for making mails: evaluatees in their order. */
export async function listTurns(db: Handle, enterpriseId: number, questionnaireId: number) {
  return turnsOf(db, enterpriseId, questionnaireId)
    .select([
      'relation.id as relationId',
      'relation.status',
      'relation.raterId',
      'rater.displayName as name',
      'rater.email',
      'rater.disabled',
      'evaluated.displayName as evaluateeName',
    ])
    .orderBy('evaluatee.seq')
    .orderBy('relation.id')
    .execute()
}

/** Turns that were not withdrawn, and those sent, by level in the levels' order. */
export async function countByLevel(db: Handle, enterpriseId: number, questionnaireId: number) {
  return turnsOf(db, enterpriseId, questionnaireId)
    .select((eb) => [
      'relation.levelId',
      'relationLevel.type as levelType',
      'relationLevel.name as levelName',
      eb.fn.countAll<number>().as('relationCount'),
      sql<number>`sum(case when relation.status = 'submitted' then 1 else 0 end)`.as('submittedCount'),
    ])
    .where('relation.status', '!=', 'withdrawn')
    .groupBy(['relation.levelId', 'relationLevel.type', 'relationLevel.name', 'relationLevel.seq'])
    .orderBy('relationLevel.seq')
    .orderBy('relation.levelId')
    .execute()
}

/** Raters with a turn that was not withdrawn, and those of them with none left open. */
export async function countRaters(db: Handle, enterpriseId: number, questionnaireId: number) {
  const perRater = turnsOf(db, enterpriseId, questionnaireId)
    .select([
      'relation.raterId',
      sql<number>`sum(case when relation.status = 'submitted' then 0 else 1 end)`.as('openCount'),
    ])
    .where('relation.status', '!=', 'withdrawn')
    .groupBy('relation.raterId')
    .as('perRater')
  return db
    .selectFrom(perRater)
    .select((eb) => [
      eb.fn.countAll<number>().as('raterCount'),
      sql<number>`coalesce(sum(case when ${eb.ref('perRater.openCount')} = 0 then 1 else 0 end), 0)`.as(
        'finishedCount',
      ),
    ])
    .executeTakeFirstOrThrow()
}

export async function countEvaluatees(db: Handle, enterpriseId: number, questionnaireId: number): Promise<number> {
  const row = await db
    .selectFrom('evaluatee')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .executeTakeFirstOrThrow()
  return row.count
}

export interface RowFilter {
  emailStatus?: 'none' | 'waiting' | 'sent' | 'failed' | undefined
  feedbackStatusList?: Status[] | undefined
  evaluatorKeyword?: string | undefined
  valuerKeyword?: string | undefined
  /** Only these forms. */
  relationIds?: number[] | undefined
}

type SortName =
  | 'participantRelationId'
  | 'evaluatorName'
  | 'valuerName'
  | 'levelName'
  | 'feedbackStatus'
  | 'emailStatus'
  | 'submittedDay'
  | 'statistic'

/** Each with what decides after it, before the id. */
const SORTS: Record<SortName, SortColumn<SortedColumn>[]> = {
  participantRelationId: [{ column: 'evaluatee.seq' }, { column: 'relationLevel.seq' }],
  evaluatorName: [{ column: 'evaluated.sortKey' }],
  valuerName: [{ column: 'rater.sortKey' }],
  levelName: [{ column: 'relationLevel.seq' }],
  feedbackStatus: [{ column: 'relation.status' }],
  // The newest mail is joined for this order alone.
  emailStatus: [],
  submittedDay: [{ column: 'relation.submittedDay', isNullable: true }],
  statistic: [{ column: 'relation.counted' }],
}

type SortedColumn =
  | 'evaluatee.seq'
  | 'relationLevel.seq'
  | `${'evaluated' | 'rater'}.sortKey`
  | `relation.${'status' | 'submittedDay' | 'counted'}`

/** Whether it is one of the list's own orders. */
export const isSort = (name: string): name is SortName => Object.hasOwn(SORTS, name)

export interface RowSort {
  sort: SortName
  order: Order
}

const AS_ADDED: RowSort = { sort: 'participantRelationId', order: 'asc' }

/** The newest mail of each rater that counts. */
function newestMails(db: Handle, enterpriseId: number, questionnaireId: number) {
  const mails = db
    .selectFrom('outboxMail')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
  const newest = mails
    .select((eb) => eb.fn.max('id').as('id'))
    .where('emailType', '!=', 'report')
    .groupBy('employeeId')
  return mails.select(['employeeId', 'status']).where('id', 'in', newest)
}

function filteredRows(db: Handle, enterpriseId: number, questionnaireId: number, filter: RowFilter) {
  const mails = newestMails(db, enterpriseId, questionnaireId)
  const { emailStatus, feedbackStatusList = [], relationIds } = filter
  let query = turnsOf(db, enterpriseId, questionnaireId)
    .where(searchHolds('evaluated.search', filter.evaluatorKeyword))
    .where(searchHolds('rater.search', filter.valuerKeyword))
  if (relationIds !== undefined) query = query.where('relation.id', 'in', relationIds)
  if (feedbackStatusList.length > 0) query = query.where('relation.status', 'in', feedbackStatusList)
  const raters = mails.clearSelect().select('employeeId')
  if (emailStatus === 'none') return query.where('relation.raterId', 'not in', raters)
  if (emailStatus === undefined) return query
  return query.where('relation.raterId', 'in', raters.where('status', '=', emailStatus))
}

/** The newest mails of a page's raters, by rater; of more than a statement takes, everybody's are read. */
async function mailStatuses(mails: ReturnType<typeof newestMails>, raterIds: readonly number[]) {
  const ids = [...new Set(raterIds)]
  const asked = ids.length > IDS_A_STATEMENT ? mails : mails.where('employeeId', 'in', ids)
  const rows = ids.length === 0 ? [] : await asked.execute()
  return new Map(rows.map(({ employeeId, status }) => [employeeId, status]))
}

/** Rows of the progress list; all of them when `page` is null. */
export async function listRows(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  filter: RowFilter,
  page: { pageIndex: number; pageSize: number } | null,
  { sort, order } = AS_ADDED,
) {
  let query = filteredRows(db, enterpriseId, questionnaireId, filter).select([
    'relation.id as relationId',
    'evaluatee.employeeId as evaluatorId',
    'evaluated.displayName as evaluatorName',
    'relation.raterId',
    'rater.displayName as raterName',
    'relation.levelId',
    'relationLevel.type as levelType',
    'relationLevel.name as levelName',
    'relation.status',
    'relation.submittedDay',
    'relation.counted',
  ])
  const mails = newestMails(db, enterpriseId, questionnaireId)
  if (sort === 'emailStatus') {
    query = query
      .leftJoin(mails.as('mail'), (join) => join.onRef('mail.employeeId', '=', 'relation.raterId'))
      .orderBy('mail.status', directed(order, true))
      .$castTo()
  }
  for (const { column, isNullable } of SORTS[sort]) query = query.orderBy(column, directed(order, isNullable))
  query = query.orderBy('relation.id', order)
  if (page !== null) query = query.limit(page.pageSize).offset((page.pageIndex - 1) * page.pageSize)
  const rows = await query.execute()
  const statuses = await mailStatuses(
    mails,
    rows.map(({ raterId }) => raterId),
  )
  return rows.map((row) => ({ ...row, emailStatus: statuses.get(row.raterId) ?? null }))
}

export async function countRows(db: Handle, enterpriseId: number, questionnaireId: number, filter: RowFilter) {
  const row = await filteredRows(db, enterpriseId, questionnaireId, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** What was sent by relation, for the points filter of named questionnaires. */
export async function listResponses(db: Handle, enterpriseId: number, questionnaireId: number) {
  return db
    .selectFrom('response')
    .select(['relationId', 'answersJson'])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .execute()
}

/** The relation a form belongs to, with its evaluatee's employee id. */
export async function findRelation(db: Handle, enterpriseId: number, questionnaireId: number, relationId: number) {
  return turnsOf(db, enterpriseId, questionnaireId)
    .select(['relation.status', 'relation.raterId', 'evaluatee.employeeId'])
    .where('relation.id', '=', relationId)
    .executeTakeFirst()
}

export async function findEnterpriseName(db: Handle, enterpriseId: number): Promise<string> {
  const row = await db.selectFrom('enterprise').select('name').where('id', '=', enterpriseId).executeTakeFirst()
  return row?.name ?? ''
}

/** Who rates whom, by relation: what people know a form by. */
export async function listPairs(db: Handle, enterpriseId: number, questionnaireId: number, ids: number[]) {
  return turnsOf(db, enterpriseId, questionnaireId)
    .select(['relation.id', 'relation.raterId', 'rater.displayName as rater'])
    .select(['evaluatee.employeeId as evaluatedId', 'evaluated.displayName as evaluatee'])
    .where('relation.id', 'in', ids)
    .execute()
}

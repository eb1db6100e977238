/** How far a collection is: reads of the relations with their people and mails. */
import { type Expression, sql } from 'kysely'
import type { Handle } from '../../../database/open.ts'
import type { Database } from '../../../database/schema.ts'
import { directed, IDS_A_STATEMENT, type Order, slices } from '../../../database/statements.ts'
import * as turns from './turns.ts'
import { turnsOf, withPeople } from './turns.ts'

type Status = Database['relation']['status']
type MailStatus = Database['outboxMail']['status']

/** Every turn, for making mails: evaluatees in their order. */
export async function listTurns(db: Handle, enterpriseId: number, questionnaireId: number) {
  const rows = await turnsOf(db, enterpriseId, questionnaireId)
    .select(['relation.id as relationId', 'relation.status', 'relation.raterId', 'relation.evaluateeId'])
    .orderBy(turns.seqOfTurn())
    .orderBy('relation.id')
    .execute()
  const known = await withPeople(db, enterpriseId, questionnaireId, rows)
  return known.map(({ relationId, status, raterId, rater, evaluated }) => ({
    ...{ relationId, status, raterId },
    name: rater.displayName,
    email: rater.email,
    disabled: rater.disabled,
    evaluateeName: evaluated.displayName,
  }))
}

async function readLevels(db: Handle, enterpriseId: number, questionnaireId: number) {
  const rows = await db
    .selectFrom('relationLevel')
    .select(['id', 'type', 'name', 'seq'])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .orderBy('seq')
    .orderBy('id')
    .execute()
  return rows.map(({ id, type, name }) => ({ levelId: id, levelType: type, levelName: name }))
}

/** Turns that were not withdrawn, and those sent, by level in the levels' order. */
export async function countByLevel(db: Handle, enterpriseId: number, questionnaireId: number) {
  const rows = await turnsOf(db, enterpriseId, questionnaireId)
    .select((eb) => [
      'relation.levelId',
      eb.fn.countAll<number>().as('relationCount'),
      sql<number>`sum(case when relation.status = 'submitted' then 1 else 0 end)`.as('submittedCount'),
    ])
    .where('relation.status', '!=', 'withdrawn')
    .groupBy('relation.levelId')
    .execute()
  const counted = new Map(rows.map((row) => [row.levelId, row]))
  const levels = await readLevels(db, enterpriseId, questionnaireId)
  return levels.flatMap((level) => {
    const counts = counted.get(level.levelId)
    return counts === undefined ? [] : [{ ...level, ...counts }]
  })
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

interface Term {
  by: 'relation.status' | 'relation.submittedDay' | 'relation.counted' | Expression<unknown>
  isNullable?: true
}

/** Each with what decides after it, before the id. */
const SORTS: Record<SortName, () => Term[]> = {
  participantRelationId: () => [{ by: turns.seqOfTurn() }, { by: turns.levelSeqOfTurn() }],
  evaluatorName: () => [{ by: turns.evaluatedKeyOfTurn() }],
  valuerName: () => [{ by: turns.raterKeyOfTurn() }],
  levelName: () => [{ by: turns.levelSeqOfTurn() }],
  feedbackStatus: () => [{ by: 'relation.status' }],
  emailStatus: () => [{ by: turns.mailOfTurn(), isNullable: true }],
  submittedDay: () => [{ by: 'relation.submittedDay', isNullable: true }],
  statistic: () => [{ by: 'relation.counted' }],
}

/** Whether it is one of the list's own orders. */
export const isSort = (name: string): name is SortName => Object.hasOwn(SORTS, name)

export interface RowSort {
  sort: SortName
  order: Order
}

const AS_ADDED: RowSort = { sort: 'participantRelationId', order: 'asc' }

function filteredRows(db: Handle, enterpriseId: number, questionnaireId: number, filter: RowFilter) {
  const { emailStatus, feedbackStatusList = [], relationIds, evaluatorKeyword = '', valuerKeyword = '' } = filter
  let query = turnsOf(db, enterpriseId, questionnaireId)
  if (relationIds !== undefined) query = query.where('relation.id', 'in', relationIds)
  if (feedbackStatusList.length > 0) query = query.where('relation.status', 'in', feedbackStatusList)
  if (evaluatorKeyword.trim() !== '') query = query.where(turns.evaluatedHolds(evaluatorKeyword), '=', 1)
  if (valuerKeyword.trim() !== '') query = query.where(turns.raterHolds(valuerKeyword), '=', 1)
  if (emailStatus === undefined) return query
  const mail = turns.mailOfTurn()
  return emailStatus === 'none' ? query.where(mail, 'is', null) : query.where(mail, '=', emailStatus)
}

/** What became of the newest mail to each turn's rater, by relation. */
async function mailStatuses(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  shown: { relationId: number }[],
): Promise<Map<number, MailStatus | null>> {
  const query = turnsOf(db, enterpriseId, questionnaireId).select(['relation.id', turns.mailOfTurn().as('status')])
  const found = new Map<number, MailStatus | null>()
  const ids = shown.map(({ relationId }) => relationId)
  for (const slice of slices(ids, IDS_A_STATEMENT)) {
    for (const { id, status } of await query.where('relation.id', 'in', slice).execute()) found.set(id, status)
  }
  return found
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
  let query = filteredRows(db, enterpriseId, questionnaireId, filter)
    .select(['relation.id as relationId', 'relation.evaluateeId', 'relation.raterId', 'relation.levelId'])
    .select(['relation.status', 'relation.submittedDay', 'relation.counted'])
  for (const { by, isNullable } of SORTS[sort]()) query = query.orderBy(by, directed(order, isNullable))
  query = query.orderBy('relation.id', order)
  if (page !== null) query = query.limit(page.pageSize).offset((page.pageIndex - 1) * page.pageSize)
  const rows = await withPeople(db, enterpriseId, questionnaireId, await query.execute())
  const levels = new Map((await readLevels(db, enterpriseId, questionnaireId)).map((one) => [one.levelId, one]))
  const mails = await mailStatuses(db, enterpriseId, questionnaireId, rows)
  return rows.flatMap(({ evaluateeId: _, evaluated, rater, ...row }) => {
    const level = levels.get(row.levelId)
    const names = { evaluatorId: evaluated.id, evaluatorName: evaluated.displayName, raterName: rater.displayName }
    return level === undefined ? [] : [{ ...row, ...level, ...names, emailStatus: mails.get(row.relationId) ?? null }]
  })
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
  const rows = await turnsOf(db, enterpriseId, questionnaireId)
    .select(['relation.status', 'relation.raterId', 'relation.evaluateeId'])
    .where('relation.id', '=', relationId)
    .execute()
  const [row] = await withPeople(db, enterpriseId, questionnaireId, rows)
  return row && { status: row.status, raterId: row.raterId, employeeId: row.evaluated.id }
}

export async function findEnterpriseName(db: Handle, enterpriseId: number): Promise<string> {
  const row = await db.selectFrom('enterprise').select('name').where('id', '=', enterpriseId).executeTakeFirst()
  return row?.name ?? ''
}

/** Who rates whom, by relation: what people know a form by. */
export async function listPairs(db: Handle, enterpriseId: number, questionnaireId: number, ids: number[]) {
  const rows = await turnsOf(db, enterpriseId, questionnaireId)
    .select(['relation.id', 'relation.raterId', 'relation.evaluateeId'])
    .where('relation.id', 'in', ids)
    .execute()
  const known = await withPeople(db, enterpriseId, questionnaireId, rows)
  return known.map(({ id, raterId, rater, evaluated }) => ({
    ...{ id, raterId, rater: rater.displayName },
    ...{ evaluatedId: evaluated.id, evaluatee: evaluated.displayName },
  }))
}

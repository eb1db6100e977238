/** How far a collection is: counts of its turns, and the turns with their people and mails. */
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely'
import type { Handle } from '../../../database/open.ts'
import type { Database } from '../../../database/schema/schema.ts'
import type { Reading } from '../../../database/sliceBySlice.ts'
import { isTyped, type Order, orderSteps, slices } from '../../../database/statements.ts'
import { toldTurns } from '../../../database/toldTurns.ts'
import {
  type Evaluatee,
  type Level,
  type MailStatus,
  newestMails,
  openLevels,
  peopleHolding,
  type Round,
  readEvaluatees,
  readPeople,
  turnsOn,
  withPeople,
} from './turns.ts'

type Status = Database['relation']['status']

/** Every turn, or every one of these raters, for making mails: evaluatees in their order. */
export async function listTurns(reading: Reading, round: Round, raterIds?: number[]) {
  const chosen = await chooseTurns(reading, round, { raterIds })
  const turns = []
  for (const some of slices(chosen, reading.atOnce ?? chosen.length)) {
    turns.push(await reading.read((db) => withPeople(db, round, some)))
  }
  return turns.flat().map(({ relationId, status, raterId, rater, evaluated }) => ({
    ...{ relationId, status, raterId },
    name: rater.displayName,
    email: rater.email,
    disabled: rater.disabled,
    ...{ evaluateeName: evaluated.displayName, evaluatedId: evaluated.id },
  }))
}

const shownLevel = ({ id, type, name }: Level) => ({ levelId: id, levelType: type, levelName: name })

/** Which turns count as asked for. */
type IsAsked = (eb: ExpressionBuilder<Database, 'relation'>) => ExpressionWrapper<Database, 'relation', SqlBool>

/** Turns that count as asked for, and those sent, by level in the levels' order. */
export async function countByLevel(db: Handle, enterpriseId: number, questionnaireId: number, isAsked: IsAsked) {
  const round = { enterpriseId, questionnaireId }
  const levels = await openLevels(db, round)
  if (levels.length === 0) return []
  const { status } = toldTurns(enterpriseId)
  const rows = await turnsOn(db, round, levels)
    .select((eb) => [
      'levelId',
      eb.fn.countAll<number>().as('relationCount'),
      sql<number>`sum(case when ${status} = 'submitted' then 1 else 0 end)`.as('submittedCount'),
    ])
    .where(isAsked)
    .groupBy('levelId')
    .execute()
  const counted = new Map(rows.map((row) => [row.levelId, row]))
  return levels.flatMap((level) => {
    const counts = counted.get(level.id)
    return counts === undefined ? [] : [{ ...shownLevel(level), ...counts }]
  })
}

/** Raters with a turn that counts as asked for, and those of them who have sent something and have none left open. */
export async function countRaters(db: Handle, enterpriseId: number, questionnaireId: number, isAsked: IsAsked) {
  const round = { enterpriseId, questionnaireId }
  const levels = await openLevels(db, round)
  if (levels.length === 0) return { raterCount: 0, finishedCount: 0 }
  const { status } = toldTurns(enterpriseId)
  const perRater = turnsOn(db, round, levels)
    .select([
      'raterId',
      sql<number>`sum(case when ${status} in ('submitted', 'withdrawn') then 0 else 1 end)`.as('openCount'),
      sql<number>`sum(case when ${status} = 'submitted' then 1 else 0 end)`.as('sentCount'),
    ])
    .where(isAsked)
    .groupBy('raterId')
    .as('perRater')
  return db
    .selectFrom(perRater)
    .select((eb) => [
      eb.fn.countAll<number>().as('raterCount'),
      sql<number>`coalesce(sum(case when ${eb.ref('perRater.openCount')} = 0 and ${eb.ref('perRater.sentCount')} > 0 then 1 else 0 end), 0)`.as(
        'finishedCount',
      ),
    ])
    .executeTakeFirstOrThrow()
}

export interface RowFilter {
  emailStatus?: 'none' | 'waiting' | 'sent' | 'failed' | undefined
  feedbackStatusList?: Status[] | undefined
  evaluatorKeyword?: string | undefined
  valuerKeyword?: string | undefined
  /** Only these forms. */
  relationIds?: number[] | undefined
  /** Only what these people fill in. */
  raterIds?: number[] | undefined
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

/** What filters and orders ask of other tables than the turns'. */
interface Beside {
  evaluatees: Map<number, Evaluatee>
  people: Map<number, { sortKey: string }>
  mails: Map<number, MailStatus>
  /** The place of each level. */
  levels: Map<number, number>
}

type Key = (turn: Turn, beside: Beside) => string | number | null

const placeOfLevel: Key = ({ levelId }, { levels }) => levels.get(levelId) ?? null

/** Each with what decides after it, before the id. */
const SORTS: Record<SortName, Key[]> = {
  participantRelationId: [({ evaluateeId }, { evaluatees }) => evaluatees.get(evaluateeId)?.seq ?? null, placeOfLevel],
  evaluatorName: [
    ({ evaluateeId }, { evaluatees, people }) =>
      people.get(evaluatees.get(evaluateeId)?.employeeId ?? 0)?.sortKey ?? null,
  ],
  valuerName: [({ raterId }, { people }) => people.get(raterId)?.sortKey ?? null],
  levelName: [placeOfLevel],
  feedbackStatus: [({ status }) => status],
  emailStatus: [({ raterId }, { mails }) => mails.get(raterId) ?? null],
  submittedDay: [({ submittedDay }) => submittedDay],
  statistic: [({ counted }) => counted],
}

/** Whether it is one of the list's own orders. */
export const isSort = (name: string): name is SortName => Object.hasOwn(SORTS, name)

export interface RowSort {
  sort: SortName
  order: Order
}

const AS_ADDED: RowSort = { sort: 'participantRelationId', order: 'asc' }

async function readBeside(
  { read }: Reading,
  round: Round,
  turns: readonly Turn[],
  levels: readonly Level[],
  { sort }: RowSort,
  { emailStatus, evaluatorKeyword }: RowFilter,
): Promise<Beside> {
  const needsEvaluatees = ['participantRelationId', 'evaluatorName'].includes(sort) || isTyped(evaluatorKeyword)
  const evaluateeIds = new Set(needsEvaluatees ? turns.map(({ evaluateeId }) => evaluateeId) : [])
  const evaluatees = await read((db) => readEvaluatees(db, round, evaluateeIds))
  const named = {
    evaluatorName: () => [...evaluatees.values()].map(({ employeeId }) => employeeId),
    valuerName: () => turns.map(({ raterId }) => raterId),
  }
  const ids = sort === 'evaluatorName' || sort === 'valuerName' ? named[sort]() : []
  const needsMails = sort === 'emailStatus' || emailStatus !== undefined
  return {
    evaluatees,
    people: await read((db) => readPeople(db, round, new Set(ids))),
    mails: needsMails ? await read((db) => newestMails(db, round)) : new Map(),
    levels: new Map(levels.map(({ id }, place) => [id, place])),
  }
}

async function fitting(
  { read }: Reading,
  round: Round,
  turns: Turn[],
  filter: RowFilter,
  { evaluatees, mails }: Beside,
) {
  const { emailStatus, evaluatorKeyword, valuerKeyword } = filter
  const holding = (typed: string | undefined) => (isTyped(typed) ? read((db) => peopleHolding(db, round, typed)) : null)
  const evaluated = await holding(evaluatorKeyword)
  const raters = await holding(valuerKeyword)
  return turns.filter(
    ({ evaluateeId, raterId }) =>
      (evaluated === null || evaluated.has(evaluatees.get(evaluateeId)?.employeeId ?? 0)) &&
      (raters === null || raters.has(raterId)) &&
      (emailStatus === undefined || emailStatus === (mails.get(raterId) ?? 'none')),
  )
}

/** In the order of their ids; of those after an id at most so many, where a slice is asked for. */
async function readTurns(
  db: Handle,
  round: Round,
  levels: readonly Level[],
  { feedbackStatusList = [], relationIds, raterIds }: RowFilter,
  slice?: { after: number; atOnce: number },
) {
  if (levels.length === 0 || relationIds?.length === 0) return []
  const told = toldTurns(round.enterpriseId)
  let query = turnsOn(db, round, levels).select([
    'id as relationId',
    'evaluateeId',
    'raterId',
    'levelId',
    told.status.as('status'),
    told.submittedDay.as('submittedDay'),
    'counted',
  ])
  if (relationIds !== undefined) query = query.where('id', 'in', relationIds)
  if (raterIds !== undefined) query = query.where('raterId', 'in', raterIds)
  if (feedbackStatusList.length > 0) query = query.where(told.status, 'in', feedbackStatusList)
  if (slice !== undefined) query = query.where('id', '>', slice.after).limit(slice.atOnce)
  return query.orderBy('id').execute()
}

export type Turn = Awaited<ReturnType<typeof readTurns>>[number]

async function readAllTurns({ read, atOnce }: Reading, round: Round, levels: readonly Level[], filter: RowFilter) {
  if (atOnce === undefined) return read((db) => readTurns(db, round, levels, filter))
  const found: Turn[][] = []
  for (let after: number | undefined = 0; after !== undefined; ) {
    const slice: { after: number; atOnce: number } = { after, atOnce }
    const turns: Turn[] = await read((db) => readTurns(db, round, levels, filter, slice))
    found.push(turns)
    after = turns.length < atOnce ? undefined : turns.at(-1)?.relationId
  }
  return found.flat()
}

function* sorted(turns: Turn[], { sort, order }: RowSort, beside: Beside): Generator<void, Turn[]> {
  let all = order === 'asc' ? turns : turns.toReversed()
  // What decides last is sorted by first: equal ones stay as they were.
  for (const key of SORTS[sort].toReversed()) {
    all = yield* orderSteps(all, order, (turn) => key(turn, beside))
  }
  return all
}

/** The turns that a filter lets through, in their order. */
export async function chooseTurns(reading: Reading, round: Round, filter: RowFilter, sort = AS_ADDED): Promise<Turn[]> {
  const levels = await reading.read((db) => openLevels(db, round))
  const turns = await readAllTurns(reading, round, levels, filter)
  const beside = await readBeside(reading, round, turns, levels, sort, filter)
  return reading.think(sorted(await fitting(reading, round, turns, filter, beside), sort, beside))
}

/** Turns with all that is shown of them. */
export async function showTurns(db: Handle, round: Round, turns: readonly Turn[]) {
  if (turns.length === 0) return []
  const levels = new Map((await openLevels(db, round)).map((level) => [level.id, level]))
  const mails = await newestMails(db, round, new Set(turns.map(({ raterId }) => raterId)))
  const known = await withPeople(db, round, turns)
  return known.flatMap(({ evaluateeId: _, evaluated, rater, ...turn }) => {
    const level = levels.get(turn.levelId)
    const names = { evaluatorId: evaluated.id, evaluatorName: evaluated.displayName, raterName: rater.displayName }
    return level === undefined
      ? []
      : [{ ...turn, ...shownLevel(level), ...names, emailStatus: mails.get(turn.raterId) ?? null }]
  })
}

/** The relation a form belongs to, with its evaluatee's employee id. */
export async function findRelation(db: Handle, enterpriseId: number, questionnaireId: number, relationId: number) {
  const [pair] = await listPairs(db, enterpriseId, questionnaireId, [relationId])
  return pair && { status: pair.status, raterId: pair.raterId, employeeId: pair.evaluatedId }
}

export async function findEnterpriseName(db: Handle, enterpriseId: number): Promise<string> {
  const row = await db.selectFrom('enterprise').select('name').where('id', '=', enterpriseId).executeTakeFirst()
  return row?.name ?? ''
}

/** Who rates whom, by relation: what people know a form by. */
export async function listPairs(db: Handle, enterpriseId: number, questionnaireId: number, ids: number[]) {
  const round = { enterpriseId, questionnaireId }
  const levels = await openLevels(db, round)
  const turns = await withPeople(db, round, await readTurns(db, round, levels, { relationIds: ids }))
  return turns.map(({ relationId, status, raterId, rater, evaluated }) => ({
    ...{ id: relationId, status, raterId, rater: rater.displayName },
    ...{ evaluatedId: evaluated.id, evaluatee: evaluated.displayName },
  }))
}

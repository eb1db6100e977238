/** What scoring reads: evaluatees, how many were asked, and their answers. */
import { type SqlBool, sql } from 'kysely'
import { byId, hasId, readDepartments } from '../../database/byId.ts'
import type { DatabaseService, Handle } from '../../database/open.ts'
import type { RelationTable } from '../../database/questionnaireSchema.ts'
import { sliceBySlice } from '../../database/sliceBySlice.ts'
import { isOneOf, slices } from '../../database/statements.ts'
import type { RoundKey } from './answers.ts'

/** So many of a round's turns, or of its evaluatees with their people, are read at once: nobody waits for more. */
const TURNS_AT_ONCE = 5_000
const PEOPLE_AT_ONCE = 2_000

interface Evaluatee {
  id: number
  employeeId: number
}

/** The evaluatees in their order; one of them only when `employeeId` is given. */
async function inTheirOrder({ enterpriseId, questionnaireId }: RoundKey, db: Handle, employeeId: number | null) {
  let query = db
    .selectFrom('evaluatee')
    .select(['id', 'employeeId'])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
  if (employeeId !== null) query = query.where('employeeId', '=', employeeId)
  return query.orderBy('seq').orderBy('id').execute()
}

/** With what a report shows of them. */
async function withPeople(db: Handle, enterpriseId: number, evaluatees: readonly Evaluatee[]) {
  const employeeIds = evaluatees.map((one) => one.employeeId)
  const people = await byId(employeeIds, (known) =>
    db
      .selectFrom('employee')
      .select(['id', 'displayName', 'departmentId'])
      .where('enterpriseId', '=', enterpriseId)
      .where(hasId(known))
      .execute(),
  )
  const departmentIds = [...people.values()].map(({ departmentId }) => departmentId)
  const departments = await readDepartments(db, enterpriseId, departmentIds)
  return evaluatees.flatMap((one) => {
    const person = people.get(one.employeeId)
    if (person === undefined) return []
    const departmentName = departments.get(person.departmentId ?? 0)?.name ?? null
    return [{ ...one, name: person.displayName, departmentName }]
  })
}

/** The evaluatees in their order, with what a report shows of them; one of them only when `employeeId` is given. */
export async function listSubjects(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  employeeId: number | null,
) {
  return withPeople(db, enterpriseId, await inTheirOrder({ enterpriseId, questionnaireId }, db, employeeId))
}

export type Subjects = Awaited<ReturnType<typeof listSubjects>>

/** All of them, some at a time. */
export async function readSubjects(read: DatabaseService['read'], key: RoundKey): Promise<Subjects> {
  const evaluatees = await read((db) => inTheirOrder(key, db, null))
  const found: Subjects[] = []
  for (const some of slices(evaluatees, PEOPLE_AT_ONCE)) {
    found.push(await read((db) => withPeople(db, key.enterpriseId, some)))
  }
  return found.flat()
}

/** `evaluatee/level` -> raters asked. */
export type Assigned = ReadonlyMap<string, number>

const placeOf = ({ evaluateeId, levelId }: { evaluateeId: number; levelId: number }) => `${evaluateeId}/${levelId}`

/** How many raters were asked about one evaluatee, by level, whether they answered or not. */
export async function countAssigned(
  db: Handle,
  { enterpriseId, questionnaireId }: RoundKey,
  evaluateeId: number,
): Promise<Assigned> {
  const rows = await db
    .selectFrom('relation')
    .select((eb) => ['evaluateeId', 'levelId', eb.fn.countAll<number>().as('assigned')])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('evaluateeId', '=', evaluateeId)
    .groupBy(['evaluateeId', 'levelId'])
    .execute()
  return new Map(rows.map((row) => [placeOf(row), row.assigned]))
}

/** Of a level: how many forms it has and how many of them were sent, and about how many evaluatees somebody was asked. */
interface LevelTurns {
  asked: number
  sent: number
  evaluatees: number
}

/** What the turns of a round say together. */
export interface Turns {
  count: number
  /** Withdrawn ones too. */
  assigned: Assigned
  /** Without the withdrawn ones. */
  byLevel: ReadonlyMap<number, LevelTurns>
  /** Whether a form counts: sealed ones, and those of named questionnaires that no administrator left out. */
  isCounted: IsCounted
}

type Turn = Pick<RelationTable, 'id' | 'evaluateeId' | 'levelId' | 'status' | 'counted'>

/** Of all, gone through once in the order of their ids: each question of its own to the database about all of them takes long. */
export async function readTurns(
  read: DatabaseService['read'],
  { enterpriseId, questionnaireId }: RoundKey,
): Promise<Turns> {
  const turns = addUp()
  await sliceBySlice(async (after) => {
    const rows = await read((db) =>
      db
        .selectFrom('relation')
        .select(['id', 'evaluateeId', 'levelId', 'status', 'counted'])
        .where('enterpriseId', '=', enterpriseId)
        .where('questionnaireId', '=', questionnaireId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(TURNS_AT_ONCE)
        .execute(),
    )
    for (const row of rows) turns.add(row)
    return rows.length < TURNS_AT_ONCE ? undefined : rows.at(-1)?.id
  })
  return turns.found()
}

function addUp() {
  let count = 0
  const [assigned, asked] = [new Map<string, number>(), new Set<string>()]
  const [byLevel, leftOut] = [new Map<number, LevelTurns>(), new Set<number>()]
  return {
    add(turn: Turn): void {
      const place = placeOf(turn)
      count += 1
      assigned.set(place, (assigned.get(place) ?? 0) + 1)
      if (turn.counted === 0) leftOut.add(turn.id)
      if (turn.status === 'withdrawn') return
      const level = byLevel.get(turn.levelId) ?? { asked: 0, sent: 0, evaluatees: 0 }
      byLevel.set(turn.levelId, level)
      level.asked += 1
      if (turn.status === 'submitted') level.sent += 1
      if (!asked.has(place)) level.evaluatees += 1
      asked.add(place)
    },
    found: (): Turns => ({ count, assigned, byLevel, isCounted: without(leftOut) }),
  }
}

/** How many raters of this level were asked about this evaluatee. */
export const askedOf = (assigned: Assigned, evaluateeId: number, levelId: number): number =>
  assigned.get(placeOf({ evaluateeId, levelId })) ?? 0

/** Every turn of a questionnaire, whatever became of it. */
export async function countTurns(db: Handle, { enterpriseId, questionnaireId }: RoundKey): Promise<number> {
  const { count } = await db
    .selectFrom('relation')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .executeTakeFirstOrThrow()
  return count
}

/** Which forms about these evaluatees, or about all, count: sealed ones, and those of named questionnaires that no administrator left out. */
export async function findCounted(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  evaluateeIds: readonly number[] | null,
): Promise<IsCounted> {
  const rows = await db
    .selectFrom('relation')
    .select('id')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where(isAbout(evaluateeIds))
    .where('counted', '=', 0)
    .execute()
  return without(new Set(rows.map(({ id }) => id)))
}

const without =
  (leftOut: ReadonlySet<number>): IsCounted =>
  ({ relationId }) =>
    relationId === null || !leftOut.has(relationId)

/**
 * The forms that count. Without a join: on PostgreSQL one of two big tables it has not counted lately takes minutes. Whoever
 * reads a round slice by slice has found out once which they are: of `relation` it reads all at each, where it has no statistics.
 */
export async function listCountedResponses(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  evaluateeIds: readonly number[] | null,
  isCounted: IsCounted,
) {
  const rows = await db
    .selectFrom('response')
    .select(['id', 'evaluateeId', 'levelId', 'relationId', 'answersJson'])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where(isAbout(evaluateeIds))
    .execute()
  // Put in order here: to have it so SQLite would read all of the round, by its key, for the forms about one.
  return rows.filter(isCounted).sort((one, other) => one.id - other.id)
}

/** The same of what they count, and nothing of the answers. */
export async function listCountedScores(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  evaluateeIds: readonly number[],
  isCounted: IsCounted,
) {
  const rows = await db
    .selectFrom('formScores')
    .select(['id', 'evaluateeId', 'levelId', 'relationId', 'scores'])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where(isAbout(evaluateeIds))
    .execute()
  return rows.filter(isCounted).sort((one, other) => one.id - other.id)
}

type IsCounted = (form: { relationId: number | null }) => boolean

const isAbout = (evaluateeIds: readonly number[] | null) =>
  evaluateeIds === null ? sql<SqlBool>`1 = 1` : isOneOf('evaluateeId', evaluateeIds)

/** What scoring reads: evaluatees, how many were asked, and their answers. */
import { createHash } from 'node:crypto'
import { type SqlBool, sql } from 'kysely'
import { byId, hasId, readDepartments } from '../../database/byId.ts'
import type { DatabaseService, Handle } from '../../database/open.ts'
import { inTurns } from '../../database/sliceBySlice.ts'
import { isOneOf, slices } from '../../database/statements.ts'
import type { RoundKey } from './answers.ts'

/** Of so many of a round's evaluatees the people, or the turns, are read at once: nobody waits for more. */
const PEOPLE_AT_ONCE = 2_000
const ASKED_ABOUT_AT_ONCE = 500

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

/** Of a level of one evaluatee. */
interface Raters {
  /** Whether they answered or not. */
  assigned: number
  /** Whose forms were sent, and an administrator left them out. */
  leftOut: number
}

/** By evaluatee and level: raters asked, also those whose form was withdrawn. */
export type Assigned = ReadonlyMap<number, ReadonlyMap<number, Raters>>

const SENT_LEFT_OUT = sql<number>`sum(case when status = 'submitted' and counted = 0 then 1 else 0 end)`

/** How many raters were asked about one evaluatee, by level, also those whose form was withdrawn. */
export async function countAssigned(
  db: Handle,
  { enterpriseId, questionnaireId }: RoundKey,
  evaluateeId: number,
): Promise<Assigned> {
  const rows = await db
    .selectFrom('relation')
    .select((eb) => ['levelId', eb.fn.countAll<number>().as('assigned'), SENT_LEFT_OUT.as('leftOut')])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('evaluateeId', '=', evaluateeId)
    .groupBy('levelId')
    .execute()
  return new Map([[evaluateeId, new Map(rows.map(({ levelId, ...raters }) => [levelId, raters]))]])
}

/** Of a level: how many forms it has, and about how many evaluatees somebody was asked. */
interface LevelTurns {
  asked: number
  /** Those that were sent and count. */
  sent: number
  /** Those that were sent and an administrator left out. */
  leftOut: number
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
  /** Another one as soon as a turn is asked, withdrawn, sent or left out. */
  digest: string
}

/** Of all: added up by the database, since to hand over each of them takes longest; of some evaluatees at a time. */
export async function readTurns(read: DatabaseService['read'], key: RoundKey): Promise<Turns> {
  const evaluatees = await read((db) => inTheirOrder(key, db, null))
  const ids = evaluatees.map(({ id }) => id).sort((one, other) => one - other)
  const turns = addUp()
  await inTurns(ids, ASKED_ABOUT_AT_ONCE, async (some) => {
    const rows = await read((db) => listAdded(db, key, some))
    for (const row of rows.sort(inOneOrder)) turns.add(row)
    if (rows.some(({ leftOut }) => leftOut > 0)) turns.leaveOut(await read((db) => listLeftOut(db, key, some)))
  })
  return turns.found()
}

/** `evaluateeIds` in their order, none of the round's between them left out. */
function listAdded(db: Handle, { enterpriseId, questionnaireId }: RoundKey, evaluateeIds: readonly number[]) {
  const [first = 0, last = 0] = [evaluateeIds[0], evaluateeIds.at(-1)]
  return db
    .selectFrom('relation')
    .select((eb) => [
      ...(['evaluateeId', 'levelId'] as const),
      eb.fn.countAll<number>().as('assigned'),
      sql<number>`sum(case when status = 'withdrawn' then 1 else 0 end)`.as('withdrawn'),
      sql<number>`sum(case when status = 'submitted' then 1 else 0 end)`.as('sent'),
      sql<number>`sum(case when counted = 0 then 1 else 0 end)`.as('leftOut'),
      SENT_LEFT_OUT.as('sentLeftOut'),
    ])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('evaluateeId', '>=', first)
    .where('evaluateeId', '<=', last)
    .groupBy(['evaluateeId', 'levelId'])
    .execute()
}

type Added = Awaited<ReturnType<typeof listAdded>>[number]

/** The database promises none. */
const inOneOrder = (one: Added, other: Added) => one.evaluateeId - other.evaluateeId || one.levelId - other.levelId

function addUp() {
  let count = 0
  const digest = createHash('sha256')
  const assigned = new Map<number, Map<number, Raters>>()
  const [byLevel, leftOut] = [new Map<number, LevelTurns>(), new Set<number>()]
  return {
    add(row: Added): void {
      count += row.assigned
      digest.update(`${row.evaluateeId} ${row.levelId} ${row.assigned} ${row.withdrawn} ${row.sent};`)
      const own = assigned.get(row.evaluateeId) ?? new Map<number, Raters>()
      const raters = { assigned: row.assigned, leftOut: row.sentLeftOut }
      assigned.set(row.evaluateeId, own.set(row.levelId, raters))
      const level = byLevel.get(row.levelId) ?? { asked: 0, sent: 0, leftOut: 0, evaluatees: 0 }
      byLevel.set(row.levelId, level)
      level.asked += row.assigned - row.withdrawn
      level.sent += row.sent - row.sentLeftOut
      level.leftOut += row.sentLeftOut
      if (row.assigned > row.withdrawn) level.evaluatees += 1
    },
    leaveOut(ids: readonly number[]): void {
      digest.update(`without ${ids.toSorted((one, other) => one - other)};`)
      for (const id of ids) leftOut.add(id)
    },
    found: (): Turns => ({ count, assigned, byLevel, isCounted: without(leftOut), digest: digest.digest('hex') }),
  }
}

const NOBODY: Raters = { assigned: 0, leftOut: 0 }

/** The raters of this level that were asked about this evaluatee. */
export const askedOf = (assigned: Assigned, evaluateeId: number, levelId: number): Raters =>
  assigned.get(evaluateeId)?.get(levelId) ?? NOBODY

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
  return without(new Set(await listLeftOut(db, { enterpriseId, questionnaireId }, evaluateeIds)))
}

async function listLeftOut(
  db: Handle,
  { enterpriseId, questionnaireId }: RoundKey,
  evaluateeIds: readonly number[] | null,
): Promise<number[]> {
  const rows = await db
    .selectFrom('relation')
    .select('id')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where(isAbout(evaluateeIds))
    .where('counted', '=', 0)
    .execute()
  return rows.map(({ id }) => id)
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

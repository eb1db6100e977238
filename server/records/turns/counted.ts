/** What scoring reads: evaluatees, how many were asked, and their answers. */
import { type SqlBool, sql } from 'kysely'
import { byId, hasId, readDepartments } from '../../database/byId.ts'
import type { Handle } from '../../database/open.ts'
import { isOneOf } from '../../database/statements.ts'
import type { RoundKey } from './answers.ts'

/** The evaluatees in their order, with what a report shows of them; one of them only when `employeeId` is given. */
export async function listSubjects(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  employeeId: number | null,
) {
  let query = db
    .selectFrom('evaluatee')
    .select(['id', 'employeeId'])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
  if (employeeId !== null) query = query.where('employeeId', '=', employeeId)
  const evaluatees = await query.orderBy('seq').orderBy('id').execute()
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

/** How many raters were asked, by evaluatee and level, whether they answered or not: of these evaluatees, or of all. */
export async function countAssigned(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  evaluateeIds: readonly number[] | null,
) {
  return db
    .selectFrom('relation')
    .select((eb) => ['evaluateeId', 'levelId', eb.fn.countAll<number>().as('assigned')])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where(isAbout(evaluateeIds))
    .groupBy(['evaluateeId', 'levelId'])
    .execute()
}

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

/** How many forms each level has, without the withdrawn ones, and how many of them were sent. */
export async function countByLevel(db: Handle, { enterpriseId, questionnaireId }: RoundKey) {
  const rows = await db
    .selectFrom('relation')
    .select((eb) => ['levelId', 'status', eb.fn.countAll<number>().as('count')])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('status', '<>', 'withdrawn')
    .groupBy(['levelId', 'status'])
    .execute()
  const byLevel = new Map<number, { asked: number; sent: number }>()
  for (const { levelId, status, count } of rows) {
    const { asked, sent } = byLevel.get(levelId) ?? { asked: 0, sent: 0 }
    byLevel.set(levelId, { asked: asked + count, sent: sent + (status === 'submitted' ? count : 0) })
  }
  return byLevel
}

/** By level, about how many evaluatees somebody was asked, the withdrawn left out. */
export async function countAskedAbout(db: Handle, { enterpriseId, questionnaireId }: RoundKey) {
  const rows = await db
    .selectFrom('relation')
    .select((eb) => ['levelId', eb.fn.count<number>('evaluateeId').distinct().as('evaluatees')])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('status', '<>', 'withdrawn')
    .groupBy('levelId')
    .execute()
  return new Map(rows.map(({ levelId, evaluatees }) => [levelId, evaluatees]))
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
  const leftOut = new Set(rows.map(({ id }) => id))
  return ({ relationId }) => relationId === null || !leftOut.has(relationId)
}

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
  evaluateeIds: readonly number[] | null,
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

import { byId, hasId } from '../../database/byId.ts'
import type { Handle } from '../../database/open.ts'
import { isOneOf } from '../../database/statements.ts'

/** What these people are ordered by, and told apart by from others of the same name, by employee id. */
export async function listNames(db: Handle, enterpriseId: number, employeeIds: readonly number[]) {
  return byId(employeeIds, (known) =>
    db
      .selectFrom('employee')
      .select(['id', 'sortKey', 'employeeNo', 'email'])
      .where('enterpriseId', '=', enterpriseId)
      .where(hasId(known))
      .execute(),
  )
}

export type PersonName = Awaited<ReturnType<typeof listNames>> extends Map<number, infer Name> ? Name : never

/** The department each of these people belongs to today. */
export async function listDepartmentsOf(db: Handle, enterpriseId: number, employeeIds: readonly number[]) {
  const people = await byId(employeeIds, (known) =>
    db
      .selectFrom('employee')
      .select(['id', 'departmentId'])
      .where('enterpriseId', '=', enterpriseId)
      .where(hasId(known))
      .execute(),
  )
  return new Map([...people.values()].map(({ id, departmentId }) => [id, departmentId]))
}

/** The forms that were sent about these evaluatees on open levels, whether they count or not, in their order. */
export async function listSentForms(
  db: Handle,
  { enterpriseId, questionnaireId }: { enterpriseId: number; questionnaireId: number },
  evaluateeIds: readonly number[],
) {
  if (evaluateeIds.length === 0) return []
  const responses = await db
    .selectFrom('response')
    .select(['id', 'evaluateeId', 'relationId', 'answersJson'])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where(isOneOf('evaluateeId', evaluateeIds))
    .execute()
  const relations = await db
    .selectFrom('relation')
    .select(['id', 'raterId', 'levelId', 'submittedDay', 'counted'])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where(isOneOf('evaluateeId', evaluateeIds))
    .execute()
  const levels = await db
    .selectFrom('relationLevel')
    .select(['id', 'type', 'name', 'seq'])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('open', '=', 1)
    .execute()
  const levelOf = new Map(levels.map((level) => [level.id, level]))
  const relationOf = new Map(relations.map((relation) => [relation.id, relation]))
  const forms = responses.flatMap(({ relationId, ...response }) => {
    const { raterId, levelId, submittedDay, counted } = relationOf.get(relationId ?? 0) ?? {}
    const level = levelOf.get(levelId ?? 0)
    if (raterId === undefined || counted === undefined || level === undefined) return []
    const of = { levelId: level.id, levelType: level.type, levelName: level.name, seq: level.seq }
    return [{ ...response, ...of, raterId, submittedDay: submittedDay ?? null, counted }]
  })
  return forms.sort((one, other) => one.seq - other.seq || one.id - other.id)
}

export type SentForm = Awaited<ReturnType<typeof listSentForms>>[number]

/** The last round that was finished before this one (or at all, while this one goes on) and about this person. */
export async function findRoundBefore(
  db: Handle,
  { enterpriseId, id, finishedAt }: { enterpriseId: number; id: number; finishedAt: string | null },
  employeeId: number,
): Promise<{ id: number; finishedAt: string } | undefined> {
  const mine = await db
    .selectFrom('evaluatee')
    .select('questionnaireId')
    .where('enterpriseId', '=', enterpriseId)
    .where('employeeId', '=', employeeId)
    .where('questionnaireId', '<>', id)
    .execute()
  if (mine.length === 0) return undefined
  const rounds = await db
    .selectFrom('questionnaire')
    .select(['id', 'finishedAt'])
    .where('enterpriseId', '=', enterpriseId)
    .where(
      'id',
      'in',
      mine.map(({ questionnaireId }) => questionnaireId),
    )
    .where('processStatus', '=', 40)
    .where('deletedAt', 'is', null)
    .execute()
  const earlier = rounds.flatMap((round) => {
    const at = round.finishedAt
    if (at === null || (finishedAt !== null && at >= finishedAt)) return []
    return [{ id: round.id, finishedAt: at }]
  })
  return earlier.sort((one, other) => (one.finishedAt < other.finishedAt ? 1 : -1))[0]
}

import { byId, hasId } from '../../database/byId.ts'
import type { Handle } from '../../database/open.ts'
import { IDS_A_STATEMENT, isOneOf, slices } from '../../database/statements.ts'

/** What these people are ordered by, and told apart by from others of the same name, by employee id. */
export async function listNames(db: Handle, enterpriseId: number, employeeIds: readonly number[]) {
  return byId(employeeIds, (known) =>
    db
      .selectFrom('employee')
      .select(['id', 'displayName', 'sortKey', 'employeeNo', 'email'])
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

interface RoundBefore {
  id: number
  finishedAt: string
}

/** For each of these people the last round that was finished before this one (or at all, while this one goes on) about them. */
export async function listRoundsBefore(
  db: Handle,
  { enterpriseId, id, finishedAt }: { enterpriseId: number; id: number; finishedAt: string | null },
  employeeIds: readonly number[],
): Promise<Map<number, RoundBefore>> {
  const mine: { questionnaireId: number; employeeId: number }[] = []
  for (const some of slices(employeeIds, IDS_A_STATEMENT))
    mine.push(
      ...(await db
        .selectFrom('evaluatee')
        .select(['questionnaireId', 'employeeId'])
        .where('enterpriseId', '=', enterpriseId)
        .where('employeeId', 'in', some)
        .where('questionnaireId', '<>', id)
        .execute()),
    )
  const rounds = await byId(
    mine.map(({ questionnaireId }) => questionnaireId),
    (known) =>
      db
        .selectFrom('questionnaire')
        .select(['id', 'finishedAt'])
        .where('enterpriseId', '=', enterpriseId)
        .where(hasId(known))
        .where('processStatus', '=', 40)
        .where('deletedAt', 'is', null)
        .execute(),
  )
  const last = new Map<number, RoundBefore>()
  for (const { questionnaireId, employeeId } of mine) {
    const at = rounds.get(questionnaireId)?.finishedAt ?? null
    if (at === null || (finishedAt !== null && at >= finishedAt)) continue
    const known = last.get(employeeId)
    if (known === undefined || known.finishedAt < at) last.set(employeeId, { id: questionnaireId, finishedAt: at })
  }
  return last
}

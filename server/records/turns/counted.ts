/** What scoring reads: evaluatees, how many were asked, and their answers. */
import { byId, hasId, readDepartments } from '../../database/byId.ts'
import type { DatabaseService, Handle } from '../../database/open.ts'
import type { ResponseTable } from '../../database/questionnaireSchema.ts'
import { sliceBySlice } from '../../database/sliceBySlice.ts'
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

/** How many raters were asked, by evaluatee and level, whether they answered or not. */
export async function countAssigned(db: Handle, enterpriseId: number, questionnaireId: number) {
  return db
    .selectFrom('relation')
    .select((eb) => ['evaluateeId', 'levelId', eb.fn.countAll<number>().as('assigned')])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
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

/** Forms that are read at once where a whole round is: nobody waits for more of them. */
const FORMS_A_SLICE = 1000

type CountedForm = Pick<ResponseTable, 'id' | 'evaluateeId' | 'levelId' | 'relationId' | 'answersJson'>

/** Forms of a round in the order of their ids. */
function formsOf(db: Handle, enterpriseId: number, questionnaireId: number) {
  return db
    .selectFrom('response')
    .select(['id', 'evaluateeId', 'levelId', 'relationId', 'answersJson'])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .orderBy('id')
}

/** Which forms count: sealed ones, and those of named questionnaires that no administrator left out. */
async function findCounted(db: Handle, enterpriseId: number, questionnaireId: number) {
  const rows = await db
    .selectFrom('relation')
    .select('id')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('counted', '=', 0)
    .execute()
  const leftOut = new Set(rows.map(({ id }) => id))
  return ({ relationId }: CountedForm) => relationId === null || !leftOut.has(relationId)
}

/**
 * The forms that count, of one evaluatee or of all. Without a join: on PostgreSQL one of two big tables it has not counted
 * lately takes minutes.
 */
export async function listCountedResponses(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  evaluateeId: number | null,
) {
  const isCounted = await findCounted(db, enterpriseId, questionnaireId)
  const forms = formsOf(db, enterpriseId, questionnaireId)
  const rows = await (evaluateeId === null ? forms : forms.where('evaluateeId', '=', evaluateeId)).execute()
  return rows.filter(isCounted)
}

/** All of them, handed to `take` slice by slice, between which others come. */
export async function readCountedResponses(
  database: Pick<DatabaseService, 'read'>,
  enterpriseId: number,
  questionnaireId: number,
  take: (forms: CountedForm[]) => void,
): Promise<void> {
  const isCounted = await database.read((db) => findCounted(db, enterpriseId, questionnaireId))
  await sliceBySlice(async (after) => {
    const rows = await database.read((db) =>
      formsOf(db, enterpriseId, questionnaireId).where('id', '>', after).limit(FORMS_A_SLICE).execute(),
    )
    take(rows.filter(isCounted))
    return rows.length < FORMS_A_SLICE ? undefined : rows.at(-1)?.id
  })
}

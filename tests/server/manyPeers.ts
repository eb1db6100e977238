/** A round of so many peers that auto-bind is a job: each evaluatee may have fifty raters on a level. */
import { autoBind } from '../../domain/evaluation/assignment.ts'
import { BUILT_IN_LEVEL_TYPES } from '../../domain/evaluation/levels.ts'
import { createIds } from '../../server/database/ids.ts'
import type { Caller } from '../../server/demo/caller.ts'
import { insertDepartments } from '../../server/records/people/departments.ts'
import { insertRelations } from '../../server/records/turns/relations.ts'
import { type Collecting, type CollectingOptions, createCollecting } from './collectingQuestionnaire.ts'
import type { TestDatabase } from './testDatabase.ts'

type Place = Pick<TestDatabase, 'database'>

const MAXIMUM = 50
/** Enough for more than ten thousand relations: six slices. */
export const PEERS = 210

export const ALL_LEVELS = [...BUILT_IN_LEVEL_TYPES]

/** Nobody is bound yet; all are of one department, which the first of them leads. */
export async function createPeers(
  place: Place,
  { type = 1, evaluatees = PEERS, processStatus = 30 }: Partial<CollectingOptions> = {},
): Promise<Collecting> {
  const ratersPerLevel = { superior: 0, sameLevel: 0, subordinate: 0, self: 0 }
  const setting = { maximumRatersPerLevel: MAXIMUM }
  const round = await createCollecting(place, { type, evaluatees, processStatus, ratersPerLevel, setting })
  const { enterpriseId, questionnaireId } = round
  const people = round.evaluatees.map(({ employeeId }) => employeeId)
  const id = questionnaireId + 1
  const department = { enterpriseId, id, parentId: null, seq: 0, departNo: '', name: `同事 ${id}` }
  await place.database.write(async (db) => {
    await insertDepartments(db, [{ ...department, leaderId: people[0] ?? null }])
    await db.updateTable('employee').set({ departmentId: id }).where('id', 'in', people).execute()
  })
  return round
}

/** Whom the organisation as it is binds while nobody is bound, each as `evaluatee rater level`, by the rules of the domain. */
export async function expectedPairs({ database }: Place, { evaluatees }: Collecting): Promise<string[]> {
  const organisation = await database.read(async (db) => {
    const people = db.selectFrom('employee').selectAll().orderBy('sortKey').orderBy('id')
    return {
      employees: (await people.execute()).map((one) => ({ ...one, disabled: one.disabled === 1 })),
      departments: await db.selectFrom('department').selectAll().execute(),
    }
  })
  const evaluateeIds = evaluatees.map(({ employeeId }) => employeeId)
  const relations = autoBind({ organisation, evaluateeIds, levelTypes: ALL_LEVELS, maximumPerLevel: MAXIMUM })
  return relations.map(({ evaluateeId, raterId, levelType }) => `${evaluateeId} ${raterId} ${levelType}`).sort()
}

/** The relations there are, in the same words. */
export async function boundPairs({ database }: Place, round: Collecting): Promise<string[]> {
  const rows = await database.read((db) =>
    db.selectFrom('relation').selectAll().where('questionnaireId', '=', round.questionnaireId).execute(),
  )
  const people = new Map(round.evaluatees.map(({ id, employeeId }) => [id, employeeId]))
  const types = new Map(round.levels.map(({ id, type }) => [id, type]))
  return rows
    .map(({ evaluateeId, raterId, levelId }) => `${people.get(evaluateeId)} ${raterId} ${types.get(levelId)}`)
    .sort()
}

/** Begins the job and answers its id. */
export async function startBinding(administrator: Caller, { questionnaireId: id }: Collecting): Promise<number> {
  const body = { participantLevelCodes: ALL_LEVELS }
  const { jobId, ...answer } = await administrator.ok('autobindParticipants', { path: { id }, body })
  if (jobId === null) throw new Error(`all was bound at once: ${JSON.stringify(answer)}`)
  return jobId
}

const ids = createIds(Date.now, 62)

/** Puts a turn of a peer into the round as it would be after some time. */
export async function putTurn(
  { database }: Place,
  { enterpriseId, questionnaireId, levels }: Collecting,
  evaluateeId: number,
  { raterId, status }: { raterId: number; status: 'submitted' | 'withdrawn' },
): Promise<void> {
  const levelId = levels.find(({ type }) => type === 'sameLevel')?.id ?? 0
  const submittedDay = status === 'submitted' ? '2026-11-02' : null
  const turn = { enterpriseId, questionnaireId, id: ids.newId(), evaluateeId, levelId, raterId, status, submittedDay }
  await database.write((db) => insertRelations(db, [{ ...turn, counted: 1 }]))
}

import { BusinessError, invalidInput } from '../../../domain/errors.ts'
import { levelTypeOf, mayRateOn } from '../../../domain/evaluation/levels.ts'
import { isPublished } from '../../../domain/evaluation/status.ts'
import { translateServer } from '../../../messages/server.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { takeUnfinished } from '../../records/questionnaire/access.ts'
import { listLevels } from '../../records/questionnaire/levels.ts'
import { recordChange } from '../../records/questionnaire/raterChanges.ts'
import { refreshReadiness } from '../../records/questionnaire/readiness.ts'
import type { QuestionnaireRow } from '../../records/questionnaire/store.ts'
import { deleteEvaluatee, insertEvaluatees, listEvaluatees } from '../../records/turns/evaluatees.ts'
import { listRelationsOf, moveUnsent, type StoredRelation } from '../../records/turns/relations.ts'
import { activePeople, addRelations, removeAllOrRefuse, settle } from './change.ts'
import { getEvaluatee, readEvaluatee } from './evaluateeReading.ts'
import type { RelationCaller } from './levelService.ts'

interface WantedRater {
  valuerId: number
  levelId: number
}

/** Who is evaluated, and the raters of one evaluatee: adding, removing, setting. */
export function createEvaluateeService(context: ServiceContext) {
  const { database, ids } = context
  return {
    /** Adds employees; who is an evaluatee already, or is disabled, is passed over and counted. */
    async add(caller: RelationCaller, id: number, employeeIds: number[]) {
      const { enterpriseId } = caller
      return database.write(async (db) => {
        const row = await takeUnfinished(db, enterpriseId, id)
        const active = await activePeople(db, caller, employeeIds, 'employeeIds')
        const there = await listEvaluatees(db, enterpriseId, id)
        const known = new Set(there.map(({ employeeId }) => employeeId))
        const fresh = [...new Set(employeeIds)].filter((each) => active.has(each) && !known.has(each))
        const next = (there.at(-1)?.seq ?? -1) + 1
        const lead = { enterpriseId, questionnaireId: id }
        await insertEvaluatees(
          db,
          fresh.map((employeeId, index) => ({ ...lead, id: ids.newId(), employeeId, seq: next + index })),
        )
        await settle(db, row)
        return { added: fresh.length, skipped: employeeIds.length - fresh.length }
      })
    },

    /** Removes an evaluatee with the relations; ALREADY_SENT once somebody has sent answers. */
    async remove(caller: RelationCaller, id: number, evaluateeId: number) {
      await database.write((db) => removeEvaluatees(db, context, caller, id, [evaluateeId]))
    },

    /** Sets all the raters of one evaluatee; relations that stay keep their id. */
    async saveRaters(caller: RelationCaller, id: number, evaluateeId: number, wanted: WantedRater[]) {
      const { enterpriseId } = caller
      return database.write(async (db) => {
        const row = await takeUnfinished(db, enterpriseId, id)
        const evaluatee = await getEvaluatee(db, row, evaluateeId)
        const existing = await listRelationsOf(db, enterpriseId, id, [evaluateeId])
        await refuseRaters(db, caller, id, evaluatee.employeeId, existing, wanted)
        const gone = await replaceRaters(db, row, existing, wanted)
        const fresh = wanted.map(({ valuerId, levelId }) => ({ evaluateeId, raterId: valuerId, levelId }))
        const kept = existing.filter((relation) => !gone.has(relation.id))
        const { added, refused } = await addRelations(db, ids, row, kept, fresh)
        if (refused.length > 0) throw new BusinessError('NEWCOMERS_REFUSED')
        await settle(db, row)
        await recordChange(db, context, caller, row, { added: added.length, removed: gone.size })
        return readEvaluatee(db, row, evaluateeId)
      })
    },
  }
}

/** An evaluatee who was removed, with the raters there were. */
export interface RemovedEvaluatee {
  employeeId: number
  seq: number
  valuers: WantedRater[]
}

/** Removes evaluatees with their relations; ALREADY_SENT once somebody has sent answers about one of them. */
export async function removeEvaluatees(
  db: Handle,
  context: ServiceContext,
  caller: Pick<RelationCaller, 'enterpriseId' | 'userId' | 'remoteAddress'>,
  id: number,
  evaluateeIds: number[],
): Promise<RemovedEvaluatee[]> {
  const { enterpriseId } = caller
  const row = await takeUnfinished(db, enterpriseId, id)
  const chosen = new Set(evaluateeIds)
  const evaluatees = (await listEvaluatees(db, enterpriseId, id)).filter((evaluatee) => chosen.has(evaluatee.id))
  if (evaluatees.length < chosen.size) throw new BusinessError('NOT_FOUND')
  const relations = await listRelationsOf(db, enterpriseId, id, evaluateeIds)
  await removeAllOrRefuse(
    db,
    row,
    relations.map((relation) => relation.id),
  )
  for (const evaluateeId of chosen) await deleteEvaluatee(db, enterpriseId, id, evaluateeId)
  await refreshReadiness(db, enterpriseId, id)
  const living = relations.filter(({ status }) => status !== 'withdrawn')
  await recordChange(db, context, caller, row, { added: 0, removed: living.length })
  return evaluatees.map(({ id: evaluateeId, employeeId, seq }) => {
    const own = living.filter((relation) => relation.evaluateeId === evaluateeId)
    return { employeeId, seq, valuers: own.map(({ raterId, levelId }) => ({ valuerId: raterId, levelId })) }
  })
}

export type EvaluateeService = ReturnType<typeof createEvaluateeService>

/** Whoever is there already may stay, also disabled or on a level closed by now; new ones must be able to take part. */
async function refuseRaters(
  db: Handle,
  caller: RelationCaller,
  id: number,
  evaluatedId: number,
  existing: readonly StoredRelation[],
  wanted: WantedRater[],
): Promise<void> {
  const { enterpriseId, language } = caller
  const refuse = (key: string, index: number, field: string) =>
    invalidInput(`valuers.${index}.${field}`, translateServer(language, key))
  const levels = new Map((await listLevels(db, enterpriseId, id)).map((level) => [level.id, level]))
  const there = new Map(existing.map(({ raterId, levelId }) => [raterId, levelId]))
  const raterIds = wanted.map(({ valuerId }) => valuerId)
  const active = await activePeople(db, caller, raterIds, 'valuers')
  const seen = new Set<number>()
  wanted.forEach(({ valuerId, levelId }, index) => {
    const level = levels.get(levelId)
    if (level === undefined) throw refuse('input.unknownLevel', index, 'levelId')
    if (seen.has(valuerId)) throw refuse('input.repeatedRater', index, 'valuerId')
    seen.add(valuerId)
    if (there.get(valuerId) === levelId) return
    if (level.open === 0) throw refuse('input.levelClosed', index, 'levelId')
    if (!mayRateOn(levelTypeOf(level.type), valuerId, evaluatedId)) throw refuse('input.selfOnly', index, 'valuerId')
    if (!there.has(valuerId) && !active.has(valuerId)) throw refuse('input.disabledPerson', index, 'valuerId')
  })
}

/**
 * Drops who is left out and puts the others on their level; answers the relations that went. From the start on
 * another level is another turn with an id of its own: the rater was promised something for the old one (R3, R16).
 */
async function replaceRaters(
  db: Handle,
  row: QuestionnaireRow,
  existing: readonly StoredRelation[],
  wanted: WantedRater[],
): Promise<Set<number>> {
  const levelOf = new Map(wanted.map(({ valuerId, levelId }) => [valuerId, levelId]))
  const living = existing.filter(({ status }) => status !== 'withdrawn')
  const moved = living.filter(({ raterId, levelId }) => (levelOf.get(raterId) ?? levelId) !== levelId)
  const isStarted = isPublished(row.processStatus)
  const dropped = [...living.filter(({ raterId }) => !levelOf.has(raterId)), ...(isStarted ? moved : [])]
  const droppedIds = dropped.map((relation) => relation.id)
  await removeAllOrRefuse(db, row, droppedIds)
  for (const { id, raterId, levelId } of isStarted ? [] : moved) {
    const wantedLevel = levelOf.get(raterId) ?? levelId
    const isMoved = await moveUnsent(db, row.enterpriseId, row.id, id, wantedLevel)
    if (!isMoved) throw new BusinessError('ALREADY_SENT')
  }
  return new Set(droppedIds)
}

import { BusinessError, invalidInput } from '../../../domain/errors.ts'
import { levelTypeOf, mayRateOn } from '../../../domain/evaluation/levels.ts'
import { translateServer } from '../../../messages/server.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { takeUnfinished } from '../../records/questionnaire/access.ts'
import { refreshReadiness } from '../../records/questionnaire/readiness.ts'
import { listEvaluatees } from '../../records/turns/evaluatees.ts'
import { listRelations } from '../../records/turns/relations.ts'
import {
  activePeople,
  addRelations,
  MOST_NEW_RELATIONS,
  type NewRelation,
  refuseLateAlone,
  removeUnsent,
  type StoredRelation,
  settle,
} from './change.ts'
import { openLevelOf, type RelationCaller } from './levelService.ts'
import { recordChange } from './raterChanges.ts'

export interface ParticipantsUpdate {
  levelId: number
  valuerIds: number[]
  evaluateeIds: number[]
  /** 1 adds, 2 replaces the level's raters. */
  addType: 1 | 2
  isSyncAll: boolean
  isExcludeEvaluatee: boolean
}

export interface ParticipantsDelete {
  participantRelationIds?: number[]
  evaluateeIds?: number[]
  valuerIds?: number[]
  levelId?: number
}

/** Raters of many evaluatees at once (spec §7 participants/update and /delete, design §4 on addType and the flags). */
export function createParticipantService(context: ServiceContext) {
  const { database, ids } = context
  return {
    /**
     * Gives evaluatees the same raters on one level. Left out and counted as skipped: who rates the evaluatee
     * already, on whatever level; oneself; others on level self; disabled people; newcomers who come too late (R19);
     * removals of sent answers.
     */
    async update(caller: RelationCaller, id: number, input: ParticipantsUpdate) {
      const { enterpriseId, language } = caller
      return database.write(async (db) => {
        const row = await takeUnfinished(db, enterpriseId, id)
        const level = await openLevelOf(db, caller, id, input.levelId)
        const active = await activePeople(db, caller, input.valuerIds, 'valuerIds')
        const evaluatees = await chosenEvaluatees(db, caller, id, input)
        const raters = new Set(input.valuerIds)
        if (evaluatees.length * raters.size > MOST_NEW_RELATIONS) {
          throw invalidInput(
            'valuerIds',
            translateServer(language, 'input.tooManyRelations', { maximum: MOST_NEW_RELATIONS }),
          )
        }
        const existing = await listRelations(db, enterpriseId, id)
        const dropped = input.addType === 2 ? replaced(existing, evaluatees, level.id, raters) : []
        const gone = await removeUnsent(db, row, dropped)
        const goneIds = new Set(gone)
        const levelType = levelTypeOf(level.type)
        const excludesOneself = input.isExcludeEvaluatee && levelType !== 'self'
        const wanted = pairs(evaluatees, raters, ({ employeeId }, raterId) => {
          if (!active.has(raterId) || !mayRateOn(levelType, raterId, employeeId)) return false
          return !(excludesOneself && raterId === employeeId)
        }).map((pair) => ({ ...pair, levelId: level.id }))
        const kept = existing.filter((relation) => !goneIds.has(relation.id))
        const additions = await addRelations(db, ids, row, kept, wanted)
        refuseLateAlone(additions)
        const { added, refused } = additions
        // Who had to make way for a newcomer could not come back either.
        if (input.addType === 2 && refused.length > 0) throw new BusinessError('NEWCOMERS_REFUSED')
        await settle(db, row)
        await recordChange(db, context, caller, row, { added: added.length, removed: gone.length })
        const skipped = evaluatees.length * raters.size - added.length + (dropped.length - gone.length)
        return { added: added.length, removed: gone.length, skipped }
      })
    },

    /** Removes relations by their ids, or those of evaluatees narrowed by raters and level; sent ones stay and are counted. */
    async remove(caller: RelationCaller, id: number, input: ParticipantsDelete) {
      const { enterpriseId, language } = caller
      if (input.participantRelationIds === undefined && input.evaluateeIds === undefined) {
        throw invalidInput('participantRelationIds', translateServer(language, 'input.nothingNamed'))
      }
      return database.write(async (db) => {
        const row = await takeUnfinished(db, enterpriseId, id)
        const named = matching(await listRelations(db, enterpriseId, id), input)
        const gone = await removeUnsent(db, row, named)
        if (named.length > 0 && gone.length === 0) throw new BusinessError('ALREADY_SENT')
        await refreshReadiness(db, enterpriseId, id)
        await recordChange(db, context, caller, row, { added: 0, removed: gone.length })
        return { removed: gone.length, skipped: named.length - gone.length }
      })
    },
  }
}

export type ParticipantService = ReturnType<typeof createParticipantService>

interface Evaluatee {
  id: number
  employeeId: number
}

async function chosenEvaluatees(
  db: Handle,
  { enterpriseId, language }: RelationCaller,
  id: number,
  input: ParticipantsUpdate,
): Promise<Evaluatee[]> {
  const all = await listEvaluatees(db, enterpriseId, id)
  if (input.isSyncAll) return all
  const wanted = new Set(input.evaluateeIds)
  const chosen = all.filter((evaluatee) => wanted.has(evaluatee.id))
  const count = wanted.size - chosen.length
  if (count > 0) throw invalidInput('evaluateeIds', translateServer(language, 'input.unknownEvaluatees', { count }))
  return chosen
}

/** The relations on the level that a replacement drops. */
function replaced(existing: StoredRelation[], evaluatees: Evaluatee[], levelId: number, raters: ReadonlySet<number>) {
  const chosen = new Set(evaluatees.map((evaluatee) => evaluatee.id))
  return existing
    .filter((relation) => relation.levelId === levelId && chosen.has(relation.evaluateeId))
    .filter(({ raterId, status }) => !raters.has(raterId) && status !== 'withdrawn')
    .map((relation) => relation.id)
}

function pairs(
  evaluatees: Evaluatee[],
  raters: ReadonlySet<number>,
  isWanted: (evaluatee: Evaluatee, raterId: number) => boolean,
): Omit<NewRelation, 'levelId'>[] {
  return evaluatees.flatMap((evaluatee) =>
    [...raters].flatMap((raterId) => (isWanted(evaluatee, raterId) ? [{ evaluateeId: evaluatee.id, raterId }] : [])),
  )
}

function matching(relations: StoredRelation[], input: ParticipantsDelete): number[] {
  const has = (wanted: number[] | undefined) => {
    const set = wanted === undefined ? null : new Set(wanted)
    return (value: number) => set === null || set.has(value)
  }
  const [byId, byEvaluatee, byRater] = [
    has(input.participantRelationIds),
    has(input.evaluateeIds),
    has(input.valuerIds),
  ]
  return relations
    .filter(({ id, evaluateeId, raterId }) => byId(id) && byEvaluatee(evaluateeId) && byRater(raterId))
    .filter(({ levelId, status }) => (input.levelId ?? levelId) === levelId && status !== 'withdrawn')
    .map((relation) => relation.id)
}

import { setImmediate as nextTurn } from 'node:timers/promises'
import { BusinessError, invalidInput } from '../../../domain/errors.ts'
import { isCollecting } from '../../../domain/evaluation/status.ts'
import { translateServer } from '../../../messages/server.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { slices } from '../../database/statements.ts'
import type { JobRunner } from '../../jobs/runner.ts'
import { takeUnfinished } from '../../records/questionnaire/access.ts'
import { refuseBeyondLicence } from '../../records/questionnaire/licence.ts'
import { recordChange } from '../../records/questionnaire/raterChanges.ts'
import { refreshReadiness } from '../../records/questionnaire/readiness.ts'
import { listEvaluatees, listEvaluateesThere } from '../../records/turns/evaluatees.ts'
import {
  listRelationsById,
  listRelationsOf,
  RELATIONS_A_SLICE,
  type StoredRelation,
} from '../../records/turns/relations.ts'
import { activePeople, MOST_NEW_RELATIONS, refuseLateAlone, settle } from './change.ts'
import { openLevelOf, type RelationCaller } from './levelService.ts'
import { createParticipantJob, type ParticipantCaller } from './participantJob.ts'
import { type Giving, type GivingPiece, giveRaters, givingPieces, isNamedOn, takeRaters } from './participantSlice.ts'

/** Evaluatees, or relations, of which one question asks. */
const IDS_A_QUESTION = 500

export interface ParticipantsUpdate extends Pick<Giving, 'addType' | 'valuerIds' | 'isExcludeEvaluatee'> {
  levelId: number
  evaluateeIds: number[]
  isSyncAll: boolean
}

export interface ParticipantsDelete {
  participantRelationIds?: number[]
  evaluateeIds?: number[]
  valuerIds?: number[]
  levelId?: number
}

/** Raters of many evaluatees at once (spec §7 participants/update and /delete, design §4 on addType and the flags). */
export function createParticipantService(context: ServiceContext, jobs: Pick<JobRunner, 'start' | 'onTakeUp'>) {
  const { database, ids } = context
  const job = createParticipantJob(context, jobs)

  /** The relations that are named, by their ids, read in pieces between which others come. */
  async function listNamed({ enterpriseId }: RelationCaller, id: number, input: ParticipantsDelete): Promise<number[]> {
    const { participantRelationIds, evaluateeIds = [] } = input
    const isNamed = namedBy(input)
    const list = participantRelationIds === undefined ? listRelationsOf : listRelationsById
    const named: number[] = []
    for (const slice of slices([...new Set(participantRelationIds ?? evaluateeIds)], IDS_A_QUESTION)) {
      const rows = await database.read((db) => list(db, enterpriseId, id, slice))
      for (const row of rows) if (isNamed(row)) named.push(row.id)
      await nextTurn()
    }
    return named.sort((a, b) => a - b)
  }

  return {
    /** Gives evaluatees the same raters on one level (giveRaters), or answers the job that does it. */
    async update(caller: ParticipantCaller, id: number, input: ParticipantsUpdate) {
      const { enterpriseId } = caller
      const { levelId, addType, isExcludeEvaluatee } = input
      const giving: Giving = { addType, isExcludeEvaluatee, valuerIds: [...new Set(input.valuerIds)] }
      const outcome = await database.write(async (db) => {
        const row = await takeUnfinished(db, enterpriseId, id)
        const level = await openLevelOf(db, caller, id, levelId)
        const active = await activePeople(db, caller, giving.valuerIds, 'valuerIds')
        const pieces = givingPieces(giving, await chosenEvaluatees(db, caller, id, input))
        refuseTooMany(caller, pieces)
        const [piece, ...more] = pieces
        if (piece === undefined || more.length > 0) {
          if (isCollecting(row)) await refuseBeyondLicence(db, enterpriseId, { coming: [...active] })
          return { done: null, pieces, isCollecting: isCollecting(row) }
        }
        const { added, refused, removed, skipped } = await giveRaters(db, ids, row, level, giving, piece)
        refuseLateAlone({ added, refused })
        await settle(db, row)
        await recordChange(db, context, caller, row, { added: added.length, removed })
        return { done: { added: added.length, removed, skipped, jobId: null } }
      })
      if (outcome.done !== null) return outcome.done
      const round = { questionnaireId: id, isCollecting: outcome.isCollecting }
      const jobId = await job.give(caller, round, { levelId, giving, pieces: outcome.pieces })
      return { added: 0, removed: 0, skipped: 0, jobId }
    },

    /**
     * Removes relations by their ids, or those of evaluatees narrowed by raters and level; sent ones stay and are counted.
     * Of many it answers the job that does it.
     */
    async remove(caller: ParticipantCaller, id: number, input: ParticipantsDelete) {
      const { enterpriseId, language } = caller
      if (input.participantRelationIds === undefined && input.evaluateeIds === undefined) {
        throw invalidInput('participantRelationIds', translateServer(language, 'input.nothingNamed'))
      }
      const levelId = input.levelId ?? null
      const relationIds = await listNamed(caller, id, input)
      const outcome = await database.write(async (db) => {
        const row = await takeUnfinished(db, enterpriseId, id)
        if (relationIds.length > RELATIONS_A_SLICE) return { done: null, isCollecting: isCollecting(row) }
        const { removed, skipped } = await takeRaters(db, row, relationIds, levelId)
        if (skipped > 0 && removed === 0) throw new BusinessError('ALREADY_SENT')
        await refreshReadiness(db, enterpriseId, id)
        await recordChange(db, context, caller, row, { added: 0, removed })
        return { done: { removed, skipped, jobId: null } }
      })
      if (outcome.done !== null) return outcome.done
      const round = { questionnaireId: id, isCollecting: outcome.isCollecting }
      const jobId = await job.take(caller, round, { levelId, relationIds })
      return { removed: 0, skipped: 0, jobId }
    },
  }
}

export type ParticipantService = ReturnType<typeof createParticipantService>

/** The evaluatees meant; those the questionnaire does not have are refused. */
async function chosenEvaluatees(
  db: Handle,
  { enterpriseId, language }: RelationCaller,
  id: number,
  input: Pick<ParticipantsUpdate, 'isSyncAll' | 'evaluateeIds'>,
): Promise<number[]> {
  if (input.isSyncAll) return (await listEvaluatees(db, enterpriseId, id)).map((evaluatee) => evaluatee.id)
  const wanted = [...new Set(input.evaluateeIds)]
  const there = await listEvaluateesThere(db, enterpriseId, id, wanted)
  const count = wanted.length - there.size
  if (count > 0) throw invalidInput('evaluateeIds', translateServer(language, 'input.unknownEvaluatees', { count }))
  return wanted
}

function refuseTooMany({ language }: RelationCaller, pieces: readonly GivingPiece[]): void {
  const pairs = pieces.reduce((sum, { evaluateeIds, valuerIds }) => sum + evaluateeIds.length * valuerIds.length, 0)
  if (pairs <= MOST_NEW_RELATIONS) return
  throw invalidInput('valuerIds', translateServer(language, 'input.tooManyRelations', { maximum: MOST_NEW_RELATIONS }))
}

/** Whether a relation is among those meant. */
function namedBy({ participantRelationIds, evaluateeIds, valuerIds, levelId }: ParticipantsDelete) {
  const among = (wanted: number[] | undefined) => {
    const set = wanted === undefined ? null : new Set(wanted)
    return (value: number) => set === null || set.has(value)
  }
  const [byId, byEvaluatee, byRater] = [among(participantRelationIds), among(evaluateeIds), among(valuerIds)]
  return (relation: StoredRelation) =>
    byId(relation.id) &&
    byEvaluatee(relation.evaluateeId) &&
    byRater(relation.raterId) &&
    isNamedOn(relation, levelId ?? null)
}

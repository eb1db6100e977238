import type { Given, Handlers, Language, UserPrincipal } from '../../http/call.ts'
import type { AutobindService } from './autobindService.ts'
import type { EvaluateesBulk } from './bulk.ts'
import type { EvaluateeReading } from './evaluateeReading.ts'
import type { EvaluateeService } from './evaluateeService.ts'
import type { LevelService } from './levelService.ts'
import type { ParticipantService, ParticipantsUpdate } from './participantService.ts'
import type { RaterChanges } from './raterChanges.ts'

type LevelIds =
  | 'createRelationLevel'
  | 'updateRelationLevel'
  | 'deleteRelationLevel'
  | 'getLevelWeight'
  | 'setLevelWeight'
  | 'listRelationLevels'
  | 'setLevelWeights'
  | 'saveRelationLevels'

type EvaluateeIds =
  | 'listEvaluatees'
  | 'addEvaluatees'
  | 'removeEvaluatee'
  | 'getEvaluateeTotals'
  | 'listEvaluateeEmployees'
  | 'saveEvaluateeRaters'
  | 'bulkRemoveEvaluatees'
  | 'bulkRestoreEvaluatees'

type ParticipantIds = 'updateParticipants' | 'deleteParticipants' | 'autobindParticipants' | 'listRaterChanges'

interface Takes {
  createRelationLevel: { levelName: string }
  updateRelationLevel: Given<LevelService['update'], 2>
  setLevelWeight: Given<LevelService['setWeight'], 2>
  setLevelWeights: { weights: Given<LevelService['setWeights'], 2> }
  saveRelationLevels: Given<LevelService['save'], 2>
  addEvaluatees: { employeeIds: number[] }
  saveEvaluateeRaters: { evaluateeId: number; valuers: Given<EvaluateeService['saveRaters'], 3> }
  bulkRemoveEvaluatees: Given<EvaluateesBulk['remove'], 2>
  bulkRestoreEvaluatees: { previous: Given<EvaluateesBulk['restore'], 2> }
  updateParticipants: Pick<ParticipantsUpdate, 'levelId' | 'valuerIds' | 'evaluateeIds'> & Partial<ParticipantsUpdate>
  deleteParticipants: Given<ParticipantService['remove'], 2>
  autobindParticipants: { participantLevelCodes: Given<AutobindService['bind'], 2> }
}

function callerOf({ principal, language }: { principal: UserPrincipal; language: Language }) {
  const { enterpriseId, userId, remoteAddress } = principal
  return { enterpriseId, userId, remoteAddress, language }
}

function bulkCallerOf(call: { principal: UserPrincipal; language: Language }) {
  return { ...callerOf(call), employeeId: call.principal.employeeId }
}

export function levelRoutes(service: LevelService): Handlers<LevelIds, Takes> {
  return {
    createRelationLevel: (call) => service.create(callerOf(call), call.path.id, call.body.levelName),
    updateRelationLevel: (call) => service.update(callerOf(call), call.path.id, call.body),
    deleteRelationLevel: async (call) => {
      await service.remove(callerOf(call), call.path.id, call.path.levelId)
      return { done: true }
    },
    getLevelWeight: (call) => service.getWeight(callerOf(call), call.path.id, call.query.levelId),
    setLevelWeight: (call) => service.setWeight(callerOf(call), call.path.id, call.body),
    listRelationLevels: (call) => service.list(callerOf(call), call.path.id),
    saveRelationLevels: (call) => service.save(callerOf(call), call.path.id, call.body),
    setLevelWeights: (call) => service.setWeights(callerOf(call), call.path.id, call.body.weights),
  }
}

export function evaluateeRoutes(
  reading: EvaluateeReading,
  service: EvaluateeService,
  bulk: EvaluateesBulk,
): Handlers<EvaluateeIds, Takes> {
  return {
    bulkRemoveEvaluatees: (call) => bulk.remove(bulkCallerOf(call), call.path.id, call.body),
    bulkRestoreEvaluatees: (call) => bulk.restore(bulkCallerOf(call), call.path.id, call.body.previous),
    listEvaluatees: async (call) => {
      const { kw, containValuer = false, sort = 'id', order = 'asc', pageIndex = 1, pageSize = 20 } = call.query
      const input = { kw, withRaters: containValuer, pageIndex, pageSize }
      const page = await reading.list(callerOf(call), call.path.id, input, { sort, order })
      return { ...page, pageIndex, pageSize }
    },
    addEvaluatees: (call) => service.add(callerOf(call), call.path.id, call.body.employeeIds),
    removeEvaluatee: async (call) => {
      await service.remove(callerOf(call), call.path.id, call.path.evaluateeId)
      return { done: true }
    },
    getEvaluateeTotals: (call) => reading.totals(callerOf(call), call.path.id),
    listEvaluateeEmployees: (call) => reading.employees(callerOf(call), call.path.id),
    saveEvaluateeRaters: (call) =>
      service.saveRaters(callerOf(call), call.path.id, call.body.evaluateeId, call.body.valuers),
  }
}

export function participantRoutes(
  service: ParticipantService,
  autobind: AutobindService,
  changes: RaterChanges,
): Handlers<ParticipantIds, Takes> {
  return {
    updateParticipants: (call) => {
      const { addType = 1, isSyncAll = false, isExcludeEvaluatee = true, ...rest } = call.body
      return service.update(bulkCallerOf(call), call.path.id, { ...rest, addType, isSyncAll, isExcludeEvaluatee })
    },
    deleteParticipants: (call) => service.remove(bulkCallerOf(call), call.path.id, call.body),
    listRaterChanges: (call) => changes.list(callerOf(call), call.path.id),
    autobindParticipants: (call) => autobind.bind(bulkCallerOf(call), call.path.id, call.body.participantLevelCodes),
  }
}

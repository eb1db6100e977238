import type { Given, Handlers, Language, UserPrincipal } from '../../http/call.ts'
import type { DimensionsService } from './service.ts'

type Ids =
  | 'listDimensions'
  | 'createDimension'
  | 'updateDimension'
  | 'deleteDimension'
  | 'setDimensionWeights'
  | 'listDimensionQuestions'
  | 'bindDimensionQuestions'

interface Takes {
  createDimension: { name: string }
  updateDimension: { id: number } & Given<DimensionsService['rename'], 3>
  setDimensionWeights: Given<DimensionsService['setWeights'], 2>
  bindDimensionQuestions: { relations: Given<DimensionsService['bind'], 2> }
}

function callerOf({ principal, language }: { principal: UserPrincipal; language: Language }) {
  return { enterpriseId: principal.enterpriseId, language }
}

export function dimensionsRoutes(service: DimensionsService): Handlers<Ids, Takes> {
  return {
    listDimensions: (call) => service.list(callerOf(call), call.path.id),
    createDimension: (call) => service.create(callerOf(call), call.path.id, call.body.name),
    updateDimension: (call) => service.rename(callerOf(call), call.path.id, call.body.id, call.body),
    deleteDimension: async (call) => {
      await service.remove(callerOf(call), call.path.id, call.path.dimensionId)
      return { done: true }
    },
    setDimensionWeights: (call) => service.setWeights(callerOf(call), call.path.id, call.body),
    listDimensionQuestions: (call) => service.listBindings(callerOf(call), call.path.id),
    bindDimensionQuestions: (call) => service.bind(callerOf(call), call.path.id, call.body.relations),
  }
}

import type { Given, Handlers, Language, UserPrincipal } from '../../http/call.ts'
import type { TemplatesBulk } from './bulk.ts'
import type { TemplatesService } from './service.ts'

type Ids =
  | 'listTemplates'
  | 'getTemplate'
  | 'getTemplatePaper'
  | 'createQuestionnaireFromTemplate'
  | 'copyToTemplate'
  | 'removeTemplate'
  | 'restoreTemplate'
  | 'bulkRemoveTemplates'
  | 'bulkRestoreTemplates'

interface Takes {
  createQuestionnaireFromTemplate: Given<TemplatesService['use'], 2>
  bulkRemoveTemplates: Given<TemplatesBulk['remove']>
  bulkRestoreTemplates: { ids: number[] }
}

function callerOf({ principal, language }: { principal: UserPrincipal; language: Language }) {
  return { enterpriseId: principal.enterpriseId, employeeId: principal.employeeId, language }
}

export function templatesRoutes(service: TemplatesService, bulk: TemplatesBulk): Handlers<Ids, Takes> {
  return {
    listTemplates: async (call) => {
      const { sort = 'publicPaper', order = 'desc', pageIndex = 1, pageSize = 20, ...query } = call.query
      const input = { ...query, offset: (pageIndex - 1) * pageSize, limit: pageSize }
      const page = await service.list(callerOf(call), input, { sort, order })
      return { ...page, pageIndex, pageSize }
    },
    getTemplate: (call) => service.get(callerOf(call), call.path.id),
    getTemplatePaper: (call) => service.getPaper(callerOf(call), call.path.id),
    createQuestionnaireFromTemplate: (call) => service.use(callerOf(call), call.path.id, call.body ?? {}),
    copyToTemplate: (call) => service.copyToTemplate(callerOf(call), call.path.id),
    removeTemplate: async (call) => {
      await service.remove(callerOf(call), call.path.id)
      return { done: true }
    },
    restoreTemplate: (call) => service.restore(callerOf(call), call.path.id),
    bulkRemoveTemplates: (call) => bulk.remove(callerOf(call), call.body),
    bulkRestoreTemplates: (call) => bulk.restore(callerOf(call), call.body.ids),
  }
}

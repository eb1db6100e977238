import type { Given, Handlers, Language, UserPrincipal } from '../../http/call.ts'
import type { QuestionnairesBulk } from './bulk.ts'
import type { QuestionnairesService } from './service.ts'
import type { SettingService } from './settingService.ts'
import type { TagService } from './tagService.ts'

type Ids =
  | 'listQuestionnaires'
  | 'countQuestionnaires'
  | 'createQuestionnaire'
  | 'getQuestionnaire'
  | 'deleteQuestionnaire'
  | 'restoreQuestionnaire'
  | 'disableQuestionnaire'
  | 'enableQuestionnaire'
  | 'updateQuestionnaireBase'
  | 'getQuestionnaireDetails'
  | 'saveQuestionnaireDetails'
  | 'publishQuestionnaire'
  | 'copyQuestionnaire'

type SettingIds =
  | 'getQuestionnaireConfig'
  | 'updateQuestionnaireConfig'
  | 'getQuestionnaireSetting'
  | 'saveQuestionnaireSetting'
  | 'saveQuestionnaireSettingUnit'

interface Takes {
  createQuestionnaire: Given<QuestionnairesService['create']>
  saveQuestionnaireDetails: Given<QuestionnairesService['saveDetails'], 2>
  updateQuestionnaireBase: Given<QuestionnairesService['updateBase'], 2>
  copyQuestionnaire: Given<QuestionnairesService['copy'], 2>
  updateQuestionnaireConfig: Given<SettingService['saveConfig'], 2>
  saveQuestionnaireSetting: Given<SettingService['save'], 2>
  saveQuestionnaireSettingUnit: { key: string; value: unknown }
  bulkDeleteQuestionnaires: Given<QuestionnairesBulk['remove']>
  bulkRestoreQuestionnaires: { ids: number[] }
  bulkDisableQuestionnaires: Given<QuestionnairesBulk['disable']>
  bulkEnableQuestionnaires: Given<QuestionnairesBulk['enable']>
  bulkTagQuestionnaires: Given<QuestionnairesBulk['tag']>
  bulkUntagQuestionnaires: Given<QuestionnairesBulk['untag']>
  bindTags: Given<TagService['bind']>
  renameTag: Given<TagService['rename']>
  bulkDeleteTags: { ids: Given<TagService['remove']> }
  bulkRestoreTags: { removed: Given<TagService['restore']> }
}

function callerOf({ principal, language }: { principal: UserPrincipal; language: Language }) {
  const { enterpriseId, userId, employeeId, sessionHash, remoteAddress } = principal
  return { enterpriseId, userId, employeeId, sessionHash, remoteAddress, language }
}

export function questionnairesRoutes(service: QuestionnairesService): Handlers<Ids, Takes> {
  return {
    listQuestionnaires: async (call) => {
      const { sort = 'createdAt', order = 'desc', pageIndex = 1, pageSize = 20, ...filter } = call.query
      const page = await service.list(callerOf(call), filter, { sort, order }, { pageIndex, pageSize })
      return { ...page, pageIndex, pageSize }
    },
    countQuestionnaires: (call) => {
      const { dayStart: start, dayEnd: end, ...filter } = call.query
      return service.counts(callerOf(call), filter, { start, end })
    },
    createQuestionnaire: (call) => service.create(callerOf(call), call.body),
    getQuestionnaire: (call) => service.get(callerOf(call), call.path.id),
    deleteQuestionnaire: async (call) => {
      await service.remove(callerOf(call), call.path.id)
      return { done: true }
    },
    restoreQuestionnaire: (call) => service.restore(callerOf(call), call.path.id),
    disableQuestionnaire: (call) => service.disable(callerOf(call), call.path.id),
    enableQuestionnaire: (call) => service.enable(callerOf(call), call.path.id),
    getQuestionnaireDetails: (call) => service.details(callerOf(call), call.path.id),
    saveQuestionnaireDetails: (call) => service.saveDetails(callerOf(call), call.path.id, call.body),
    updateQuestionnaireBase: (call) => service.updateBase(callerOf(call), call.path.id, call.body),
    publishQuestionnaire: (call) => service.publish(callerOf(call), call.path.id),
    copyQuestionnaire: (call) => service.copy(callerOf(call), call.path.id, call.body),
  }
}

export function settingRoutes(service: SettingService): Handlers<SettingIds, Takes> {
  return {
    getQuestionnaireConfig: (call) => service.getConfig(callerOf(call), call.path.id),
    updateQuestionnaireConfig: (call) => service.saveConfig(callerOf(call), call.path.id, call.body),
    getQuestionnaireSetting: (call) => service.get(callerOf(call), call.path.id),
    saveQuestionnaireSetting: (call) => service.save(callerOf(call), call.path.id, call.body),
    saveQuestionnaireSettingUnit: (call) =>
      service.save(callerOf(call), call.path.id, { [call.body.key]: call.body.value }),
  }
}

type BulkIds =
  | 'bulkDeleteQuestionnaires'
  | 'bulkRestoreQuestionnaires'
  | 'bulkDisableQuestionnaires'
  | 'bulkEnableQuestionnaires'
  | 'bulkTagQuestionnaires'
  | 'bulkUntagQuestionnaires'

export function questionnairesBulkRoutes(bulk: QuestionnairesBulk): Handlers<BulkIds, Takes> {
  return {
    bulkDeleteQuestionnaires: (call) => bulk.remove(callerOf(call), call.body),
    bulkRestoreQuestionnaires: (call) => bulk.restore(callerOf(call), call.body.ids),
    bulkDisableQuestionnaires: (call) => bulk.disable(callerOf(call), call.body),
    bulkEnableQuestionnaires: (call) => bulk.enable(callerOf(call), call.body),
    bulkTagQuestionnaires: (call) => bulk.tag(callerOf(call), call.body),
    bulkUntagQuestionnaires: (call) => bulk.untag(callerOf(call), call.body),
  }
}

type TagIds = 'listTags' | 'bindTags' | 'renameTag' | 'bulkDeleteTags' | 'bulkRestoreTags'

export function tagRoutes(service: TagService): Handlers<TagIds, Takes> {
  return {
    listTags: ({ principal, query }) => service.list(principal.enterpriseId, query),
    bindTags: (call) => service.bind(callerOf(call), call.body),
    renameTag: (call) => service.rename(callerOf(call), call.body),
    bulkDeleteTags: (call) => service.remove(callerOf(call), call.body.ids),
    bulkRestoreTags: (call) => service.restore(callerOf(call), call.body.removed),
  }
}

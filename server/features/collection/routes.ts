import type { EmailType } from '../../../domain/evaluation/mailTemplate.ts'
import type { Given, Handlers } from '../../http/call.ts'
import type { FormsBulk } from './bulk.ts'
import type { CollectionService, Meant } from './service.ts'

type TemplateIds = 'listEmailTemplates' | 'saveEmailTemplate'
type NotifyIds =
  | 'notifyParticipants'
  | 'sendNotifications'
  | 'listMails'
  | 'getNotifyConfig'
  | 'saveNotifyConfig'
  | 'verifyNotifyConfig'
type ProgressIds =
  | 'finishQuestionnaire'
  | 'getFeedbackSummary'
  | 'listFeedback'
  | 'getRaterForm'
  | 'exportParticipants'
  | 'setFeedbackStatistic'
  | 'cancelAnswer'
  | 'bulkSetStatistic'
  | 'bulkCancelAnswers'

interface Takes {
  saveEmailTemplate: Given<CollectionService['saveTemplate'], 2>
  notifyParticipants: Omit<Meant, 'ids'> & { confirm: boolean; participants?: number[]; repeat?: boolean }
  sendNotifications: { confirm: boolean; businessType: EmailType; evaluateeIds?: number[]; repeat?: boolean }
  saveNotifyConfig: { config: Given<CollectionService['saveMailConfig']>; version?: number }
  setFeedbackStatistic: Given<CollectionService['setStatistic'], 2>
  cancelAnswer: Given<CollectionService['cancel'], 2>
  bulkSetStatistic: Given<FormsBulk['statistic'], 2>
  bulkCancelAnswers: Given<FormsBulk['cancel'], 2>
}

export function collectionRoutes(
  service: CollectionService,
  bulk: FormsBulk,
): Handlers<TemplateIds | NotifyIds | ProgressIds, Takes> {
  return { ...templateRoutes(service), ...notifyRoutes(service), ...progressRoutes(service, bulk) }
}

function templateRoutes(service: CollectionService): Handlers<TemplateIds, Takes> {
  return {
    listEmailTemplates: ({ principal, path }) => service.templates(principal.enterpriseId, path.id),
    saveEmailTemplate: ({ principal, path, body, language }) =>
      service.saveTemplate(principal, path.id, body, language),
  }
}

function notifyRoutes(service: CollectionService): Handlers<NotifyIds, Takes> {
  return {
    notifyParticipants: ({ principal, path, body, language }) => {
      const { participants, notifyAll, filter, expectedCount } = body
      const round = { enterpriseId: principal.enterpriseId, questionnaireId: path.id, repeat: body.repeat ?? false }
      const meant = { ids: participants, notifyAll, filter, expectedCount }
      return service.notify({ ...round, confirm: body.confirm, emailType: 'chosen' }, meant, language)
    },
    sendNotifications: ({ principal, path, body, language }) => {
      const round = { enterpriseId: principal.enterpriseId, questionnaireId: path.id, repeat: body.repeat ?? false }
      const { confirm, businessType, evaluateeIds } = body
      const asked = { ...round, confirm, emailType: businessType, evaluateeIds }
      return service.notify(asked, { notifyAll: true }, language)
    },
    listMails: ({ principal, path, query }) => {
      const { status, sort = 'createdAt', order = 'desc', pageIndex, pageSize } = query
      return service.mails(principal.enterpriseId, path.id, pageOf(pageIndex, pageSize), { sort, order }, status)
    },
    getNotifyConfig: ({ principal }) => service.mailConfig(principal.enterpriseId),
    saveNotifyConfig: ({ principal, body }) => service.saveMailConfig(principal, body.config, body.version),
    verifyNotifyConfig: ({ principal, language }) => service.verifyMail(principal, language),
  }
}

function progressRoutes(service: CollectionService, bulk: FormsBulk): Handlers<ProgressIds, Takes> {
  return {
    bulkSetStatistic: ({ principal, path, body, language }) =>
      bulk.statistic({ ...principal, language }, path.id, body),
    bulkCancelAnswers: ({ principal, path, body, language }) => bulk.cancel({ ...principal, language }, path.id, body),
    finishQuestionnaire: ({ principal, path }) => service.finish(principal, path.id),
    getFeedbackSummary: ({ principal, path }) => service.summary(principal.enterpriseId, path.id),
    listFeedback: ({ principal, path, query }) => {
      const { sort = 'participantRelationId', order = 'asc', pageIndex, pageSize, ...filters } = query
      return service.rows(principal.enterpriseId, path.id, filters, pageOf(pageIndex, pageSize), { sort, order })
    },
    getRaterForm: ({ principal, path }) => service.openForm(principal, path.id, path.relationId),
    exportParticipants: ({ principal, path, language }) => service.exportRows(principal, path.id, language),
    setFeedbackStatistic: ({ principal, path, body }) => service.setStatistic(principal, path.id, body),
    cancelAnswer: ({ principal, path, body }) => service.cancel(principal, path.id, body),
  }
}

function pageOf(pageIndex = 1, pageSize = 20) {
  return { pageIndex, pageSize }
}

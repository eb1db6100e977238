import type { Handlers } from '../../http/call.ts'
import type { AnswersService } from './service.ts'

type Ids = 'listFeedbackTasks' | 'getFeedbackTask' | 'saveFeedbackDraft' | 'submitFeedback'

export function answersRoutes(service: AnswersService): Handlers<Ids> {
  return {
    listFeedbackTasks: ({ principal }) => service.listTasks(principal),
    getFeedbackTask: ({ principal, path }) => service.openTask(principal, path.relationId),
    saveFeedbackDraft: ({ principal, path, body, language }) =>
      service.saveDraft(principal, { relationId: path.relationId, answers: body.answers, language }),
    submitFeedback: ({ principal, path, body, language }) =>
      service.submit(principal, { relationId: path.relationId, answers: body.answers, language }),
  }
}

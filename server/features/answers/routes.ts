import type { Given, Handlers } from '../../http/call.ts'
import type { AnswersService } from './service.ts'

type Ids = 'listFeedbackTasks' | 'getFeedbackTask' | 'saveFeedbackDraft' | 'submitFeedback'

interface Takes {
  saveFeedbackDraft: Pick<Given<AnswersService['saveDraft']>, 'answers'>
  submitFeedback: Pick<Given<AnswersService['submit']>, 'answers' | 'unsaved'>
}

export function answersRoutes(service: AnswersService): Handlers<Ids, Takes> {
  return {
    listFeedbackTasks: ({ principal }) => service.listTasks(principal),
    getFeedbackTask: ({ principal, path }) => service.openTask(principal, path.relationId),
    saveFeedbackDraft: ({ principal, path, body, language }) =>
      service.saveDraft(principal, { relationId: path.relationId, answers: body.answers, language }),
    submitFeedback: ({ principal, path, body, language }) =>
      service.submit(principal, { ...body, relationId: path.relationId, language }),
  }
}

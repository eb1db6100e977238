/** The one thing to do next with a questionnaire, and where (design §6 "one next action per row"). */
import { missingSteps } from '../../../domain/evaluation/readiness.ts'
import { isCollecting, isDisabled, isPast, isPublished } from '../../../domain/evaluation/status.ts'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'

type Row = Pick<
  Questionnaire,
  'id' | 'processStatus' | 'disableStatus' | 'closingSince' | 'invalidDatas' | 'paperDataValid' | 'deadline'
>

export interface NextAction {
  key: `questionnaires.next.${'edit' | 'start' | 'progress' | 'finish' | 'report' | 'view'}`
  /** Address below `#`. */
  to: string
}

/** `now` is an ISO 8601 UTC text. A draft leads to the first step that lacks something. */
export function nextAction(row: Row, now: string): NextAction {
  const { id, processStatus } = row
  if (isDisabled(row.disableStatus)) {
    const to = isPublished(processStatus) ? `/questionnaire/publish/stats/${id}` : `/questionnaire/edit/survey/${id}`
    return { key: 'questionnaires.next.view', to }
  }
  // One stored as ready before faulty texts counted may lack something, too.
  const [missing] = missingSteps(row)
  switch (processStatus) {
    case 10:
      return { key: 'questionnaires.next.edit', to: `/questionnaire/edit/${missing ?? 'survey'}/${id}` }
    case 20:
      if (missing !== undefined) return { key: 'questionnaires.next.edit', to: `/questionnaire/edit/${missing}/${id}` }
      return { key: 'questionnaires.next.start', to: `/questionnaire/publish/template/${id}` }
    case 30: {
      const isToFinish = isPast(row.deadline, now) && isCollecting(row)
      return {
        key: `questionnaires.next.${isToFinish ? 'finish' : 'progress'}`,
        to: `/questionnaire/publish/stats/${id}`,
      }
    }
    case 40:
      return { key: 'questionnaires.next.report', to: `/questionnaire/reports/summary/rankList/${id}` }
  }
}

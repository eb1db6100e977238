/** The filters of the details list and the query they make (spec §3 Feedback detail filters). */
import type { FeedbackFilter, FeedbackRow } from './model.ts'

export interface DetailsFilter {
  /** Empty for all. */
  status: NonNullable<FeedbackRow['feedbackStatus']> | 'unfinished' | ''
  mail: FeedbackRow['emailStatus'] | ''
  evaluatee: string
  rater: string
}

export const NO_FILTER: DetailsFilter = { status: '', mail: '', evaluatee: '', rater: '' }

/** Empty filters are left out, so that the server sees only what was asked. */
export function feedbackQuery(filter: DetailsFilter, pageIndex: number, pageSize: number): FeedbackFilter {
  const { status, mail } = filter
  const evaluatorKeyword = filter.evaluatee.trim()
  const valuerKeyword = filter.rater.trim()
  return {
    pageIndex,
    pageSize,
    ...(status === 'unfinished' && { feedbackStatusList: ['waiting', 'drafting'] }),
    ...(status !== '' && status !== 'unfinished' && { feedbackStatusList: [status] }),
    ...(mail !== '' && { emailStatus: mail }),
    ...(evaluatorKeyword !== '' && { evaluatorKeyword }),
    ...(valuerKeyword !== '' && { valuerKeyword }),
  }
}

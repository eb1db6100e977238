/** The wire's shapes of this feature by our names. */
import { namedApart } from '../../../domain/evaluation/names.ts'
import { isDisabled, isPast } from '../../../domain/evaluation/status.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'

type Schemas = components['schemas']
export type Summary = Schemas['FeedbackSummary']
export type FeedbackRow = Schemas['FeedbackRow']
export type RaterForm = Schemas['RaterForm']
export type FormAnswer = Schemas['FormAnswer']
export type Mail = Schemas['Mail']
export type EmailTemplate = Schemas['EmailTemplate']
export type EmailType = Schemas['EmailType']

/** What is open can be withdrawn, and what was sent in a named questionnaire (R11). */
export function mayWithdraw({ feedbackStatus }: FeedbackRow, isNamed: boolean): boolean {
  if (feedbackStatus === 'submitted') return isNamed
  return feedbackStatus === 'waiting' || feedbackStatus === 'drafting'
}

type Named = Pick<FeedbackRow, 'valuerName' | 'valuerNameMark' | 'evaluatorName' | 'evaluatorNameMark'>

/** The two people of a form as sentences and cells name them. */
export const namesOf = ({ valuerName, valuerNameMark, evaluatorName, evaluatorNameMark }: Named) => ({
  rater: namedApart(valuerName, valuerNameMark),
  evaluatee: namedApart(evaluatorName, evaluatorNameMark),
})

/** What keeps a round that collects from asking for answers. */
export function whyNotAsked({
  disableStatus,
  deadline,
}: Pick<Schemas['Questionnaire'], 'disableStatus' | 'deadline'>): 'disabled' | 'disabledLate' | 'late' | null {
  const isLate = isPast(deadline, new Date().toISOString())
  if (isDisabled(disableStatus)) return isLate ? 'disabledLate' : 'disabled'
  return isLate ? 'late' : null
}

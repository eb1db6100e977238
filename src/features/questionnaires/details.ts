/** Settings and appearance in one reading, with the version that a save of them sends back. */
import type { CallResult } from '../../providers/calls/calls.ts'
import { IN_PLACE, useQuestion } from '../../providers/calls/useQuestion.ts'
import { useCurrentQuestionnaire } from '../../providers/currentQuestionnaire.ts'

export type Details = CallResult<'getQuestionnaireDetails'>

/** What a form of the details is opened with. */
export interface DetailsFormProps {
  details: Details
  /** Reads them again, where somebody else may have saved meanwhile. */
  reload: () => Promise<Details | undefined>
}

/** The details of the questionnaire of the address, read anew each time a page of them opens. */
export function useDetails() {
  const { id } = useCurrentQuestionnaire().questionnaire
  const question = useQuestion('getQuestionnaireDetails', { path: { id } }, { ...IN_PLACE, staleTime: 0, gcTime: 0 })
  const reload = async () => (await question.refetch()).data
  return { ...question, reload }
}

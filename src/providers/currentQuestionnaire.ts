/** The questionnaire whose id stands in the address; the frame loads it for every page inside (spec §2). */
import { createContext, useContext } from 'react'
import type { components } from '../../openapi/generated/schema.d.ts'

export type Questionnaire = components['schemas']['Questionnaire']

export interface CurrentQuestionnaire {
  questionnaire: Questionnaire
  /** Loads status and readiness again; call it after a change. */
  refresh: () => Promise<unknown>
}

export const CurrentQuestionnaireContext = createContext<CurrentQuestionnaire | null>(null)

/** The questionnaire of the address and how to reload it; only pages under `/questionnaire/…` have one. */
export function useCurrentQuestionnaire(): CurrentQuestionnaire {
  const current = useContext(CurrentQuestionnaireContext)
  if (current === null) throw new Error('useCurrentQuestionnaire needs an address with a questionnaireId')
  return current
}

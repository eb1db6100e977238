import { useTranslate } from 'react-admin'
import { useCurrentQuestionnaire } from '../../providers/currentQuestionnaire.ts'
import { whyNotAsked } from './model.ts'

const KEYS = { disabled: 'questionnaires.isDisabled', late: 'collection.ready.deadlinePast' }

/** Why nobody can be asked for answers now, and what to do; '' where they can. */
export function useWhyNotAsked(): string {
  const translate = useTranslate()
  const why = whyNotAsked(useCurrentQuestionnaire().questionnaire)
  return why === null ? '' : translate(KEYS[why])
}

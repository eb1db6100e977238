/** The questionnaire of the document's examples in other states. */
import type { components } from '../../openapi/generated/schema.d.ts'
import { answer, exampleResult } from './network.ts'

type Questionnaire = components['schemas']['Questionnaire']

const details = exampleResult('getQuestionnaireDetails')

/** Every page inside it is opened with it, its details included. The example is collecting: 10 is what can still be changed. */
export function answerQuestionnaire(change: Partial<Questionnaire>): Questionnaire {
  // The example's deadline has passed by the browser's clock, with which nothing could be started, nor anybody asked.
  const questionnaire = { ...exampleResult('getQuestionnaire'), deadline: null, ...change }
  answer('getQuestionnaire', questionnaire)
  answer('getQuestionnaireDetails', { ...details, questionnaire })
  return questionnaire
}

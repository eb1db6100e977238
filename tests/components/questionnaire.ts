/** The questionnaire of the document's examples in other states. */
import type { components } from '../../openapi/generated/schema.d.ts'
import { answer, exampleResult } from './network.ts'

type Questionnaire = components['schemas']['Questionnaire']

/** Every page inside it is opened with it. The example is collecting: 10 is what can still be changed. */
export function answerQuestionnaire(change: Partial<Questionnaire>): Questionnaire {
  const questionnaire = { ...exampleResult('getQuestionnaire'), ...change }
  answer('getQuestionnaire', questionnaire)
  return questionnaire
}

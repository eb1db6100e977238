import { failures as failuresEn } from './en/failures.ts'
import { feedback as feedbackEn } from './en/feedback.ts'
import { createTranslator } from './format.ts'
import { failures as failuresZh } from './zh/failures.ts'
import { feedback as feedbackZh } from './zh/feedback.ts'

/** Every sentence of the answering site. */
export const feedbackCatalogue = {
  zh: { ...failuresZh, ...feedbackZh },
  en: { ...failuresEn, ...feedbackEn },
}

export const translateFeedback = createTranslator(feedbackCatalogue)

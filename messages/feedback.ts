import { failures as failuresEn } from './en/failures.ts'
import { feedback as feedbackEn } from './en/feedback.ts'
import { paperAnswers as paperAnswersEn } from './en/paper.ts'
import { question as questionEn } from './en/question.ts'
import { createTranslator } from './format.ts'
import { failures as failuresZh } from './zh/failures.ts'
import { feedback as feedbackZh } from './zh/feedback.ts'
import { paperAnswers as paperAnswersZh } from './zh/paper.ts'
import { question as questionZh } from './zh/question.ts'

/** Every sentence of the answering site. */
export const feedbackCatalogue = {
  zh: { ...paperAnswersZh, ...questionZh, ...failuresZh, ...feedbackZh },
  en: { ...paperAnswersEn, ...questionEn, ...failuresEn, ...feedbackEn },
}

export const translateFeedback = createTranslator(feedbackCatalogue)

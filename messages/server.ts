import { errors as errorsEn } from './en/errors.ts'
import { mail as mailEn } from './en/mail.ts'
import { paperAnswers as paperAnswersEn, paper as paperEn } from './en/paper.ts'
import { settings as settingsEn } from './en/settings.ts'
import { createTranslator } from './format.ts'
import { errors as errorsZh } from './zh/errors.ts'
import { mail as mailZh } from './zh/mail.ts'
import { paperAnswers as paperAnswersZh, paper as paperZh } from './zh/paper.ts'
import { settings as settingsZh } from './zh/settings.ts'

/** Every sentence the server sends: refusals and mails. */
export const serverCatalogue = {
  zh: { ...paperZh, ...paperAnswersZh, ...settingsZh, ...errorsZh, ...mailZh },
  en: { ...paperEn, ...paperAnswersEn, ...settingsEn, ...errorsEn, ...mailEn },
}

export const translateServer = createTranslator(serverCatalogue)

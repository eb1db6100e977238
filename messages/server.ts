import { errors as errorsEn } from './en/errors.ts'
import { inputRules as inputRulesEn } from './en/inputRules.ts'
import { inputs as inputsEn } from './en/inputs.ts'
import { jobs as jobsEn } from './en/jobs.ts'
import { mail as mailEn } from './en/mail.ts'
import { notices as noticesEn } from './en/notices.ts'
import { paperAnswers as paperAnswersEn, paper as paperEn } from './en/paper.ts'
import { questionnaires as questionnairesEn } from './en/questionnaires.ts'
import { settings as settingsEn } from './en/settings.ts'
import { createTranslator } from './format.ts'
import { errors as errorsZh } from './zh/errors.ts'
import { inputRules as inputRulesZh } from './zh/inputRules.ts'
import { inputs as inputsZh } from './zh/inputs.ts'
import { jobs as jobsZh } from './zh/jobs.ts'
import { mail as mailZh } from './zh/mail.ts'
import { notices as noticesZh } from './zh/notices.ts'
import { paperAnswers as paperAnswersZh, paper as paperZh } from './zh/paper.ts'
import { questionnaires as questionnairesZh } from './zh/questionnaires.ts'
import { settings as settingsZh } from './zh/settings.ts'

/** Every sentence the server sends: refusals and mails. */
export const serverCatalogue = {
  zh: {
    ...paperZh,
    ...paperAnswersZh,
    ...settingsZh,
    ...errorsZh,
    ...mailZh,
    ...noticesZh,
    ...jobsZh,
    ...inputsZh,
    ...inputRulesZh,
    ...questionnairesZh,
  },
  en: {
    ...paperEn,
    ...paperAnswersEn,
    ...settingsEn,
    ...errorsEn,
    ...mailEn,
    ...noticesEn,
    ...jobsEn,
    ...inputsEn,
    ...inputRulesEn,
    ...questionnairesEn,
  },
}

export const translateServer = createTranslator(serverCatalogue)

import { audit as auditEn } from './en/audit.ts'
import { errors as errorsEn } from './en/errors.ts'
import { exportSheets as exportSheetsEn } from './en/exportSheets.ts'
import { inputRules as inputRulesEn } from './en/inputRules.ts'
import { inputs as inputsEn } from './en/inputs.ts'
import { jobs as jobsEn } from './en/jobs.ts'
import { mail as mailEn } from './en/mail.ts'
import { notices as noticesEn } from './en/notices.ts'
import { paperAnswers as paperAnswersEn, paper as paperEn } from './en/paper.ts'
import { questionnaires as questionnairesEn } from './en/questionnaires.ts'
import { settings as settingsEn } from './en/settings.ts'
import { start as startEn } from './en/start.ts'
import { createTranslator } from './format.ts'
import { audit as auditZh } from './zh/audit.ts'
import { errors as errorsZh } from './zh/errors.ts'
import { exportSheets as exportSheetsZh } from './zh/exportSheets.ts'
import { inputRules as inputRulesZh } from './zh/inputRules.ts'
import { inputs as inputsZh } from './zh/inputs.ts'
import { jobs as jobsZh } from './zh/jobs.ts'
import { mail as mailZh } from './zh/mail.ts'
import { notices as noticesZh } from './zh/notices.ts'
import { paperAnswers as paperAnswersZh, paper as paperZh } from './zh/paper.ts'
import { questionnaires as questionnairesZh } from './zh/questionnaires.ts'
import { settings as settingsZh } from './zh/settings.ts'
import { start as startZh } from './zh/start.ts'

/** What it prints when it starts. */
export type StartKey = keyof typeof startZh

/** Every sentence the server sends or prints: refusals, mails, what its start tells. */
export const serverCatalogue = {
  zh: {
    ...auditZh,
    ...paperZh,
    ...paperAnswersZh,
    ...settingsZh,
    ...errorsZh,
    ...exportSheetsZh,
    ...mailZh,
    ...noticesZh,
    ...jobsZh,
    ...inputsZh,
    ...inputRulesZh,
    ...questionnairesZh,
    ...startZh,
  },
  en: {
    ...auditEn,
    ...paperEn,
    ...paperAnswersEn,
    ...settingsEn,
    ...errorsEn,
    ...exportSheetsEn,
    ...mailEn,
    ...noticesEn,
    ...jobsEn,
    ...inputsEn,
    ...inputRulesEn,
    ...questionnairesEn,
    ...startEn,
  },
}

export const translateServer = createTranslator(serverCatalogue)

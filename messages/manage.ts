import { collection as collectionEn } from './en/collection.ts'
import { dimensions as dimensionsEn } from './en/dimensions.ts'
import { directory as directoryEn } from './en/directory.ts'
import { editor as editorEn } from './en/editor.ts'
import { enterprise as enterpriseEn } from './en/enterprise.ts'
import { failures as failuresEn } from './en/failures.ts'
import { inputRules as inputRulesEn } from './en/inputRules.ts'
import { lists as listsEn } from './en/lists.ts'
import { paper as paperEn } from './en/paper.ts'
import { questionnaires as questionnairesEn } from './en/questionnaires.ts'
import { relations as relationsEn } from './en/relations.ts'
import { reports as reportsEn } from './en/reports.ts'
import { session as sessionEn } from './en/session.ts'
import { settings as settingsEn } from './en/settings.ts'
import { shell as shellEn } from './en/shell.ts'
import { templates as templatesEn } from './en/templates.ts'
import { createTranslator } from './format.ts'
import { collection as collectionZh } from './zh/collection.ts'
import { dimensions as dimensionsZh } from './zh/dimensions.ts'
import { directory as directoryZh } from './zh/directory.ts'
import { editor as editorZh } from './zh/editor.ts'
import { enterprise as enterpriseZh } from './zh/enterprise.ts'
import { failures as failuresZh } from './zh/failures.ts'
import { inputRules as inputRulesZh } from './zh/inputRules.ts'
import { lists as listsZh } from './zh/lists.ts'
import { paper as paperZh } from './zh/paper.ts'
import { questionnaires as questionnairesZh } from './zh/questionnaires.ts'
import { relations as relationsZh } from './zh/relations.ts'
import { reports as reportsZh } from './zh/reports.ts'
import { session as sessionZh } from './zh/session.ts'
import { settings as settingsZh } from './zh/settings.ts'
import { shell as shellZh } from './zh/shell.ts'
import { templates as templatesZh } from './zh/templates.ts'

/** Every sentence of the admin (entry manage). */
export const manageCatalogue = {
  zh: {
    ...paperZh,
    ...settingsZh,
    ...collectionZh,
    ...dimensionsZh,
    ...directoryZh,
    ...editorZh,
    ...enterpriseZh,
    ...failuresZh,
    ...inputRulesZh,
    ...listsZh,
    ...questionnairesZh,
    ...relationsZh,
    ...reportsZh,
    ...sessionZh,
    ...shellZh,
    ...templatesZh,
  },
  en: {
    ...paperEn,
    ...settingsEn,
    ...collectionEn,
    ...dimensionsEn,
    ...directoryEn,
    ...editorEn,
    ...enterpriseEn,
    ...failuresEn,
    ...inputRulesEn,
    ...listsEn,
    ...questionnairesEn,
    ...relationsEn,
    ...reportsEn,
    ...sessionEn,
    ...shellEn,
    ...templatesEn,
  },
}

export const translateManage = createTranslator(manageCatalogue)

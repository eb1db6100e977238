import { account as accountEn } from './en/account.ts'
import { collection as collectionEn } from './en/collection.ts'
import { combined as combinedEn } from './en/combined.ts'
import { dimensions as dimensionsEn } from './en/dimensions.ts'
import { directory as directoryEn } from './en/directory.ts'
import { editor as editorEn } from './en/editor.ts'
import { enterprise as enterpriseEn } from './en/enterprise.ts'
import { failures as failuresEn } from './en/failures.ts'
import { forms as formsEn } from './en/forms.ts'
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

/** Every sentence of the admin (entry manage), in English; a page loads one language. */
export const manageEn = {
  ...paperEn,
  ...accountEn,
  ...settingsEn,
  ...collectionEn,
  ...combinedEn,
  ...dimensionsEn,
  ...directoryEn,
  ...editorEn,
  ...enterpriseEn,
  ...failuresEn,
  ...formsEn,
  ...inputRulesEn,
  ...listsEn,
  ...questionnairesEn,
  ...relationsEn,
  ...reportsEn,
  ...sessionEn,
  ...shellEn,
  ...templatesEn,
}

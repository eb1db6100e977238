import { account as accountZh } from './zh/account.ts'
import { collection as collectionZh } from './zh/collection.ts'
import { combined as combinedZh } from './zh/combined.ts'
import { dimensions as dimensionsZh } from './zh/dimensions.ts'
import { directory as directoryZh } from './zh/directory.ts'
import { editor as editorZh } from './zh/editor.ts'
import { enterprise as enterpriseZh } from './zh/enterprise.ts'
import { failures as failuresZh } from './zh/failures.ts'
import { forms as formsZh } from './zh/forms.ts'
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

/** Every sentence of the admin (entry manage), in Chinese; a page loads one language. */
export const manageZh = {
  ...paperZh,
  ...accountZh,
  ...settingsZh,
  ...collectionZh,
  ...combinedZh,
  ...dimensionsZh,
  ...directoryZh,
  ...editorZh,
  ...enterpriseZh,
  ...failuresZh,
  ...formsZh,
  ...inputRulesZh,
  ...listsZh,
  ...questionnairesZh,
  ...relationsZh,
  ...reportsZh,
  ...sessionZh,
  ...shellZh,
  ...templatesZh,
}

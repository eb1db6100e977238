import { keptPassword as keptPasswordZh } from './zh/account.ts'
import { collection as collectionZh } from './zh/collection.ts'
import { combined as combinedZh } from './zh/combined.ts'
import { dimensions as dimensionsZh } from './zh/dimensions.ts'
import { directory as directoryZh } from './zh/directory.ts'
import { editor as editorZh } from './zh/editor.ts'
import { enterprise as enterpriseZh } from './zh/enterprise.ts'
import { forms as formsZh } from './zh/forms.ts'
import { inputRules as inputRulesZh } from './zh/inputRules.ts'
import { paper as paperZh } from './zh/paper.ts'
import { relations as relationsZh } from './zh/relations.ts'
import { release as releaseZh } from './zh/release.ts'
import { reports as reportsZh } from './zh/reports.ts'
import { settings as settingsZh } from './zh/settings.ts'
import { templates as templatesZh } from './zh/templates.ts'

/** What the admin's other pages and its dialogs say, in Chinese: it comes with the first of them. */
export const pagesZh = {
  ...collectionZh,
  ...combinedZh,
  ...dimensionsZh,
  ...directoryZh,
  ...editorZh,
  ...enterpriseZh,
  ...formsZh,
  ...inputRulesZh,
  ...keptPasswordZh,
  ...paperZh,
  ...relationsZh,
  ...releaseZh,
  ...reportsZh,
  ...settingsZh,
  ...templatesZh,
}

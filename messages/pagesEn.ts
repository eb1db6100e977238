import { keptPassword as keptPasswordEn } from './en/account.ts'
import { collection as collectionEn } from './en/collection.ts'
import { combined as combinedEn } from './en/combined.ts'
import { dimensions as dimensionsEn } from './en/dimensions.ts'
import { directory as directoryEn } from './en/directory.ts'
import { editor as editorEn } from './en/editor.ts'
import { enterprise as enterpriseEn } from './en/enterprise.ts'
import { forms as formsEn } from './en/forms.ts'
import { inputRules as inputRulesEn } from './en/inputRules.ts'
import { paper as paperEn } from './en/paper.ts'
import { relations as relationsEn } from './en/relations.ts'
import { release as releaseEn } from './en/release.ts'
import { reports as reportsEn } from './en/reports.ts'
import { settings as settingsEn } from './en/settings.ts'
import { templates as templatesEn } from './en/templates.ts'

/** What the admin's other pages and its dialogs say, in English: it comes with the first of them. */
export const pagesEn = {
  ...collectionEn,
  ...combinedEn,
  ...dimensionsEn,
  ...directoryEn,
  ...editorEn,
  ...enterpriseEn,
  ...formsEn,
  ...inputRulesEn,
  ...keptPasswordEn,
  ...paperEn,
  ...relationsEn,
  ...releaseEn,
  ...reportsEn,
  ...settingsEn,
  ...templatesEn,
}

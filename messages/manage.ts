import { createTranslator } from './format.ts'
import { manageEn } from './manageEn.ts'
import { manageZh } from './manageZh.ts'

/** Every sentence of the admin in both languages, for what compares them; the admin itself loads one (manageZh, manageEn). */
export const manageCatalogue = { zh: manageZh, en: manageEn }

export const translateManage = createTranslator(manageCatalogue)

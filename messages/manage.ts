import { createTranslator } from './format.ts'
import { manageEn } from './manageEn.ts'
import { manageZh } from './manageZh.ts'
import { pagesEn } from './pagesEn.ts'
import { pagesZh } from './pagesZh.ts'

/** Every sentence of the admin in both languages, for what compares them; the admin itself loads one, in two files. */
export const manageCatalogue = { zh: { ...manageZh, ...pagesZh }, en: { ...manageEn, ...pagesEn } }

export const translateManage = createTranslator(manageCatalogue)

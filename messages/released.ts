import { failures as failuresEn } from './en/failures.ts'
import { released as releasedEn } from './en/released.ts'
import { createTranslator } from './format.ts'
import { failures as failuresZh } from './zh/failures.ts'
import { released as releasedZh } from './zh/released.ts'

/** Every sentence of the answering site's pages of released reports but the reports' own; raters open none, so it is no part of the site's first file. */
export const releasedCatalogue = {
  zh: { ...failuresZh, ...releasedZh },
  en: { ...failuresEn, ...releasedEn },
}

export const translateReleased = createTranslator(releasedCatalogue)

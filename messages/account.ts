import { account as accountEn, keptPassword as keptPasswordEn } from './en/account.ts'
import { failures as failuresEn } from './en/failures.ts'
import { session as sessionEn } from './en/session.ts'
import { createTranslator } from './format.ts'
import { account as accountZh, keptPassword as keptPasswordZh } from './zh/account.ts'
import { failures as failuresZh } from './zh/failures.ts'
import { session as sessionZh } from './zh/session.ts'

/** Every sentence of the answering site's page about one's own sign-in; few open it, so it is no part of the site's first file. */
export const accountCatalogue = {
  zh: { ...failuresZh, ...sessionZh, ...accountZh, ...keptPasswordZh },
  en: { ...failuresEn, ...sessionEn, ...accountEn, ...keptPasswordEn },
}

export const translateAccount = createTranslator(accountCatalogue)

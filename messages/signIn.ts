import { failures as failuresEn } from './en/failures.ts'
import { session as sessionEn } from './en/session.ts'
import { createTranslator } from './format.ts'
import { failures as failuresZh } from './zh/failures.ts'
import { session as sessionZh } from './zh/session.ts'

/** Every sentence of the sign-in page: small, it loads before anything else. */
export const signInCatalogue = {
  zh: { ...failuresZh, ...sessionZh },
  en: { ...failuresEn, ...sessionEn },
}

export const translateSignIn = createTranslator(signInCatalogue)

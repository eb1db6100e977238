import { errors as errorsEn } from './en/errors.ts'
import { mail as mailEn } from './en/mail.ts'
import { createTranslator } from './format.ts'
import { errors as errorsZh } from './zh/errors.ts'
import { mail as mailZh } from './zh/mail.ts'

/** Every sentence the server sends: refusals and mails. */
export const serverCatalogue = {
  zh: { ...errorsZh, ...mailZh },
  en: { ...errorsEn, ...mailEn },
}

export const translateServer = createTranslator(serverCatalogue)

import { keeping as en } from './en/keeping.ts'
import { createTranslator, type MessageParams } from './format.ts'
import { keeping as zh } from './zh/keeping.ts'

/** What backup, restore and move tell whoever runs the server. */
export const keepingCatalogue = { zh, en }

export type KeepingKey = keyof typeof zh

const translate = createTranslator(keepingCatalogue)

/** A sentence in both languages, a line each: nobody has told the command which one to speak. */
export function bothLanguages(key: KeepingKey, params?: MessageParams): string {
  return `${translate('zh', key, params)}\n${translate('en', key, params)}`
}

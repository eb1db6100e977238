/** Our sentences and react-admin's own, in the language of the screen; LanguageSwitch also tells the server. */
import type { I18nProvider } from 'react-admin'
import type { Language } from '../../messages/format.ts'
import { isResource, resources } from '../../openapi/generated/resources.ts'
import { keepLanguage } from '../api/language.ts'
import type { Words } from './words.ts'

const isLanguage = (locale: string): locale is Language => locale === 'zh' || locale === 'en'

/** The order rows were added in, where no column is sorted by: that of their keys. */
const AS_ADDED = 'list.asAdded'

/** react-admin asks for `resources.templates.fields.title`; the word is the contract's. */
function fieldLabel(key: string, { language, translate }: Words): string | undefined {
  const [, resource = '', field] = /^resources\.(\w+)\.fields\.(\w+)$/.exec(key) ?? []
  if (!isResource(resource)) return undefined
  const { columns, recordKey } = resources[resource]
  const own = columns.find(({ name }) => name === field)?.label[language]
  return own ?? (field === recordKey ? translate(language, AS_ADDED) : undefined)
}

export function createI18nProvider(words: Words): I18nProvider {
  const { language, own, translate, reactAdmin } = words
  // A plural is asked for without its ending, but a key of that ending may also be a sentence of its own.
  const isOwn = (key: string) => Object.hasOwn(own, key) || Object.hasOwn(own, `${key}.other`)
  return {
    translate: (key, options) => {
      if (isOwn(key)) return translate(language, key, options)
      const label = fieldLabel(key, words)
      if (label !== undefined) return label
      if (key.startsWith('ra.')) return reactAdmin.translate(key, options)
      return typeof options?._ === 'string' ? options._ : key
    },
    changeLocale: async (locale) => {
      if (isLanguage(locale)) keepLanguage(locale)
    },
    getLocale: () => language,
    getLocales: () => [
      { locale: 'zh', name: '中文' },
      { locale: 'en', name: 'English' },
    ],
  }
}

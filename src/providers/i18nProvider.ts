/** Our sentences and react-admin's own, in both languages; LanguageSwitch also tells the server. */
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { defaultI18nProvider, type I18nProvider } from 'react-admin'
import type { Language } from '../../messages/format.ts'
import { manageCatalogue, translateManage } from '../../messages/manage.ts'
import { reactAdminZh } from '../../messages/reactAdmin/zh.ts'
import { currentLanguage, keepLanguage } from '../api/language.ts'

/** A plural is asked for without its ending, but a key of that ending may also be a sentence of its own. */
const OWN_KEYS = new Set(Object.keys(manageCatalogue.zh).flatMap((key) => [key, key.replace(/\.other$/, '')]))

const isLanguage = (locale: string): locale is Language => locale === 'zh' || locale === 'en'

export function createI18nProvider(): I18nProvider {
  const reactAdmin: Record<Language, I18nProvider> = {
    zh: polyglotI18nProvider(() => reactAdminZh, 'zh'),
    en: defaultI18nProvider,
  }
  return {
    translate: (key, options) => {
      if (OWN_KEYS.has(key)) return translateManage(currentLanguage(), key, options)
      if (key.startsWith('ra.')) return reactAdmin[currentLanguage()].translate(key, options)
      return typeof options?._ === 'string' ? options._ : key
    },
    changeLocale: async (locale) => {
      if (isLanguage(locale)) keepLanguage(locale)
    },
    getLocale: currentLanguage,
    getLocales: () => [
      { locale: 'zh', name: '中文' },
      { locale: 'en', name: 'English' },
    ],
  }
}

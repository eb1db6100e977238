/** The sentences of the language on the screen; the other language is loaded when somebody chooses it. */
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { defaultI18nProvider, type I18nProvider } from 'react-admin'
import { createTranslator, type Language, type Messages } from '../../messages/format.ts'
import { loadChunk } from '../api/chunkFailure.ts'
import { wordsFrom } from '../api/pageWords.ts'

export interface Words {
  language: Language
  own: Messages
  translate: ReturnType<typeof createTranslator>
  /** react-admin's own sentences. */
  reactAdmin: I18nProvider
}

const ofOne = (language: Language, own: Messages, reactAdmin: I18nProvider): Words => ({
  language,
  own,
  translate: createTranslator({ zh: own, en: own }),
  reactAdmin,
})

const LOAD: Record<Language, () => Promise<Words>> = {
  async zh() {
    const [{ manageZh }, { reactAdminZh }] = await Promise.all([
      import('../../messages/manageZh.ts'),
      import('../../messages/reactAdmin/zh.ts'),
    ])
    const reactAdmin = polyglotI18nProvider(() => reactAdminZh, 'zh')
    return ofOne('zh', await wordsFrom('zh', manageZh), reactAdmin)
  },
  async en() {
    const { manageEn } = await import('../../messages/manageEn.ts')
    return ofOne('en', await wordsFrom('en', manageEn), defaultI18nProvider)
  },
}

/** The question for the words of a language, asked once. */
export const wordsOf = (language: Language) => ({
  queryKey: ['words', language],
  queryFn: () => loadChunk(LOAD[language]),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The languages every sentence exists in (design §5.12). */
export type Language = 'zh' | 'en'

export const LANGUAGES: readonly Language[] = ['zh', 'en']

/** How dates and numbers are written in each. */
export const LOCALES: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en-GB' }

/** The items as a list of the language: 、 between Chinese ones, commas between English ones. */
export const joinList = (items: readonly string[], language: Language): string =>
  items.join(language === 'zh' ? '、' : ', ')

export type MessageParams = Readonly<Record<string, string | number>>

export type Messages = Readonly<Record<string, string>>

export type Catalogue = Readonly<Record<Language, Messages>>

/** The sentence for a key: `{name}` is replaced by `params.name`. */
export type Translate = (language: Language, key: string, params?: MessageParams) => string

/**
 * Makes the translator of one entry. `params.count` chooses `<key>.one` or `<key>.other` where
 * the key has plural forms. An unknown key comes back as it is: a page with one raw key is
 * better than no page, and messages.test.ts keeps both languages complete.
 */
export function createTranslator(catalogue: Catalogue): Translate {
  return (language, key, params = {}) => {
    const messages = catalogue[language]
    const template = messages[key] ?? pluralForm(messages, language, key, params) ?? key
    return fill(template, params)
  }
}

/** Replaces each `{name}`; one that nobody gave disappears, so details belong at a sentence's end. */
export function fill(template: string, params: MessageParams): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? '')).trim()
}

/** The names of a sentence's placeholders, sorted, each once. */
export function placeholders(template: string): string[] {
  return [...new Set([...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort()
}

/** The language a browser or a request asks for: the first of its tags ("zh-CN") we have, else `otherwise`. */
export function chooseLanguage(preferences: readonly string[], otherwise: Language = 'en'): Language {
  for (const preference of preferences) {
    const [primary] = preference.trim().toLowerCase().split('-')
    if (primary === 'zh' || primary === 'en') return primary
  }
  return otherwise
}

/** The tags of an Accept-Language header ("zh-CN,en;q=0.8"), the dearest first; those refused (q=0) are left out. */
export function acceptedLanguages(header: string): string[] {
  const wishes = header.split(',').map((part) => {
    const [tag = '', ...more] = part.split(';').map((piece) => piece.trim())
    const quality = more.find((piece) => /^q=/i.test(piece))?.slice(2)
    return { tag, quality: quality === undefined ? 1 : Number(quality) }
  })
  const wanted = wishes.filter(({ tag, quality }) => tag !== '' && quality > 0)
  return wanted.sort((a, b) => b.quality - a.quality).map(({ tag }) => tag)
}

const pluralRules: Record<Language, Intl.PluralRules> = {
  zh: new Intl.PluralRules('zh'),
  en: new Intl.PluralRules('en'),
}

function pluralForm(messages: Messages, language: Language, key: string, params: MessageParams): string | undefined {
  if (typeof params.count !== 'number') return messages[`${key}.other`]
  return messages[`${key}.${pluralRules[language].select(params.count)}`] ?? messages[`${key}.other`]
}

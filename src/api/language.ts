/** The language of the screen: chosen by the browser, switchable, kept (design §5.12). Shared by all entries. */
import { chooseLanguage, type Language } from '../../messages/format.ts'

const KEY = 'roundview.language'

function stored(): Language | undefined {
  try {
    const value = globalThis.localStorage?.getItem(KEY)
    return value === 'zh' || value === 'en' ? value : undefined
  } catch {
    // A browser that forbids storage still works, it only forgets the choice.
    return undefined
  }
}

let language: Language | undefined

export function currentLanguage(): Language {
  language ??= stored() ?? chooseLanguage(globalThis.navigator?.languages ?? [])
  return language
}

const listeners = new Set<() => void>()

/** Calls `listener` after each change of the language; returns how to stop. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells the document (screen readers, hyphenation, fonts). */
export function showLanguage(shown: Language): void {
  if (typeof document !== 'undefined') document.documentElement.lang = shown === 'zh' ? 'zh-CN' : 'en'
}

/** Keeps the choice in this browser and shows it. */
export function keepLanguage(chosen: Language): void {
  language = chosen
  try {
    globalThis.localStorage?.setItem(KEY, chosen)
  } catch {
    // See stored().
  }
  showLanguage(chosen)
  for (const listener of listeners) listener()
}

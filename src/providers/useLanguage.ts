import { useLocale } from 'react-admin'
import type { Language } from '../../messages/format.ts'

/** The language of the screen, for what is worded or made in it besides `useTranslate`. */
export function useLanguage(): Language {
  return useLocale() === 'en' ? 'en' : 'zh'
}

import { useLocale } from 'react-admin'
import { type Language, LOCALES } from '../../messages/format.ts'
import { dayText } from './dayText.ts'

/** The language of the screen, for what is worded or made in it besides `useTranslate`. */
export function useLanguage(): Language {
  return useLocale() === 'en' ? 'en' : 'zh'
}

/** Writes a time (ISO 8601) by the reader's language and clock: as a day, its month a word where figures alone can be misread. */
export function useTimeText(style: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }): (time: string) => string {
  const format = new Intl.DateTimeFormat(LOCALES[useLanguage()], style)
  return (time) => format.format(new Date(time))
}

/** Writes a moment: its day and its time. */
export const useMomentText = () => useTimeText({ dateStyle: 'medium', timeStyle: 'short' })

/** Writes when something was: the moment, or where that is not kept (`isByDay`) its day. */
export function useSeenText(): (time: string, isByDay: boolean) => string {
  const language = useLanguage()
  const moment = useMomentText()
  return (time, isByDay) => (isByDay ? dayText(time, language) : moment(time))
}

/** Names in one line, as the reader's language lists them. */
export function useNameList(): (names: string[]) => string {
  const locale = LOCALES[useLanguage()]
  // A browser's first list format takes more than ten milliseconds: only made for names there are.
  return (names) => (names.length === 0 ? '' : new Intl.ListFormat(locale, { style: 'narrow' }).format(names))
}

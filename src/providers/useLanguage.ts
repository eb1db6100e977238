import { useLocale } from 'react-admin'
import { dayText } from '../../messages/dayText.ts'
import { type Language, LOCALES } from '../../messages/format.ts'

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

/** Writes a time by `text`, or where only the day is kept (`isByDay`) that day. */
function useByDay(text: (time: string) => string): (time: string, isByDay: boolean) => string {
  const language = useLanguage()
  return (time, isByDay) => (isByDay ? dayText(time, language) : text(time))
}

/** Writes when something was: the moment, or where that is not kept its day. */
export const useSeenText = () => useByDay(useMomentText())

/** Writes the day of something, by the reader's clock unless only a day is kept. */
export const useDateText = () => useByDay(useTimeText())

/** Names in one line, as the reader's language lists them. */
export function useNameList(): (names: string[]) => string {
  const locale = LOCALES[useLanguage()]
  // A browser's first list format takes more than ten milliseconds: only made for names there are.
  return (names) => (names.length === 0 ? '' : new Intl.ListFormat(locale, { style: 'narrow' }).format(names))
}

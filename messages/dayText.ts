import { type Language, LOCALES } from './format.ts'

/** Writes the day of what is kept by the day alone: the server's, which is midnight UTC and west of it the day before. */
export function dayText(time: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(time))
}

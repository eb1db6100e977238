import { useLocaleState } from 'react-admin'

/** Writes a moment (ISO 8601 UTC) in the reader's language and zone. */
export function useDateTime(): (time: string) => string {
  const [locale] = useLocaleState()
  const format = new Intl.DateTimeFormat(locale === 'zh' ? 'zh-CN' : 'en', { dateStyle: 'medium', timeStyle: 'short' })
  return (time) => format.format(new Date(time))
}

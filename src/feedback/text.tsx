/** The language of the site and its sentences, for every component below. */
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { translateFeedback } from '../../messages/feedback.ts'
import { type Language, LOCALES, type MessageParams } from '../../messages/format.ts'
import { currentLanguage, keepLanguage } from '../api/language.ts'

export interface Text {
  language: Language
  t: (key: string, params?: MessageParams) => string
  switchLanguage: () => void
}

const TextContext = createContext<Text | null>(null)

export function TextProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(currentLanguage)
  const text = useMemo<Text>(() => {
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en'
    const t: Text['t'] = (key, params) => translateFeedback(language, key, params)
    const other = language === 'zh' ? 'en' : 'zh'
    const switchLanguage = () => {
      keepLanguage(other)
      setLanguage(other)
    }
    return { language, t, switchLanguage }
  }, [language])
  return <TextContext value={text}>{children}</TextContext>
}

export function useText(): Text {
  const text = useContext(TextContext)
  if (text === null) throw new Error('useText stands outside TextProvider')
  return text
}

/** A deadline as people say it, in their own time zone. */
export function formatDeadline(language: Language, deadline: string): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    month: 'long',
    day: 'numeric',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
  return format.format(new Date(deadline))
}

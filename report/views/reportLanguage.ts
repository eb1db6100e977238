import { createContext, useContext } from 'react'
import { type Language, translate } from '../translate.ts'

/** The language of the report being shown. */
export const ReportLanguage = createContext<Language>('en')

export const useLanguage = (): Language => useContext(ReportLanguage)

/** A sentence of messages/<language>/report.ts. */
export function useSentence(): (key: string, params?: Record<string, string | number>) => string {
  const language = useLanguage()
  return (key, params) => translate(language, key, params)
}

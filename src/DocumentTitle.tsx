import { useEffect } from 'react'
import { useLocaleState } from 'react-admin'
import { useLocation } from 'react-router'
import { currentLanguage } from './api/language.ts'
import { documentTitle } from './routes.ts'

/** Keeps document.title with the address and the language; react-admin never sets it. */
export function DocumentTitle() {
  const { pathname } = useLocation()
  const [locale] = useLocaleState()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language changes the title
  useEffect(() => {
    document.title = documentTitle(pathname, currentLanguage())
  }, [pathname, locale])
  return null
}

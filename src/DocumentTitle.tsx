import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { useLocation } from 'react-router'
import { documentTitle } from './routes.ts'

/** Keeps document.title with the address and the language; react-admin never sets it. */
export function DocumentTitle() {
  const { pathname } = useLocation()
  const translate = useTranslate()
  useEffect(() => {
    document.title = documentTitle(pathname, translate)
  }, [pathname, translate])
  return null
}

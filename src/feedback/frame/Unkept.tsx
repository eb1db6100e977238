/** Answers that nothing but this page has: told and asked about wherever on the site one is, for their form may be left by then. */
import { type CSSProperties, createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react'
import { useText } from '../text.tsx'
import type { Visit } from '../visit.ts'

/** What stands first on a page comes right up to it. */
const APART: CSSProperties = { marginBottom: 'var(--space-4)' }

const UnkeptContext = createContext(false)

/** Above all pages; asks before the browser leaves them. */
export function UnkeptProvider({ visit, children }: { visit: Visit; children: ReactNode }) {
  const isUnkept = useSyncExternalStore(visit.subscribe, visit.isUnkept)
  useEffect(() => {
    const ask = (event: Event) => {
      if (visit.wouldLose()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [visit])
  return <UnkeptContext value={isUnkept}>{children}</UnkeptContext>
}

/** On every page but a form, whose bar says how it is with its own. */
export function Unkept() {
  const { t } = useText()
  return (
    useContext(UnkeptContext) && (
      <p className="trouble bad" style={APART} role="alert">
        {t('feedback.unkept')}
      </p>
    )
  )
}

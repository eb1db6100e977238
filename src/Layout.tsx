/** The frame of every page: navigation at the left, the page at the right (design §6). */
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router'
import { Brand } from './Brand.tsx'
import { DocumentTitle } from './DocumentTitle.tsx'
import { Navigation } from './Navigation.tsx'
import { FailurePage } from './ui/FailurePage.tsx'
import { Waiting } from './ui/Waiting.tsx'
import './layout.css'

export function Layout({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: going to another page closes the drawer of small screens
  useEffect(() => setOpen(false), [pathname])
  return (
    <div className="rv-frame" data-nav={isOpen ? 'open' : 'closed'}>
      <DocumentTitle />
      <button type="button" className="rv-skip" onClick={() => document.getElementById('content')?.focus()}>
        {translate('nav.skipToContent')}
      </button>
      <div className="rv-topbar">
        <button type="button" aria-expanded={isOpen} aria-controls="rv-nav" onClick={() => setOpen(!isOpen)}>
          <span className="rv-hidden">{translate('nav.label')}</span>
          <svg width="20" height="20" viewBox="0 0 20 20" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
            <path d="M3 6h14M3 10h14M3 14h14" />
          </svg>
        </button>
        <Brand />
      </div>
      <Navigation />
      <button type="button" className="rv-veil" tabIndex={-1} aria-hidden="true" onClick={() => setOpen(false)} />
      <main id="content" tabIndex={-1}>
        <ErrorBoundary FallbackComponent={FailurePage} resetKeys={[pathname]}>
          <Suspense fallback={<Waiting />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
    </div>
  )
}

/** The frame of every page: navigation at the left, the page at the right (design §6). */
import { Box, Button, Drawer, IconButton, type Theme, useMediaQuery } from '@mui/material'
import { type CSSProperties, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation, useNavigationType } from 'react-router'
import { Brand } from './Brand.tsx'
import { DocumentTitle } from './DocumentTitle.tsx'
import { Navigation } from './Navigation.tsx'
import { LeaveQuestion } from './ui/leave/LeaveQuestion.tsx'
import { FailurePage } from './ui/page/FailurePage.tsx'
import { Waiting } from './ui/page/Waiting.tsx'
import './frame.css'

const WIDTH = 208

/** What stays in sight while one scrolls stays below the top bar. */
const TOP_BAR_HEIGHT = '53px'

const TOP_BAR = {
  height: TOP_BAR_HEIGHT,
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  p: 0.5,
  background: 'var(--paper)',
  borderBottom: '1px solid var(--line)',
  displayPrint: 'none',
}
const PAPER = { width: { xs: 'min(280px, 84vw)', md: WIDTH }, background: 'var(--paper)' }

/** A page that is gone to begins at its top; on the way back, and beside the tree of departments, the place is kept. */
function usePlace(pathname: string) {
  const isNew = useNavigationType() === 'PUSH'
  const room = pathname.split('/')[1]
  const before = useRef(room)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page once, however it was come to
  useLayoutEffect(() => {
    if (isNew && !(room === 'departments' && before.current === room)) window.scrollTo(0, 0)
    before.current = room
  }, [pathname])
}

export function Layout({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  const { pathname } = useLocation()
  usePlace(pathname)
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true })
  const [isOpen, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: going to another page closes the drawer of small screens
  useEffect(() => setOpen(false), [pathname])
  return (
    <div className="rv-frame" style={{ '--top': isWide ? '0px' : TOP_BAR_HEIGHT } as CSSProperties}>
      <DocumentTitle />
      <Button className="rv-skip" onClick={() => document.getElementById('content')?.focus()}>
        {translate('nav.skipToContent')}
      </Button>
      {!isWide && (
        <Box sx={TOP_BAR}>
          <IconButton aria-label={translate('nav.label')} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <svg width="20" height="20" viewBox="0 0 20 20" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
              <path d="M3 6h14M3 10h14M3 14h14" />
            </svg>
          </IconButton>
          <Brand />
        </Box>
      )}
      <Drawer
        variant={isWide ? 'permanent' : 'temporary'}
        open={isOpen}
        onClose={() => setOpen(false)}
        className="rv-side"
        slotProps={{ paper: { sx: PAPER } }}
      >
        <Navigation />
      </Drawer>
      <main id="content" tabIndex={-1}>
        <ErrorBoundary FallbackComponent={FailurePage} resetKeys={[pathname]}>
          <Suspense fallback={<Waiting />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      <LeaveQuestion />
    </div>
  )
}

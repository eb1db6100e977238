/** The frame of every page: navigation at the left, the page at the right (design §6). */
import { Box, Button, Drawer, IconButton, type Theme, useMediaQuery } from '@mui/material'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router'
import { Brand } from './Brand.tsx'
import { DocumentTitle } from './DocumentTitle.tsx'
import { Navigation } from './Navigation.tsx'
import { FailurePage } from './ui/FailurePage.tsx'
import { Waiting } from './ui/Waiting.tsx'

const WIDTH = 208

const FRAME = {
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `${WIDTH}px minmax(0, 1fr)` },
  alignContent: { xs: 'start', md: 'stretch' },
  '& > main': { minWidth: 0, outline: 'none' },
  '@media print': { display: 'block' },
}
/** Out of sight until the keyboard reaches it. */
const SKIP = { position: 'fixed', left: 8, top: -60, zIndex: 'tooltip', '&:focus': { top: 8 } }
const TOP_BAR = {
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

export function Layout({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true })
  const [isOpen, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: going to another page closes the drawer of small screens
  useEffect(() => setOpen(false), [pathname])
  return (
    <Box sx={FRAME}>
      <DocumentTitle />
      <Button sx={SKIP} onClick={() => document.getElementById('content')?.focus()}>
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
        sx={{ displayPrint: 'none' }}
        slotProps={{ paper: { sx: PAPER } }}
      >
        <Navigation />
      </Drawer>
      <main id="content" tabIndex={-1}>
        <ErrorBoundary FallbackComponent={FailurePage} resetKeys={[pathname]}>
          <Suspense fallback={<Waiting />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
    </Box>
  )
}

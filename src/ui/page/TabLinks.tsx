/** Tabs that are addresses: the steps of a questionnaire, the views of its reports, people and departments. */
import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Link, matchPath, useLocation } from 'react-router'

interface TabLinksProps {
  label: string
  tabs: { to: string; label: ReactNode; isPresent: boolean }[]
  /** What the present tab is called: a step on a way, or a page among others. */
  present?: 'page' | 'step'
}

const TABS = {
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  mb: 2,
  px: { xs: 1, sm: 3 },
  borderBottom: '1px solid var(--line)',
  displayPrint: 'none',
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    px: 1.5,
    py: 1,
    whiteSpace: 'nowrap',
    color: 'text.secondary',
    borderBottom: '2px solid transparent',
  },
  '& > a:hover': { color: 'text.primary', textDecoration: 'none' },
  '& > a[aria-current]': { color: 'var(--accent)', borderColor: 'currentcolor', fontWeight: 'var(--strong)' },
}

/** On a narrow screen the row scrolls, and the present tab must not be outside. */
function intoView(element: HTMLElement | null) {
  const row = element?.parentElement
  if (element && row) row.scrollLeft = element.offsetLeft - (row.clientWidth - element.offsetWidth) / 2
}

export function TabLinks({ label, tabs, present = 'page' }: TabLinksProps) {
  return (
    <Box component="nav" aria-label={label} sx={TABS}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          ref={tab.isPresent ? intoView : undefined}
          aria-current={tab.isPresent ? present : undefined}
        >
          {tab.label}
        </Link>
      ))}
    </Box>
  )
}

interface PageTabsProps {
  labelKey: string
  tabs: readonly { to: string; key: string }[]
}

/** Tabs that are pages of their own; the present one is that whose address says most of the page's. */
export function PageTabs({ labelKey, tabs }: PageTabsProps) {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const [present] = tabs
    .filter(({ to }) => matchPath(`${to}/*`, pathname))
    .sort((one, other) => other.to.length - one.to.length)
  const links = tabs.map((tab) => ({ to: tab.to, label: translate(tab.key), isPresent: tab === present }))
  return <TabLinks label={translate(labelKey)} tabs={links} />
}

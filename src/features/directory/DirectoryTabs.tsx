import { useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router'

const TABS = [
  { to: '/employees', key: 'nav.employees' },
  { to: '/departments', key: 'nav.departments' },
]

/** People and departments are two views of one organisation. */
export function DirectoryTabs() {
  const translate = useTranslate()
  const { pathname } = useLocation()
  return (
    <nav className="rv-tabs" aria-label={translate('nav.people')}>
      {TABS.map(({ to, key }) => (
        <Link key={to} to={to} aria-current={pathname === to ? 'page' : undefined}>
          {translate(key)}
        </Link>
      ))}
    </nav>
  )
}

import { useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router'

const TABS = [
  { to: '/enterprise', key: 'enterprise.tab.enterprise' },
  { to: '/enterprise/mail', key: 'enterprise.tab.mail' },
]

/** What is set up once for the whole enterprise. */
export function EnterpriseTabs() {
  const translate = useTranslate()
  const { pathname } = useLocation()
  return (
    <nav className="rv-tabs" aria-label={translate('enterprise.tabs')}>
      {TABS.map(({ to, key }) => (
        <Link key={to} to={to} aria-current={pathname === to ? 'page' : undefined}>
          {translate(key)}
        </Link>
      ))}
    </nav>
  )
}

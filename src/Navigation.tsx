import { memo } from 'react'
import { useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router'
import { Brand } from './Brand.tsx'
import { NavigationFoot } from './features/session/NavigationFoot.tsx'

/** The rooms of the product; `owns` are the addresses that belong to a room. */
const ROOMS = [
  { key: 'nav.questionnaires', to: '/manage', owns: ['/manage', '/add', '/questionnaire/', '/tags'] },
  { key: 'nav.templates', to: '/templates', owns: ['/templates'] },
  { key: 'nav.reports', to: '/reports/global', owns: ['/reports'] },
  { key: 'nav.people', to: '/employees', owns: ['/employees', '/departments'] },
  { key: 'nav.enterprise', to: '/enterprise', owns: ['/enterprise', '/audit'] },
  { key: 'nav.jobs', to: '/jobs', owns: ['/jobs'] },
]

/** Drawn anew with the address and the language alone, not with each turn of the page beside it. */
export const Navigation = memo(function Navigation() {
  const translate = useTranslate()
  const { pathname } = useLocation()
  return (
    <nav className="rv-nav" aria-label={translate('nav.label')}>
      <Brand />
      {ROOMS.map(({ key, to, owns }) => (
        <Link key={key} to={to} aria-current={owns.some((start) => pathname.startsWith(start)) ? 'page' : undefined}>
          {translate(key)}
        </Link>
      ))}
      <NavigationFoot />
    </nav>
  )
})

import { Box } from '@mui/material'
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
  { key: 'nav.enterprise', to: '/enterprise', owns: ['/enterprise', '/mails'] },
  { key: 'nav.jobs', to: '/jobs', owns: ['/jobs'] },
]

const ROOM = {
  px: 1,
  py: { xs: 1.5, md: 1 },
  borderRadius: 1,
  color: 'text.secondary',
  '&:hover': { color: 'text.primary', background: 'var(--mui-palette-action-hover)', textDecoration: 'none' },
  '&[aria-current]': { color: 'var(--accent)', background: 'var(--accent-soft)', fontWeight: 'var(--strong)' },
}

/** Drawn anew with the address and the language alone, not with each turn of the page beside it. */
export const Navigation = memo(function Navigation() {
  const translate = useTranslate()
  const { pathname } = useLocation()
  return (
    <Box
      component="nav"
      aria-label={translate('nav.label')}
      sx={{ flex: 1, display: 'flex', flexDirection: 'column', gap: 0.5, p: 1.5 }}
    >
      <Box sx={{ mb: 1 }}>
        <Brand />
      </Box>
      {ROOMS.map(({ key, to, owns }) => (
        <Box
          key={key}
          component={Link}
          to={to}
          sx={ROOM}
          aria-current={owns.some((start) => pathname.startsWith(start)) ? 'page' : undefined}
        >
          {translate(key)}
        </Box>
      ))}
      <NavigationFoot />
    </Box>
  )
})

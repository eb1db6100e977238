/** The foot of the navigation: enterprise and licence, account, language, light and dark. */
import { Box } from '@mui/material'
import { Link } from 'react-router'
import { useSession } from '../../providers/session.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { LicenceLine } from './LicenceLine.tsx'
import { ModeSwitch } from './ModeSwitch.tsx'

const ENTERPRISE = { p: 1, typography: 'overline', color: 'text.secondary' }

export function NavigationFoot() {
  const { user } = useSession()
  return (
    <Box sx={{ display: 'grid', mt: 'auto', pt: 1, borderTop: '1px solid var(--line)' }}>
      <Box component={Link} to="/enterprise" sx={ENTERPRISE}>
        {user.enterpriseName}
        <LicenceLine />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <AccountMenu />
        <LanguageSwitch />
        <ModeSwitch />
      </Box>
    </Box>
  )
}

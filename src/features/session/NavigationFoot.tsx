/** The foot of the navigation: enterprise and licence, account, language, light and dark. */
import { Link } from 'react-router'
import { useSession } from '../../providers/session/session.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { LicenceLine } from './LicenceLine.tsx'
import { ModeSwitch } from './ModeSwitch.tsx'

export function NavigationFoot() {
  const { user } = useSession()
  return (
    <div className="rv-nav-foot">
      <Link to="/enterprise">
        {user.enterpriseName}
        <LicenceLine />
      </Link>
      <div>
        <AccountMenu />
        <LanguageSwitch />
        <ModeSwitch />
      </div>
    </div>
  )
}

/** The foot of the navigation: enterprise and licence, account, language, light and dark. */
import { Link } from 'react-router'
import { useSession } from '../../providers/session.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { LicenceLine } from './LicenceLine.tsx'
import { ModeSwitch } from './ModeSwitch.tsx'
import './foot.css'

export function NavigationFoot() {
  const { user } = useSession()
  return (
    <div className="rv-foot">
      <Link className="rv-foot-enterprise" to="/enterprise">
        {user.enterpriseName}
        <LicenceLine />
      </Link>
      <div className="rv-foot-bar">
        <AccountMenu />
        <LanguageSwitch />
        <ModeSwitch />
      </div>
    </div>
  )
}

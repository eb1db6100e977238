import { useTranslate } from 'react-admin'
import { useLocation } from 'react-router'
import { TabLinks } from '../../ui/TabLinks.tsx'

const TABS = [
  { to: '/enterprise', key: 'enterprise.tab.enterprise' },
  { to: '/enterprise/mail', key: 'enterprise.tab.mail' },
]

/** What is set up once for the whole enterprise. */
export function EnterpriseTabs() {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const tabs = TABS.map(({ to, key }) => ({ to, label: translate(key), isPresent: pathname === to }))
  return <TabLinks label={translate('enterprise.tabs')} tabs={tabs} />
}

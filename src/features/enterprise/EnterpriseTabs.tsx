import { PageTabs } from '../../ui/page/TabLinks.tsx'

const TABS = [
  { to: '/enterprise', key: 'enterprise.tab.enterprise' },
  { to: '/enterprise/mail', key: 'enterprise.tab.mail' },
  { to: '/audit', key: 'enterprise.tab.audit' },
]

/** What is set up once for the whole enterprise. */
export const EnterpriseTabs = () => <PageTabs labelKey="enterprise.tabs" tabs={TABS} />

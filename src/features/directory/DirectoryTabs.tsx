import { useTranslate } from 'react-admin'
import { useLocation } from 'react-router'
import { TabLinks } from '../../ui/TabLinks.tsx'

const TABS = [
  { to: '/employees', key: 'nav.employees' },
  { to: '/departments', key: 'nav.departments' },
]

/** People and departments are two views of one organisation. */
export function DirectoryTabs() {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const tabs = TABS.map(({ to, key }) => ({
    to,
    label: translate(key),
    isPresent: `${pathname}/`.startsWith(`${to}/`),
  }))
  return <TabLinks label={translate('nav.people')} tabs={tabs} />
}

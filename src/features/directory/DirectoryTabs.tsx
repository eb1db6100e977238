import { PageTabs } from '../../ui/page/TabLinks.tsx'

const TABS = [
  { to: '/employees', key: 'nav.employees' },
  { to: '/departments', key: 'nav.departments' },
]

/** People and departments are two views of one organisation. */
export const DirectoryTabs = () => <PageTabs labelKey="nav.people" tabs={TABS} />

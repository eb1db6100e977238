import { useTranslate } from 'react-admin'
import { TabLinks } from '../../../ui/page/TabLinks.tsx'

/** What is to be combined, and what was; choosing comes first (spec §2). */
export function GlobalTabs({ present }: { present: 'create' | 'saved' }) {
  const translate = useTranslate()
  const tabs = [
    { to: '/reports/global', label: translate('combined.tab.create'), isPresent: present === 'create' },
    { to: '/reports', label: translate('combined.tab.saved'), isPresent: present === 'saved' },
  ]
  return <TabLinks label={translate('combined.tabs')} tabs={tabs} />
}

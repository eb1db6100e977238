/** Picking an earlier questionnaire to make a new one from (spec §2 /add/history, /addwizard/history). */
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { HistoryList } from './HistoryList.tsx'

export function AddHistoryPage() {
  const translate = useTranslate()
  return (
    <>
      <PageHeader
        above={<Link to="/manage">{translate('title.manage')}</Link>}
        title={translate('title.add.history')}
      />
      <HistoryList />
    </>
  )
}

export function WizardHistoryPage() {
  const translate = useTranslate()
  return (
    <>
      <PageHeader
        above={<Link to="/addwizard">{translate('wizard.back')}</Link>}
        title={translate('title.addwizard.history')}
      />
      <HistoryList />
    </>
  )
}

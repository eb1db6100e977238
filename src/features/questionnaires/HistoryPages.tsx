/** Picking an earlier questionnaire to make a new one from (spec §2 /add/history, /addwizard/history). */
import { useTranslate } from 'react-admin'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { HistoryList } from './HistoryList.tsx'

export function AddHistoryPage() {
  const translate = useTranslate()
  return (
    <>
      <PageHeader above={<a href="#/manage">{translate('title.manage')}</a>} title={translate('title.add.history')} />
      <HistoryList />
    </>
  )
}

export function WizardHistoryPage() {
  const translate = useTranslate()
  return (
    <>
      <PageHeader
        above={<a href="#/addwizard">{translate('wizard.back')}</a>}
        title={translate('title.addwizard.history')}
      />
      <HistoryList />
    </>
  )
}

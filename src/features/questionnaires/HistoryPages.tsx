/** Picking an earlier questionnaire to make a new one from (spec §2 /add/history, /addwizard/history). */
import { useTranslate } from 'react-admin'
import { Above } from '../../ui/page/PageHeader.tsx'
import { HistoryList } from './HistoryList.tsx'

export function AddHistoryPage() {
  const translate = useTranslate()
  return (
    <HistoryList titleKey="title.add.history" belongsTo={<Above to="/manage">{translate('title.manage')}</Above>} />
  )
}

export function WizardHistoryPage() {
  const translate = useTranslate()
  const back = <Above to="/addwizard">{translate('wizard.back')}</Above>
  return <HistoryList titleKey="title.addwizard.history" belongsTo={back} />
}

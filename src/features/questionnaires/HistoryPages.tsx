/** Picking an earlier questionnaire to make a new one from (spec §2 /add/history, /addwizard/history). */
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { HistoryList } from './HistoryList.tsx'

export function AddHistoryPage() {
  const translate = useTranslate()
  return <HistoryList titleKey="title.add.history" belongsTo={<Link to="/manage">{translate('title.manage')}</Link>} />
}

export function WizardHistoryPage() {
  const translate = useTranslate()
  const back = <Link to="/addwizard">{translate('wizard.back')}</Link>
  return <HistoryList titleKey="title.addwizard.history" belongsTo={back} />
}

/** The template library, and the same library as a step of making a questionnaire (spec §2). */
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { Library } from './Library.tsx'

export function TemplatesPage() {
  const translate = useTranslate()
  return <Library titleKey="title.templates" subtitle={translate('templates.intro')} isKept />
}

export function AddTemplatePage() {
  const translate = useTranslate()
  return <Library titleKey="title.add.template" belongsTo={<Link to="/manage">{translate('title.manage')}</Link>} />
}

export function WizardTemplatePage() {
  const translate = useTranslate()
  const back = <Link to="/addwizard">{translate('wizard.back')}</Link>
  return <Library titleKey="title.addwizard.template" belongsTo={back} />
}

/** The template library, and the same library as a step of making a questionnaire (spec §2). */
import { useTranslate } from 'react-admin'
import { Above } from '../../ui/page/PageHeader.tsx'
import { Library } from './Library.tsx'

export function TemplatesPage() {
  const translate = useTranslate()
  return <Library titleKey="title.templates" subtitle={translate('templates.intro')} isKept />
}

export function AddTemplatePage() {
  const translate = useTranslate()
  return <Library titleKey="title.add.template" belongsTo={<Above to="/manage">{translate('title.manage')}</Above>} />
}

export function WizardTemplatePage() {
  const translate = useTranslate()
  const back = <Above to="/addwizard">{translate('wizard.back')}</Above>
  return <Library titleKey="title.addwizard.template" belongsTo={back} />
}

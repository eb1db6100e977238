/** The template library, and the same library as a step of making a questionnaire (spec §2). */
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Library } from './Library.tsx'

export function TemplatesPage() {
  const translate = useTranslate()
  return (
    <>
      <PageHeader title={translate('title.templates')} subtitle={translate('templates.intro')} />
      <Library isKept />
    </>
  )
}

export function AddTemplatePage() {
  const translate = useTranslate()
  return (
    <>
      <PageHeader
        above={<Link to="/manage">{translate('title.manage')}</Link>}
        title={translate('title.add.template')}
      />
      <Library />
    </>
  )
}

export function WizardTemplatePage() {
  const translate = useTranslate()
  return (
    <>
      <PageHeader
        above={<Link to="/addwizard">{translate('wizard.back')}</Link>}
        title={translate('title.addwizard.template')}
      />
      <Library />
    </>
  )
}

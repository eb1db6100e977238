/** The template library, and the same library as a step of making a questionnaire (spec §2). */
import { useTranslate } from 'react-admin'
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
      <PageHeader above={<a href="#/manage">{translate('title.manage')}</a>} title={translate('title.add.template')} />
      <Library />
    </>
  )
}

export function WizardTemplatePage() {
  const translate = useTranslate()
  return (
    <>
      <PageHeader
        above={<a href="#/addwizard">{translate('wizard.back')}</a>}
        title={translate('title.addwizard.template')}
      />
      <Library />
    </>
  )
}

import { api } from '../../api/client.ts'
import { read } from '../../api/envelope.ts'
import { PlainPage } from '../../resource/PlainPage.tsx'

export function WizardPage() {
  return (
    <PlainPage
      titleKey="title.addwizard"
      queryKey={['wizardTemplates']}
      queryFn={(signal) => read(api.GET('/api/paper/template', { signal }))}
    />
  )
}

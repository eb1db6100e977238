import { api } from '../../api/client.ts'
import { read } from '../../api/envelope.ts'
import { PlainPage } from '../../resource/PlainPage.tsx'

export function PickTemplatePage() {
  return (
    <PlainPage
      titleKey="title.add.template"
      queryKey={['templatePick']}
      queryFn={(signal) => read(api.GET('/api/paper/template', { signal }))}
    />
  )
}

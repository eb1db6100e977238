import { api } from '../../api/client.ts'
import { read } from '../../api/envelope.ts'
import { PlainPage } from '../../resource/PlainPage.tsx'

export function TemplatesPage() {
  return (
    <PlainPage
      titleKey="title.templates"
      queryKey={['templateList']}
      queryFn={(signal) => read(api.GET('/api/paper/template', { signal }))}
    />
  )
}

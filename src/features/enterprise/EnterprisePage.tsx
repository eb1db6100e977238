import { api } from '../../api/client.ts'
import { read } from '../../api/envelope.ts'
import { PlainPage } from '../../resource/PlainPage.tsx'

export function EnterprisePage() {
  return (
    <PlainPage
      titleKey="title.enterprise"
      queryKey={['enterprise']}
      queryFn={(signal) => read(api.GET('/api/enterprises/me', { signal }))}
    />
  )
}

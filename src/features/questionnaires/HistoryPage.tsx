import { api } from '../../api/client.ts'
import { read } from '../../api/envelope.ts'
import { PlainPage } from '../../resource/PlainPage.tsx'

export function HistoryPage() {
  return (
    <PlainPage
      titleKey="title.add.history"
      queryKey={['questionnaireHistory']}
      queryFn={(signal) => read(api.GET('/api/questionnaires', { signal }))}
    />
  )
}

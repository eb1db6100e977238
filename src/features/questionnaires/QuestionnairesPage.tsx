import { api } from '../../api/client.ts'
import { read } from '../../api/envelope.ts'
import { PlainPage } from '../../resource/PlainPage.tsx'

export function QuestionnairesPage() {
  return (
    <PlainPage
      titleKey="title.manage"
      queryKey={['questionnaireList']}
      queryFn={(signal) => read(api.GET('/api/questionnaires', { signal }))}
    />
  )
}

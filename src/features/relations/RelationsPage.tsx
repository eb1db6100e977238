import { api } from '../../api/client.ts'
import { read } from '../../api/envelope.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import { PlainPage } from '../../resource/PlainPage.tsx'

export function RelationsPage() {
  const id = useQuestionnaireId()
  const params = { path: { id } }
  return (
    <PlainPage
      queryKey={['relationList', id]}
      queryFn={(signal) => read(api.GET('/api/questionnaire/{id}/evaluatees', { params, signal }))}
    />
  )
}

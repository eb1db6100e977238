import { api } from '../../api/client.ts'
import { read } from '../../api/envelope.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import { PlainPage } from '../../resource/PlainPage.tsx'

export function ProgressDetailsPage() {
  const id = useQuestionnaireId()
  const params = { path: { id } }
  return (
    <PlainPage
      queryKey={['feedbackList', id]}
      queryFn={(signal) => read(api.GET('/api/questionnaires/{id}/feedback/list', { params, signal }))}
    />
  )
}

import { api } from '../../api/client.ts'
import { read } from '../../api/envelope.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import { PlainPage } from '../../resource/PlainPage.tsx'

export function ProgressPage() {
  const id = useQuestionnaireId()
  const params = { path: { id } }
  return (
    <PlainPage
      queryKey={['feedbackSummary', id]}
      queryFn={(signal) => read(api.GET('/api/questionnaires/{id}/feedback/summary', { params, signal }))}
    />
  )
}

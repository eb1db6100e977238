import { api } from '../../api/client.ts'
import { read } from '../../api/envelope.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import { PlainPage } from '../../resource/PlainPage.tsx'

export function RankingDetailsPage() {
  const id = useQuestionnaireId()
  const params = { path: { id } }
  return (
    <PlainPage
      queryKey={['rankingDetail', id]}
      queryFn={(signal) => read(api.GET('/api/questionnaire/{id}/statistics/rankingdetail', { params, signal }))}
    />
  )
}

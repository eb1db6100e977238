/** How the answering site looks (spec §2 edit/appearance, without a title of its own). */
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { read } from '../../api/envelope.ts'
import { useCurrentQuestionnaire } from '../../providers/currentQuestionnaire.ts'
import { FailurePage } from '../../ui/FailurePage.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { AppearanceForm, type Style } from './AppearanceForm.tsx'

export function AppearancePage() {
  const { questionnaire } = useCurrentQuestionnaire()
  const { id } = questionnaire
  const { data, error, refetch } = useQuery({
    queryKey: ['questionnaireStyle', id],
    queryFn: async ({ signal }) => {
      const config = await read(api.GET('/api/questionnaires/config/{id}', { params: { path: { id } }, signal }))
      // The JSON edge: the contract says what this text holds.
      return JSON.parse(config.styleConfig) as Style
    },
    staleTime: 0,
    gcTime: 0,
  })
  if (error && data === undefined) return <FailurePage error={error} retry={() => void refetch()} />
  if (data === undefined) return <Waiting />
  return <AppearanceForm key={id} questionnaire={questionnaire} style={data} />
}

/** Settings of a questionnaire (spec §2 edit/settings): what raters are promised, how they answer. */
import { useCurrentQuestionnaire } from '../../providers/currentQuestionnaire.ts'
import { useQuestion } from '../../providers/useQuestion.ts'
import { FailurePage } from '../../ui/FailurePage.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { SettingsForm } from './SettingsForm.tsx'

export function SettingsPage() {
  const { questionnaire } = useCurrentQuestionnaire()
  const { id } = questionnaire
  const { data, error, refetch } = useQuestion('getQuestionnaireSetting', { path: { id } }, { staleTime: 0, gcTime: 0 })
  if (error && data === undefined) return <FailurePage error={error} retry={() => void refetch()} />
  if (data === undefined) return <Waiting />
  return <SettingsForm key={id} questionnaire={questionnaire} setting={data} />
}

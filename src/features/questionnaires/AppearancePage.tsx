/** How the answering site looks (spec §2 edit/appearance, without a title of its own). */
import type { CallResult } from '../../providers/calls.ts'
import { useCurrentQuestionnaire } from '../../providers/currentQuestionnaire.ts'
import { useQuestion } from '../../providers/useQuestion.ts'
import { FailurePage } from '../../ui/FailurePage.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { AppearanceForm, type Style } from './AppearanceForm.tsx'

/** The JSON edge: the contract says what this text holds. */
const styleOf = ({ styleConfig }: CallResult<'getQuestionnaireConfig'>) => JSON.parse(styleConfig) as Style

export function AppearancePage() {
  const { questionnaire } = useCurrentQuestionnaire()
  const { id } = questionnaire
  const { data, error, refetch } = useQuestion(
    'getQuestionnaireConfig',
    { path: { id } },
    { select: styleOf, staleTime: 0, gcTime: 0 },
  )
  if (error && data === undefined) return <FailurePage error={error} retry={() => void refetch()} />
  if (data === undefined) return <Waiting />
  return <AppearanceForm key={id} questionnaire={questionnaire} style={data} />
}

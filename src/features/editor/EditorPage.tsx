/** The editor of a questionnaire's paper (spec §2 edit/survey, §4 "Editor"). */
import { isDisabled, isEditable } from '../../../domain/evaluation/status.ts'
import { IN_PLACE, useQuestion } from '../../providers/calls/useQuestion.ts'
import { useCurrentQuestionnaire } from '../../providers/currentQuestionnaire.ts'
import { FailurePage } from '../../ui/page/FailurePage.tsx'
import { Waiting } from '../../ui/page/Waiting.tsx'
import { PaperEditor } from './PaperEditor.tsx'
import { ReadOnlyPaper } from './ReadOnlyPaper.tsx'
import { storedOf } from './session/wholePaper.ts'

export function EditorPage() {
  const { questionnaire } = useCurrentQuestionnaire()
  const { id, processStatus, disableStatus } = questionnaire
  const { data, error, refetch } = useQuestion(
    'getPaper',
    { path: { id } },
    // What is being edited must not change under the hands: a save tells when it did.
    { ...IN_PLACE, select: storedOf, staleTime: 0, gcTime: 0, refetchOnReconnect: false },
  )
  if (error && data === undefined) return <FailurePage error={error} retry={() => void refetch()} />
  if (data === undefined) return <Waiting />
  if (isDisabled(disableStatus)) return <ReadOnlyPaper paper={data.paper} reasonKey="editor.readOnly.disabled" />
  if (!isEditable(processStatus)) {
    const reasonKey = processStatus === 40 ? 'editor.readOnly.finished' : 'editor.readOnly.published'
    return <ReadOnlyPaper paper={data.paper} reasonKey={reasonKey} />
  }
  return <PaperEditor key={id} questionnaireId={id} loaded={data} />
}

/**
 * The reason of an act while it is typed: words about colleagues, kept as all that is unsaved (providers/shelf.ts). Of one
 * form it is offered for that form alone. Which ones were chosen does not outlive the session, and of a reason for many the
 * words are the work: they are offered the next time the same is done to many of the same questionnaire, to be read again.
 */
import { useState } from 'react'
import { useQuestionnaireId } from '../../../providers/useQuestionnaireId.ts'
import { useKeptDraft } from '../../../resource/form/useKeptDraft.ts'

export type ReasonedAct = 'count' | 'leaveOut' | 'cancel'

const readReason = (kept: unknown) => (typeof kept === 'string' && kept.trim() !== '' ? kept : null)

/** `formId` of the one it is about; undefined for the chosen ones. */
export function useReason(act: ReasonedAct, formId: number | undefined) {
  const [text, type] = useState('')
  const kept = useKeptDraft({
    name: `reason.${useQuestionnaireId()}.${act}.${formId ?? 'chosen'}`,
    read: readReason,
    typed: readReason(text),
    onRestore: type,
  })
  return { text, type, kept }
}

export type Reason = ReturnType<typeof useReason>

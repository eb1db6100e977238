/** Who would get which mail, and sending it (design §5.10). */
import { useAct } from '../../providers/useAct.ts'
import { IN_PLACE, useQuestion } from '../../providers/useQuestion.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import type { Audience, ChosenForms } from './model.ts'

const NOTHING_YET: ChosenForms = { participants: [] }
/** What others do meanwhile changes it, so it is never taken from before. */
const UNKEPT = { ...IN_PLACE, staleTime: 0, gcTime: 0 }

/** `plan` is the dry run; `send` mails what it shows. With `repeat` whoever was mailed lately is mailed again. */
export function useNotification(audience: Audience, repeat: boolean) {
  const path = { id: useQuestionnaireId() }
  const round = 'businessType' in audience ? audience : null
  const chosen = 'businessType' in audience ? NOTHING_YET : audience
  const mailRound = useAct('sendNotifications')
  const mailChosen = useAct('notifyParticipants')
  const isSending = mailRound.isPending || mailChosen.isPending

  const roundBody = (confirm: boolean) => ({
    businessType: 'invite' as const,
    ...round,
    confirm,
    repeat,
    notifyType: 1 as const,
  })
  const chosenBody = (confirm: boolean) => ({ ...chosen, confirm, repeat, notifyAll: false, notifyType: 1 as const })
  // Sending makes the plan stale, but the dialog closes with it.
  const roundPlan = useQuestion(
    'sendNotifications',
    { path, body: roundBody(true) },
    { ...UNKEPT, enabled: round !== null && !isSending },
  )
  const chosenPlan = useQuestion(
    'notifyParticipants',
    { path, body: chosenBody(true) },
    { ...UNKEPT, enabled: round === null && !isSending },
  )

  function send(onSent: (count: number) => void) {
    const options = { onSuccess: ({ count }: { count: number }) => onSent(count) }
    if (round === null) mailChosen.mutate({ path, body: chosenBody(false) }, options)
    else mailRound.mutate({ path, body: roundBody(false) }, options)
  }
  return { plan: round === null ? chosenPlan : roundPlan, send, isSending }
}

/** Who would get which mail, and sending it (design §5.10). */
import { useAct } from '../../providers/calls/useAct.ts'
import { IN_PLACE, useQuestion } from '../../providers/calls/useQuestion.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import type { Audience, ChosenForms } from './audience.ts'

const NOTHING_YET: ChosenForms = { participants: [] }
/** What others do meanwhile changes it, so it is never taken from before. */
const UNKEPT = { ...IN_PLACE, staleTime: 0, gcTime: 0 }

interface NotificationOptions {
  audience: Audience
  /** Whoever was mailed lately is mailed again. */
  repeat: boolean
  /** Called also where the list that is loaded again takes the dialog with it. */
  onSent: (count: number) => void
}

/** `plan` is the dry run; `send` mails what it shows. */
export function useNotification({ audience, repeat, onSent }: NotificationOptions) {
  const path = { id: useQuestionnaireId() }
  const round = 'businessType' in audience ? audience : null
  const chosen = 'businessType' in audience ? NOTHING_YET : audience
  const telling = { onSuccess: ({ count }: { count: number }) => onSent(count) }
  const mailRound = useAct('sendNotifications', telling)
  const mailChosen = useAct('notifyParticipants', telling)
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

  function send() {
    if (round === null) mailChosen.mutate({ path, body: chosenBody(false) })
    else mailRound.mutate({ path, body: roundBody(false) })
  }
  return { plan: round === null ? chosenPlan : roundPlan, send, isSending }
}

import { useId, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useAct } from '../../providers/useAct.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import '../../ui/choice.css'
import type { FeedbackRow } from './model.ts'

/** Withdraws an open form, or takes back a sent one of a named questionnaire, with the reason that is recorded. */
export function CancelButton({ row }: { row: FeedbackRow }) {
  const translate = useTranslate()
  const notify = useNotify()
  const id = useId()
  const [isAsking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const questionnaireId = useQuestionnaireId()
  const cancel = useAct('cancelAnswer', {
    // Told by the act itself: the row may have no such button any more.
    onSuccess: () => notify(translate('collection.cancelled'), { type: 'info' }),
  })
  const isSent = row.feedbackStatus === 'submitted'
  const names = { rater: row.valuerName, evaluatee: row.evaluatorName }

  function go() {
    const { evaluatorId, participantRelationId, valuerId } = row
    const given = reason.trim()
    cancel.mutate(
      {
        path: { id: questionnaireId },
        body: { evaluatorId, participantRelationId, valuerId, ...(given !== '' && { reason: given }) },
      },
      { onSettled: () => setAsking(false) },
    )
  }

  return (
    <>
      <button
        type="button"
        className="rv-link-button"
        aria-label={translate('collection.cancelOf', names)}
        onClick={() => setAsking(true)}
      >
        {translate('collection.cancel')}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={translate('collection.cancel')}
          confirmLabel={translate('collection.cancel')}
          isDangerous
          isBusy={cancel.isPending}
          canConfirm={!isSent || reason.trim() !== ''}
          onConfirm={go}
          onClose={() => setAsking(false)}
        >
          <p>{translate(isSent ? 'collection.cancel.sent' : 'collection.cancel.open', names)}</p>
          <p className="rv-cancel-reason">
            <label htmlFor={id}>
              {translate(isSent ? 'collection.cancel.reason' : 'collection.cancel.maybeReason')}
            </label>
            <input
              id={id}
              className="rv-input"
              value={reason}
              maxLength={500}
              onChange={(event) => setReason(event.target.value)}
            />
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { missingSteps } from '../../../../domain/evaluation/readiness.ts'
import { isPast, isPublishable } from '../../../../domain/evaluation/status.ts'
import { useAct } from '../../../providers/calls/useAct.ts'
import { useCurrentQuestionnaire } from '../../../providers/currentQuestionnaire.ts'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import { NextButton } from './NextButton.tsx'

/** Starts the collection, after saying what can no longer change; off while something is missing or `why` says what stands in the way. */
export function PublishButton({ why }: { why: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { questionnaire } = useCurrentQuestionnaire()
  const [isAsking, setAsking] = useState(false)
  const publish = useAct('publishQuestionnaire', {
    // Told by the act itself: this button goes with the start.
    onSuccess: () => notify(translate('collection.started'), { type: 'info' }),
  })
  const { processStatus, disableStatus, peopleJobId, deadline } = questionnaire
  const missing = missingSteps(questionnaire).length
  function obstacle() {
    if (disableStatus !== 0) return translate('questionnaires.isDisabled')
    if (peopleJobId !== null) return translate('questionnaires.peopleCome')
    const canStart = isPublishable(processStatus, disableStatus) && missing === 0
    if (!canStart) return translate('readiness.missing', { count: Math.max(1, missing) })
    return isPast(deadline, new Date().toISOString()) ? translate('collection.ready.deadlinePast') : why
  }

  function start() {
    publish.mutate({ path: { id: questionnaire.id } }, { onSettled: () => setAsking(false) })
  }

  return (
    <>
      <NextButton label={translate('questionnaires.publish')} why={obstacle()} onClick={() => setAsking(true)} />
      {isAsking && (
        <ConfirmDialog
          title={translate('questionnaires.publish')}
          confirmLabel={translate('collection.startNow')}
          isBusy={publish.isPending}
          onConfirm={start}
          onClose={() => setAsking(false)}
        >
          {translate('questionnaires.publish.confirm')}
        </ConfirmDialog>
      )}
    </>
  )
}

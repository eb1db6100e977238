import { Button, Tooltip } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { isPublishable } from '../../../domain/evaluation/status.ts'
import { useCurrentQuestionnaire } from '../../providers/currentQuestionnaire.ts'
import { useAct } from '../../providers/useAct.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

/** Starts the collection, after saying what can no longer change; off while something is missing. */
export function PublishButton() {
  const translate = useTranslate()
  const notify = useNotify()
  const { questionnaire } = useCurrentQuestionnaire()
  const [isAsking, setAsking] = useState(false)
  const publish = useAct('publishQuestionnaire', {
    // Told by the act itself: this button goes with the start.
    onSuccess: () => notify(translate('collection.started'), { type: 'info' }),
  })
  const { processStatus, disableStatus, paperDataValid, invalidDatas } = questionnaire
  const canStart = isPublishable(processStatus, disableStatus) && paperDataValid
  const missing = invalidDatas.filter(({ valid }) => !valid).length + (paperDataValid ? 0 : 1)
  const why =
    disableStatus !== 0
      ? translate('questionnaires.isDisabled')
      : translate('readiness.missing', { count: Math.max(1, missing) })

  function start() {
    publish.mutate({ path: { id: questionnaire.id } }, { onSettled: () => setAsking(false) })
  }

  return (
    <>
      <Tooltip title={canStart ? '' : why}>
        <span>
          <Button variant="contained" color="primary" disabled={!canStart} onClick={() => setAsking(true)}>
            {translate('questionnaires.publish')}
          </Button>
        </span>
      </Tooltip>
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

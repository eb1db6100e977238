import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useAct } from '../../providers/calls/useAct.ts'
import { useCurrentQuestionnaire } from '../../providers/currentQuestionnaire.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { Tick } from '../../ui/inputs/Tick.tsx'
import { Note } from '../../ui/marks/marks.tsx'
import { Points } from '../../ui/Points.tsx'
import type { Summary } from './model.ts'

/** Says what finishing means before it can be pressed: it is final, and seals an anonymous questionnaire (R1, R6). */
export function FinishDialog({ summary, onClose }: { summary: Summary; onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { questionnaire } = useCurrentQuestionnaire()
  const [isUnderstood, setUnderstood] = useState(false)
  const finish = useAct('finishQuestionnaire', {
    onSuccess: ({ closingSince }) =>
      notify(translate(closingSince === null ? 'collection.finished' : 'collection.closing.began'), { type: 'info' }),
  })
  const open = summary.relationCount - summary.submittedCount

  function go() {
    finish.mutate({ path: { id: questionnaire.id } }, { onSettled: onClose })
  }

  return (
    <ConfirmDialog
      title={translate('collection.finish.title')}
      confirmLabel={translate('collection.finish.now')}
      isDangerous
      isBusy={finish.isPending}
      canConfirm={isUnderstood}
      onConfirm={go}
      onClose={onClose}
      fields={
        <Tick checked={isUnderstood} onChange={setUnderstood}>
          {translate('collection.finish.understood')}
        </Tick>
      }
    >
      {open > 0 && <Note>{translate('collection.finish.open', { count: open })}</Note>}
      <Points>
        <li>{translate('collection.finish.closed')}</li>
        <li>{translate('collection.finish.final')}</li>
        {questionnaire.type === 2 && <li>{translate('collection.finish.sealed')}</li>}
        {questionnaire.type === 2 && <li>{translate('collection.finish.levels')}</li>}
        <li>{translate('collection.finish.reports')}</li>
      </Points>
    </ConfirmDialog>
  )
}

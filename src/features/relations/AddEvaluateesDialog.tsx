import { Button } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { useAct } from '../../providers/calls/useAct.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import { PeoplePicker } from '../../resource/people/PeoplePicker.tsx'
import { useChosenPeople } from '../../resource/people/useChosenPeople.ts'
import { DialogFrame, LeaveButton } from '../../ui/dialog/DialogFrame.tsx'
import type { Evaluatee } from './model.ts'

export function AddEvaluateesDialog({ rows, onClose }: { rows: Evaluatee[]; onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const id = useQuestionnaireId()
  const add = useAct('addEvaluatees')
  const taken = new Set(rows.map(({ employeeId }) => employeeId))
  const { chosen, choose, kept } = useChosenPeople(`evaluatees.${id}`, taken)

  function save() {
    add.mutate(
      { path: { id }, body: { employeeIds: [...chosen] } },
      {
        onSuccess: ({ added }) => {
          notify(translate('relations.evaluateesAdded', { count: added }), { type: 'info' })
          kept.drop()
          onClose()
        },
      },
    )
  }

  return (
    <DialogFrame
      title={translate('relations.addEvaluatees')}
      onClose={onClose}
      isBusy={add.isPending}
      kept={kept}
      actions={
        <>
          <LeaveButton />
          <Button variant="contained" color="primary" disabled={chosen.size === 0 || add.isPending} onClick={save}>
            {translate('relations.addCount', { count: chosen.size })}
          </Button>
        </>
      }
    >
      <PeoplePicker chosen={chosen} onChoose={choose} taken={taken} />
    </DialogFrame>
  )
}

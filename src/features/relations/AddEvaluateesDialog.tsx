import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useAct } from '../../providers/useAct.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import { PeoplePicker } from '../../resource/people/PeoplePicker.tsx'
import { DialogFrame, LeaveButton } from '../../ui/DialogFrame.tsx'
import type { Evaluatee, Person } from './model.ts'

export function AddEvaluateesDialog({ rows, onClose }: { rows: Evaluatee[]; onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const [chosen, setChosen] = useState<ReadonlyMap<number, Person>>(new Map())
  const id = useQuestionnaireId()
  const add = useAct('addEvaluatees')
  const taken = new Set(rows.map(({ employeeId }) => employeeId))

  function save() {
    add.mutate(
      { path: { id }, body: { employeeIds: [...chosen.keys()] } },
      {
        onSuccess: ({ added }) => {
          notify(translate('relations.evaluateesAdded', { count: added }), { type: 'info' })
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
      hasUnsaved={chosen.size > 0}
      actions={
        <>
          <LeaveButton />
          <Button variant="contained" color="primary" disabled={chosen.size === 0 || add.isPending} onClick={save}>
            {translate('relations.addCount', { count: chosen.size })}
          </Button>
        </>
      }
    >
      <PeoplePicker chosen={chosen} onChoose={setChosen} taken={taken} />
    </DialogFrame>
  )
}

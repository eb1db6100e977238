import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { DialogFrame } from '../../ui/DialogFrame.tsx'
import { type Evaluatee, type Person, useAddEvaluatees } from './calls.ts'
import { PeoplePicker } from './PeoplePicker.tsx'

export function AddEvaluateesDialog({ rows, onClose }: { rows: Evaluatee[]; onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const [chosen, setChosen] = useState<ReadonlyMap<number, Person>>(new Map())
  const add = useAddEvaluatees()
  const taken = new Set(rows.map(({ employeeId }) => employeeId))

  function save() {
    add.mutate([...chosen.keys()], {
      onSuccess: ({ added }) => {
        notify(translate('relations.evaluateesAdded', { count: added }), { type: 'info' })
        onClose()
      },
    })
  }

  return (
    <DialogFrame
      title={translate('relations.addEvaluatees')}
      onClose={onClose}
      isBusy={add.isPending}
      actions={
        <>
          <Button onClick={onClose}>{translate('action.cancel')}</Button>
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

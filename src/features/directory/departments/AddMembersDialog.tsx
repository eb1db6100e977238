import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { AT_ONCE } from '../../../../domain/selection.ts'
import { PeoplePicker } from '../../../resource/people/PeoplePicker.tsx'
import { useChosenPeople } from '../../../resource/people/useChosenPeople.ts'
import { DialogFrame, LeaveButton } from '../../../ui/dialog/DialogFrame.tsx'
import { useMoving } from '../useMoving.ts'

interface AddMembersDialogProps {
  departmentId: number
  taken: readonly number[]
  onClose: () => void
}

export function AddMembersDialog({ departmentId, taken, onClose }: AddMembersDialogProps) {
  const translate = useTranslate()
  const members = new Set(taken)
  const { chosen, choose, kept } = useChosenPeople(`members.${departmentId}`, members)
  const { run, isPending } = useMoving('departments.membersIn', () => {
    kept.drop()
    onClose()
  })
  const isTooMany = chosen.size > AT_ONCE
  return (
    <DialogFrame
      title={translate('departments.addMembers')}
      onClose={onClose}
      isBusy={isPending}
      kept={kept}
      actions={
        <>
          {isTooMany && <span className="rv-sub">{translate('departments.atMost', { count: AT_ONCE })}</span>}
          <LeaveButton />
          <Button
            variant="contained"
            color="primary"
            disabled={chosen.size === 0 || isTooMany || isPending}
            onClick={() => run({ body: { ids: [...chosen], departId: departmentId } })}
          >
            {translate('departments.addCount', { count: chosen.size })}
          </Button>
        </>
      }
    >
      <p className="rv-sub">{translate('departments.addHint')}</p>
      <PeoplePicker chosen={chosen} onChoose={choose} taken={members} />
    </DialogFrame>
  )
}

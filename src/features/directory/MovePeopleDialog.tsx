import { useTranslate } from 'react-admin'
import { SchemaForm } from '../../resource/form/SchemaForm.tsx'
import { DepartmentChoice } from '../../resource/people/DepartmentChoice.tsx'
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx'
import { useMoving } from './useMoving.ts'

/** Moves the chosen people to a department; taking it back puts each where they were. */
export function MovePeopleDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const { send, count } = useMoving('directory.movedMany')
  return (
    <DialogFrame title={translate('directory.moveTitle', { count })} onClose={onClose}>
      <SchemaForm
        operation="bulkMoveEmployees"
        isPlain
        saveKey="directory.move"
        inputs={{
          departId: (
            <DepartmentChoice
              source="departId"
              label={translate('directory.moveTo')}
              helperText={translate('directory.moveNone')}
            />
          ),
        }}
        save={(body) => send({ body })}
        onCancel={onClose}
      />
    </DialogFrame>
  )
}

/** Moves a department by choosing what it goes under: for a finger, and for far away. */
import { useTranslate } from 'react-admin'
import type { Move } from '../../../../domain/directory/tree.ts'
import { formLook } from '../../../resource/form/formLook.ts'
import { DepartmentChoice } from '../../../resource/people/DepartmentChoice.tsx'
import type { Department } from '../../../resource/people/person.ts'
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx'

interface MoveDialogProps {
  department: Department
  onMove: (move: Move, offersUndo: boolean) => void
  onClose: () => void
}

export function MoveDialog({ department: { id, name, parentId }, onMove, onClose }: MoveDialogProps) {
  const translate = useTranslate()
  function send({ parentId: chosen = null }: { parentId?: number | null }) {
    if (chosen !== parentId) onMove({ id, parentId: chosen }, true)
    onClose()
  }
  return (
    <FormDialog
      title={translate('departments.moveTitle', { name })}
      submitLabel={translate('departments.move')}
      look={formLook}
      record={{ parentId }}
      onSubmit={send}
      onClose={onClose}
    >
      <DepartmentChoice
        source="parentId"
        movingId={id}
        label={translate('directory.parent')}
        helperText={translate('departments.moveHint')}
      />
    </FormDialog>
  )
}
